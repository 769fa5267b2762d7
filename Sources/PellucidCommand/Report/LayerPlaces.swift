// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// Where the layers and windows of a scene document stand in its file.
struct LayerPlaces: Sendable {
  private let path: String
  private var places: [String: Place] = [:]

  /// A document that cannot be read has no places; its reader says what is wrong with it.
  init(documentAt path: String, limits: SceneLimits = SceneLimits()) {
    self.path = path
    guard let bytes = try? FileReading.bytes(of: path, maximumBytes: limits.bytes),
      let root = try? JSONDocument(parsing: bytes, limits: limits.json).root
    else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    collect(root["desktop"], "desktop", lines)
    collect(root["windows"], "windows", lines)
  }

  /// A layer by its id or its key path; the file alone if there is none of that name.
  func place(of layer: String, point: Point? = nil) -> Place {
    var place = places[layer] ?? Place(file: path)
    (place.layer, place.point) = (layer, point)
    return place
  }

  private mutating func collect(_ list: JSONNode?, _ path: String, _ lines: [ArraySlice<UInt8>]) {
    guard let list, case .array(let items) = list.value else { return }
    for (index, item) in items.enumerated() {
      let path = path + "[\(index)]"
      var place = Place(file: self.path, line: item.position.line, keyPath: path)
      place.column = Self.scalars(before: item.position, lines)
      places[path] = place
      // The first of several layers with one id.
      if case .string(let id)? = item["id"]?.value, places[id] == nil { places[id] = place }
      for key in ["layers", "group", "glassContainer", "backgroundExtension"] {
        collect(item[key], path + "." + key, lines)
      }
    }
  }

  /// From 1, in Unicode scalars; positions of the parser count bytes.
  private static func scalars(before position: TextPosition, _ lines: [ArraySlice<UInt8>]) -> Int {
    guard lines.indices.contains(position.line - 1) else { return position.column }
    return String(decoding: lines[position.line - 1].prefix(position.column - 1), as: UTF8.self)
      .unicodeScalars.count + 1
  }
}
