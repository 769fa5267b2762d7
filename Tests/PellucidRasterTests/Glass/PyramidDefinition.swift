// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// The blur of the model, computed in double precision from the red of a picture, one tap at a time.
///
/// The sides of the picture must be multiples of a cell of the coarsest level.
struct PyramidDefinition {
  /// One level of cells, in rows; the edge cells are repeated outside.
  struct Cells {
    var width: Int, height: Int
    var values: [Double]

    init(width: Int, height: Int, _ value: (_ x: Int, _ y: Int) -> Double) {
      (self.width, self.height) = (width, height)
      values = (0..<width * height).map { value($0 % width, $0 / width) }
    }

    subscript(x: Int, y: Int) -> Double {
      values[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }

    /// Returns a bilinear sample; the middle of cell i lies at i + ½.
    func value(_ x: Double, _ y: Double) -> Double {
      let (x, y) = (x - 0.5, y - 0.5)
      let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      let (across, down) = (x - Double(column), y - Double(row))
      let upper = self[column, row] * (1 - across) + self[column + 1, row] * across
      let lower = self[column, row + 1] * (1 - across) + self[column + 1, row + 1] * across
      return upper * (1 - down) + lower * down
    }

    /// The next coarser level: the means of two by two cells, then a weighted sum of thirteen of these.
    var coarser: Cells {
      let boxes = Cells(width: width / 2, height: height / 2) { x, y in
        (self[2 * x, 2 * y] + self[2 * x + 1, 2 * y] + self[2 * x, 2 * y + 1] + self[2 * x + 1, 2 * y + 1])
          / 4
      }
      return Cells(width: boxes.width, height: boxes.height) { x, y in
        var sum = 0.0
        for down in -2...2 {
          for across in -2...2 {
            sum += boxes[x + across, y + down] * Self.weight(across, down)
          }
        }
        return sum
      }
    }

    /// Returns the published weight of a tap of the diamond.
    private static func weight(_ across: Int, _ down: Int) -> Double {
      switch across * across + down * down {
      case 0: 0.105469
      case 1: 0.09021
      case 2: 0.077087
      case 4: 0.056335
      default: 0
      }
    }
  }

  /// The side of a captured cell, in pixels.
  let side: Int
  private let levels: [Cells]

  init(_ picture: PixelImage, side: Int, levelCount: Int) {
    self.side = side
    var cells = Cells(width: picture.width / side, height: picture.height / side) { x, y in
      var sum = 0.0
      for row in y * side..<(y + 1) * side {
        for column in x * side..<(x + 1) * side { sum += Double(picture[column, row].x) / 257 }
      }
      return sum / Double(side * side)
    }
    var levels = [cells]
    for _ in 1..<levelCount {
      cells = cells.coarser
      levels.append(cells)
    }
    self.levels = levels
  }

  /// Returns the level of detail for a radius in pixels: the logarithm of 1.6 cells a radius, as published.
  func detail(radius: Double) -> Double {
    let cells = 1.6 * radius / Double(side)
    return max(0, cells >= 2 ? log2(cells) : log2(1 + cells / 2))
  }

  /// Returns the code value at a place in pixels.
  func value(_ x: Double, _ y: Double, detail: Double) -> Double {
    let level = Int(detail), part = detail - detail.rounded(.down)
    func read(_ level: Int) -> Double {
      let cell = Double(side << level)
      return levels[level].value(x / cell, y / cell)
    }
    return part == 0 ? read(level) : read(level) * (1 - part) + read(level + 1) * part
  }
}
