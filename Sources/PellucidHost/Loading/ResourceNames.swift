// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

/// The layers that texts and symbols of a scene belong to, for messages.
struct ResourceNames {
  private var names: [Int: String] = [:]

  init(of scene: ResolvedScene) {
    collect(scene.desktop)
    for window in scene.windows { collect(window.nodes) }
    for (index, resource) in scene.resources.enumerated() where names[index] == nil {
      if case .text(let content, _, _) = resource { names[index] = Self.quoted(content.string) }
    }
  }

  subscript(resource: Int) -> String { names[resource] ?? "resource \(resource)" }

  private mutating func collect(_ nodes: [Node]) {
    for node in nodes {
      switch node.content {
      case .masked(let source, _, _): names[source] = node.id
      case .group(let inner): collect(inner)
      case .glass(let glass): collect(glass.lens?.content ?? [])
      case .image, .fill, .material, .probe: break
      }
    }
  }

  /// A layer without an id is named by how its text begins.
  private static func quoted(_ string: String) -> String {
    let start = string.prefix(24)
    return "\"" + start + (start.endIndex < string.endIndex ? "…" : "") + "\""
  }
}

extension Finding {
  /// One finding for all characters of a text that no font of the library can draw.
  static func missingGlyphs(_ warnings: [TextWarning], layer: String) -> [Finding] {
    let characters = warnings.compactMap { warning -> String? in
      guard case .missingGlyph(let scalar) = warning else { return nil }
      return "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    guard !characters.isEmpty else { return [] }
    let list = characters.prefix(8).joined(separator: ", ") + (characters.count > 8 ? ", …" : "")
    return [
      Finding(rule: "TXT01", layer: layer, message: "no font can draw \(list); a box stands in its place")
    ]
  }
}
