// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour, picture, symbol or file of a catalog in all its variants.
package struct Asset: Hashable, Sendable {
  /// Such as `Assets.xcassets/Brand/Ink.colorset`.
  package var path: String
  /// The path of the catalog it belongs to; nil for icon documents beside catalogs.
  package var catalog: String?
  /// By which code asks for it: the folder's name without extension, behind those of namespaces, as `Brand/Ink`.
  package var name: String
  package var kind: AssetKind
  package var content: Content
  package var properties: AssetProperties

  package enum Content: Hashable, Sendable {
    case colors(ColorSet)
    /// Pictures, symbols, app icons, data, and kinds of asset that list files in the same way.
    case files(FileSet)
    case icon(IconDocument)
    /// A kind without entries, or one that is not known.
    case other
    /// The file that describes it is missing or cannot be read; the facts about the file say why.
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
  /// The rendering of a symbol unless its user says otherwise.
  package var symbolIntent: SymbolIntent?
  /// A Boolean value indicating whether pictures of vectors are kept for sizes other than their own.
  package var preservesVectors = false
  /// A Boolean value indicating whether variants may differ by language.
  package var isLocalizable = false
  /// `automatic`, `lossless`, `lossy` and others.
  package var compression: String?
  package var onDemandResourceTags: [String] = []
  /// The members that are not among these, as they stand in the file.
  package var kept: [KeptMember] = []

  package enum TemplateIntent: String, CaseIterable, Sendable {
    /// Only the shape counts; it takes the tint.
    case template
    case original
  }

  package enum SymbolIntent: String, CaseIterable, Sendable { case template, multicolor, hierarchical }
}

/// A member of a file that the model has no field for.
package struct KeptMember: Hashable, Sendable {
  package var key: String
  /// Its value, as it stands in the file.
  package var json: String

  package init(key: String, json: String) { (self.key, self.json) = (key, json) }
}
