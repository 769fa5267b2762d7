// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// Writes `Contents.json` files of new assets for tests, in Xcode's layout: keys sorted, an indent of two spaces, a
/// space on both sides of the colon, a line end after the last line.
package enum ContentsText {
  /// Returns the file of a new colour set. A variant without a colour is written without one.
  package static func contents(of set: ColorSet) -> [UInt8] {
    let entries = set.entries.map { entry -> JSONText in
      let color: [JSONText.Member] =
        switch entry.value {
        case .color(let color): [("color", color.text(.decimal))]
        case .reference(let reference):
          [
            (
              "color",
              .object(["platform": .string(reference.platform), "reference": .string(reference.name)])
            )
          ]
        case .empty, .unreadable: []
        }
      return JSONText.object(entry.selectors.members + color).sorted
    }
    return file([("colors", .array(entries))])
  }

  /// Returns the file of a new group.
  package static func contents(ofGroupProvidingNamespace providesNamespace: Bool) -> [UInt8] {
    file(providesNamespace ? [("properties", .object(["provides-namespace": .bool(true)]))] : [])
  }

  private static func file(_ members: [JSONText.Member]) -> [UInt8] {
    let info = JSONText.object(["author": .string("xcode"), "version": .whole(1)])
    return Array((JSONText.object(members + [("info", info)]).sorted.text(in: .xcode) + "\n").utf8)
  }
}
