// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// Descriptions of new assets for tests, in the form in which Xcode writes them: keys sorted, two spaces, a space on both sides
/// of the colon, a line end behind everything.
package enum ContentsText {
  /// The file of a new colour set. Empty variants stay empty.
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

  /// The file of a new group.
  package static func contents(ofGroupProvidingNamespace providesNamespace: Bool) -> [UInt8] {
    file(providesNamespace ? [("properties", .object(["provides-namespace": .bool(true)]))] : [])
  }

  private static func file(_ members: [JSONText.Member]) -> [UInt8] {
    let info = JSONText.object(["author": .string("xcode"), "version": .whole(1)])
    return Array((JSONText.object(members + [("info", info)]).sorted.text(in: .xcode) + "\n").utf8)
  }
}
