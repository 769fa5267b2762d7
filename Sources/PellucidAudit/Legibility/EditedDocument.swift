// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidJSON
import PellucidJudge

/// The text of a scene document with edits of its layers, in which no other byte changes.
package struct EditedDocument {
  /// The text with the edits.
  package private(set) var bytes: [UInt8]
  /// The edits that were made.
  package private(set) var made: [LayerEdit] = []
  /// The edits of layers that have no text of their own in the document.
  package private(set) var unmade: [LayerEdit] = []

  /// Makes edits in the text of a document. A text that is not JSON stays as it is.
  package init(_ bytes: [UInt8], making edits: [LayerEdit], limits: SceneLimits = SceneLimits()) {
    self.bytes = bytes
    guard let document = try? JSONDocument(parsing: bytes, limits: limits.json) else {
      unmade = edits
      return
    }
    var editor = JSONEditor(document)
    for edit in edits {
      guard let layer = document.root.node(at: edit.layer.path), case .object = layer.value else {
        unmade.append(edit)
        continue
      }
      if let value = layer[edit.key] {
        editor.replace(value, by: edit.json)
      } else {
        editor.insert(edit.key, edit.json, into: layer)
      }
      made.append(edit)
    }
    self.bytes = editor.bytes
  }
}

extension JSONNode {
  /// Returns the value at a key path, such as `windows[0].layers[2]`; nil where there is none.
  fileprivate func node(at keyPath: String) -> JSONNode? {
    var node = self
    for step in keyPath.utf8.split(separator: UInt8(ascii: ".")) {
      let parts = step.split(separator: UInt8(ascii: "["))
      guard let key = parts.first.flatMap({ String($0) }), let member = node[key] else { return nil }
      node = member
      for part in parts.dropFirst() {
        guard part.last == UInt8(ascii: "]"), let index = String(part.dropLast()).flatMap({ Int($0) }),
          case .array(let items) = node.value, items.indices.contains(index)
        else { return nil }
        node = items[index]
      }
    }
    return node
  }
}
