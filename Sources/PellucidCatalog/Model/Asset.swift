// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour, picture, symbol or file of a catalog in all its variants.
package struct Asset: Hashable, Sendable {
  /// The path of the asset's folder, such as `Assets.xcassets/Brand/Ink.colorset`.
  package var path: String
  /// The path of the catalog that contains the asset; nil for icon documents beside catalogs.
  package var catalog: String?
  /// The name that code uses: the folder's name without extension, after the names of namespaces, such as `Brand/Ink`.
  package var name: String
  package var kind: AssetKind
  package var content: Content
  package var properties: AssetProperties

  /// The variants of an asset, in the form of its kind.
  package enum Content: Hashable, Sendable {
    case colors(ColorSet)
    /// Pictures, symbols, app icons, data, and other kinds that list files in the same way.
    case files(FileSet)
    case icon(IconDocument)
    /// A kind without entries, or an unknown kind.
    case other
    /// A kind whose description is missing or cannot be read; the facts about the file give the reason.
    case unreadable
  }

  /// The variants of a colour set; nil for other kinds.
  package var colors: ColorSet? { if case .colors(let set) = content { set } else { nil } }
  /// The variants of pictures, symbols, app icons and data; nil for other kinds.
  package var files: FileSet? { if case .files(let set) = content { set } else { nil } }
  /// The document of Icon Composer; nil for other kinds.
  package var icon: IconDocument? { if case .icon(let document) = content { document } else { nil } }
}

/// The properties of an asset or group as a whole.
package struct AssetProperties: Hashable, Sendable {
  /// The rendering of a picture; nil leaves it to the place of use.
  package var templateIntent: TemplateIntent?
  /// The rendering of a symbol, unless the place of use sets another one.
  package var symbolIntent: SymbolIntent?
  /// A Boolean value indicating whether vector pictures are kept as vectors, for sizes other than their own.
  package var preservesVectors = false
  /// A Boolean value indicating whether variants may differ by language.
  package var isLocalizable = false
  /// The compression: `automatic`, `lossless`, `lossy` and others.
  package var compression: String?
  package var onDemandResourceTags: [String] = []
  /// The members that have no field here, as they stand in the file.
  package var kept: [KeptMember] = []

  /// The renderings of a picture.
  package enum TemplateIntent: String, CaseIterable, Sendable {
    /// The picture is a mask, which the tint colours.
    case template
    case original
  }

  /// The renderings of a symbol.
  package enum SymbolIntent: String, CaseIterable, Sendable { case template, multicolor, hierarchical }
}

/// A member of a file that the model has no field for.
package struct KeptMember: Hashable, Sendable {
  package var key: String
  /// The value, as it stands in the file.
  package var json: String

  package init(key: String, json: String) { (self.key, self.json) = (key, json) }
}
