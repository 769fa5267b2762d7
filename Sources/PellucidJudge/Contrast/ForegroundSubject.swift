// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The text or symbol that a sentence is about.
package struct ForegroundSubject: Hashable, Sendable {
  /// The kind of a subject, with the name that sentences use for it.
  package enum Kind: Hashable, Sendable {
    /// The words of a text.
    case text(String)
    /// The name of a symbol, or the name of its file.
    case symbol(String)
    /// The name of a template picture's file.
    case picture(String)
    /// The path of another resource.
    case file(String)
  }

  package var kind: Kind
  /// The catalog colour that the subject is drawn in, such as `asset:Brand/Ink`; nil for other colours.
  package var asset: String?

  package init(_ kind: Kind, asset: String? = nil) { (self.kind, self.asset) = (kind, asset) }

  init(_ resource: Resource, style: ForegroundStyle?) {
    switch resource {
    case .text(let text, _, _): kind = .text(text.string)
    case .symbol(let symbol, _, _):
      kind = .symbol(
        NameMatch.begins(symbol.template, with: "/") ? Self.fileName(symbol.template) : symbol.template)
    case .template(let path, _, _, _): kind = .picture(Self.fileName(path))
    case .image(let path): kind = .file(path)
    case .outline(let outline): kind = .file(outline.path)
    }
    if case .color(.asset(let name))? = style?.color { asset = SceneAssets.prefix + name }
  }

  private static func fileName(_ path: String) -> String {
    path.utf8.contains(UInt8(ascii: "/")) ? NameMatch.lastStep(of: path) : path
  }
}
