// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidScene
import Testing

@Suite struct MeshReadingTests {
  private static let points = "[[0, 0], [1, 0], [0, 1], [1, 1]]"

  private func read(_ mesh: String) throws(SceneReadingError) -> Layer? {
    let text =
      #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"meshGradient": {\#(mesh)}}]}"#
    return try SceneReader().read(bytes: Array(text.utf8)).desktop.first
  }

  private func error(_ mesh: String) -> SceneReadingError? {
    do {
      _ = try read(mesh)
      return nil
    } catch {
      return error
    }
  }

  @Test("Read the points, handles, colours and defaults of a mesh")
  func meshesAreRead() throws {
    let colors = "[\"#000\", \"systemRed\", \"systemBlue\", \"asset:Card\"]"
    let layer = try read("\"columns\": 2, \"points\": \(Self.points), \"colors\": \(colors)")
    guard case .fill(.rectangle, .mesh(let mesh)) = layer?.content else {
      Issue.record("no mesh: \(String(describing: layer))")
      return
    }
    #expect(mesh.points.columns == 2 && mesh.points.fillsFrame && mesh.points.all.count == 4)
    #expect(mesh.colors[1...] == [.semantic("systemRed"), .semantic("systemBlue"), .asset("Card")])
    #expect(mesh.background == .custom(EncodedColor(white: 0, alpha: 0)))
    #expect(mesh.smoothsColors && mesh.space == .device)
    let bent = "[[0, 0, -1, 0, 0, -1, 0.3, 0, 0, 0.4], [1, 0], [0, 1], [1, 1]]"
    let other = try read(
      "\"columns\": 2, \"points\": \(bent), \"colors\": \(colors), \"background\": \"#fff\", "
        + "\"smoothsColors\": false, \"colorSpace\": \"perceptual\"")
    guard case .fill(_, .mesh(let whole)) = other?.content else {
      Issue.record("no mesh: \(String(describing: other))")
      return
    }
    #expect(
      whole.points.all[0].handles
        == MeshPoint.Handles(
          leading: Point(x: -1, y: 0), top: Point(x: 0, y: -1), trailing: Point(x: 0.3, y: 0),
          bottom: Point(x: 0, y: 0.4)))
    #expect(whole.points.all[1].handles == nil && !whole.smoothsColors && whole.space == .perceptual)
    #expect(whole.background == .custom(EncodedColor(white: 1)))
  }

  @Test("Reject points that are not whole rows, colours of another number, and points far away")
  func countsAreChecked() {
    let colors = "\"colors\": [\"#000\", \"#000\", \"#000\", \"#000\"]"
    guard
      case .wrongKind(let rows, .arrayOf(4), .rowsOf(3))? = error(
        "\"columns\": 3, \"points\": \(Self.points), \(colors)"),
      case .wrongKind(let other, .arrayOf(1), .arrayOf(4))? = error(
        "\"columns\": 2, \"points\": \(Self.points), \"colors\": [\"#000\"]"),
      case .outOfRange(let far, 11, .within(-10...10))? = error(
        "\"columns\": 2, \"points\": [[0, 0], [11, 0], [0, 1], [1, 1]], \(colors)"),
      case .wrongKind(let three, .arrayOf(3), .arrayNamed("x, y"))? = error(
        "\"columns\": 2, \"points\": [[0, 0, 1], [1, 0], [0, 1], [1, 1]], \(colors)"),
      case .outOfRange(let columns, 1, _)? = error("\"columns\": 1, \"points\": \(Self.points), \(colors)"),
      case .missingKey(_, "columns")? = error("\"points\": \(Self.points), \(colors)")
    else {
      Issue.record("other errors")
      return
    }
    let path = "desktop[0].meshGradient"
    #expect(rows.keyPath == path + ".points" && other.keyPath == path + ".colors")
    #expect(far.keyPath == path + ".points[1][0]" && three.keyPath == path + ".points[0]")
    #expect(columns.keyPath == path + ".columns")
  }

  @Test("Reject more points than the limit before they are read")
  func limits() {
    let points = Array(repeating: "null", count: 1025).joined(separator: ", ")
    guard
      case .tooMany(_, .entries, limit: 1024)? = error(
        "\"columns\": 5, \"points\": [\(points)], \"colors\": []")
    else {
      Issue.record("not too many")
      return
    }
  }
}
