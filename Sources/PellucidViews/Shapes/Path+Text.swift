// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

extension Path: CustomStringConvertible {
  /// The elements as numbers and letters: `m` begins a subpath, `l`, `q` and `c` add a line or a curve, and `h` closes it.
  public var description: String {
    func text(_ points: Point...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return outline.elements.map { element in
      switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .quadratic(let control, let end): "\(text(control, end)) q"
      case .cubic(let first, let second, let end): "\(text(first, second, end)) c"
      case .close: "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  /// Creates a path from its description; nil for another text.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func points(_ count: Int) -> [CGPoint]? {
      guard numbers.count == count * 2 else { return nil }
      return (0..<count).map { CGPoint(x: numbers[$0 * 2], y: numbers[$0 * 2 + 1]) }
    }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      guard append(word, points) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  private mutating func append(_ word: Substring, _ points: (Int) -> [CGPoint]?) -> Bool {
    switch word {
    case "m": points(1).map { move(to: $0[0]) } != nil
    case "l": points(1).map { addLine(to: $0[0]) } != nil
    case "q": points(2).map { addQuadCurve(to: $0[1], control: $0[0]) } != nil
    case "c": points(3).map { addCurve(to: $0[2], control1: $0[0], control2: $0[1]) } != nil
    case "re":
      points(2).map {
        addRect(CGRect(x: $0[0].x, y: $0[0].y, width: $0[1].x, height: $0[1].y))
      } != nil
    case "h": points(0).map { _ in closeSubpath() } != nil
    default: false
    }
  }
}
