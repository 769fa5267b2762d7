// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A colour, picture, symbol or file of a catalog in all its variants.
public struct Asset: Hashable, Sendable {
  /// Such as `Assets.xcassets/Brand/Ink.colorset`.
  public var path: String
  /// The path of the catalog it belongs to; nil for icon documents beside catalogs.
  public var catalog: String?
  /// By which code asks for it: the folder's name without extension, behind those of namespaces, as `Brand/Ink`.
  public var name: String
  public var kind: AssetKind
  public var content: Content
  public var properties: AssetProperties

  public enum Content: Hashable, Sendable {
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
  public var colors: ColorSet? { if case .colors(let set) = content { set } else { nil } }
  /// The variants of pictures, symbols, app icons and data; nil for other kinds.
  public var files: FileSet? { if case .files(let set) = content { set } else { nil } }
  /// The document of Icon Composer; nil for other kinds.
  public var icon: IconDocument? { if case .icon(let document) = content { document } else { nil } }
}

/// The properties of an asset or group as a whole.
public struct AssetProperties: Hashable, Sendable {
  /// The rendering of a picture; nil leaves it to the place of use.
  public var templateIntent: TemplateIntent?
  /// The rendering of a symbol unless its user says otherwise.
  public var symbolIntent: SymbolIntent?
  /// A Boolean value indicating whether pictures of vectors are kept for sizes other than their own.
  public var preservesVectors = false
  /// A Boolean value indicating whether variants may differ by language.
  public var isLocalizable = false
  /// `automatic`, `lossless`, `lossy` and others.
  public var compression: String?
  public var onDemandResourceTags: [String] = []
  /// The members that are not among these, as they stand in the file.
  public var kept: [KeptMember] = []

  public enum TemplateIntent: String, CaseIterable, Sendable {
    /// Only the shape counts; it takes the tint.
    case template
    case original
  }

  public enum SymbolIntent: String, CaseIterable, Sendable { case template, multicolor, hierarchical }
}

/// A member of a file that the model has no field for.
public struct KeptMember: Hashable, Sendable {
  public var key: String
  /// Its value, as it stands in the file.
  public var json: String

  public init(key: String, json: String) { (self.key, self.json) = (key, json) }
}
