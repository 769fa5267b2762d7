// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The kind of an asset, named by the extension of its folder.
package struct AssetKind: RawRepresentable, Hashable, Sendable {
  /// The extension of the folder, such as `colorset`.
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static func == (first: AssetKind, second: AssetKind) -> Bool {
    NameMatch.same(first.rawValue, second.rawValue)
  }

  package static let colorSet = AssetKind(rawValue: "colorset")
  package static let imageSet = AssetKind(rawValue: "imageset")
  package static let symbolSet = AssetKind(rawValue: "symbolset")
  package static let appIconSet = AssetKind(rawValue: "appiconset")
  package static let dataSet = AssetKind(rawValue: "dataset")
  /// A document of Icon Composer, which lies beside catalogs.
  package static let iconDocument = AssetKind(rawValue: "icon")

  /// The key of `Contents.json` that lists the kind's entries; nil where there is none, or the kind is unknown.
  var entriesKey: String? { Self.known[rawValue].flatMap { $0 } }

  /// A Boolean value indicating whether the kind is one that catalogs are known to have.
  package var isKnown: Bool { Self.known[rawValue] != nil }

  /// A Boolean value indicating whether the folder needs a `Contents.json`. An icon set does not: the names of its
  /// files give their sizes.
  var needsContents: Bool { self != .iconDocument && rawValue != "iconset" }

  /// A Boolean value indicating whether the entries are variants, of which a lookup chooses one.
  var hasVariants: Bool { [.colorSet, .imageSet, .symbolSet, .appIconSet, .dataSet].contains(self) }

  /// The known kinds, each with the key of its entries.
  private static let known: [String: String?] = [
    "colorset": "colors", "imageset": "images", "symbolset": "symbols", "appiconset": "images",
    "dataset": "data", "icon": nil, "iconset": nil,
    "imagestack": "layers", "imagestacklayer": nil, "solidimagestack": "layers", "solidimagestacklayer": nil,
    "brandassets": "assets", "launchimage": "images", "complicationset": "assets",
    "spriteatlas": nil, "stickerpack": "stickers", "sticker": nil, "stickersequence": "frames",
    "stickersiconset": "images",
    "arresourcegroup": "resources", "arreferenceimage": "images", "arimageset": "images", "arobject": nil,
    "cubetextureset": "textures", "textureset": "textures", "mipmapset": "levels",
    "gcdashboardimage": "images", "gcleaderboard": nil, "gcleaderboardset": nil,
  ]
}

extension AssetKind: Comparable {
  /// Orders kinds by name.
  package static func < (first: AssetKind, second: AssetKind) -> Bool { first.rawValue < second.rawValue }
}
