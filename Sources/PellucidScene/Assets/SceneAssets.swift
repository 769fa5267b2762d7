// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Colours, pictures and symbols under the names that an app's catalogs give them, in every variant that traits can
/// ask for.
///
/// A value: whoever reads catalogs makes it, and resolving looks names up in it without touching a file. Variants
/// are chosen by the traits where the name is used, so that a scene follows appearance, contrast, gamut and platform
/// by itself.
package struct SceneAssets: Hashable, Sendable {
  /// The assets that a scene uses; of two with the same name the first counts.
  package var colors: [Named<AssetColor>] = []
  package var images: [Named<AssetImage>] = []
  package var symbols: [Named<AssetSymbol>] = []
  /// All names there are, used or not.
  package var names = Names()
  /// A Boolean value that is true where any catalog was read at all.
  package var hasCatalogs = false
  /// The assets on the platform's other families of devices, those alone for which some of them differ.
  package var otherDevices: [OtherDevice] = []

  package init() {}

  /// The assets of a scene as another family of devices has them.
  package struct OtherDevice: Hashable, Sendable {
    /// nil is the platform's usual family.
    package var idiom: DeviceSettings.Idiom?
    package var assets: SceneAssets

    package init(_ idiom: DeviceSettings.Idiom?, _ assets: SceneAssets) {
      (self.idiom, self.assets) = (idiom, assets)
    }
  }

  /// An asset and its name.
  package struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
    /// Namespaces included, such as `Brand/Ink`.
    package var name: String
    /// The notes about the asset that hold whichever variant is used.
    package var notes: [AssetNote]
    package var variants: AssetVariants<Value>

    package init(_ name: String, _ variants: AssetVariants<Value>, notes: [AssetNote] = []) {
      (self.name, self.variants, self.notes) = (name, variants, notes)
    }
  }

  /// The names that the catalogs hold, for names that are misspelt.
  package struct Names: Hashable, Sendable {
    package var colors: [String] = []
    package var images: [String] = []
    package var symbols: [String] = []
    package init() {}
  }

  /// The kinds of assets.
  package enum Kind: Hashable, Sendable { case color, image, symbol }

  /// The prefix that tells names of assets from paths of files and names of symbols, as in `asset:Brand/Ink`.
  package static let prefix = "asset:"

  /// The asset's name where a text names one.
  package static func name(in text: String) -> String? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return String(text.unicodeScalars.dropFirst(prefix.utf8.count))
  }
}

/// One colour of a catalog in one variant.
package struct AssetColor: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// Straight, gamma-encoded, in extended sRGB.
    case color(EncodedColor)
    /// A colour of the system by its name there, which goes on following the traits.
    case system(name: String)
  }

  package var value: Value
  /// The note about this variant.
  package var note: AssetNote?

  package init(_ value: Value, note: AssetNote? = nil) { (self.value, self.note) = (value, note) }
}

/// One picture of a catalog in one variant.
package struct AssetImage: Hashable, Sendable {
  /// The path of the picture's file.
  package var path: String
  /// A Boolean value that is true for a picture of the other direction of layout, which is to be mirrored.
  package var isMirrored: Bool
  /// A Boolean value that is true where only the picture's opacity counts.
  package var isTemplate = false
  package var note: AssetNote?

  package init(path: String, isMirrored: Bool = false, note: AssetNote? = nil) {
    (self.path, self.isMirrored, self.note) = (path, isMirrored, note)
  }
}

/// One symbol of a catalog in one variant.
package struct AssetSymbol: Hashable, Sendable {
  /// The path of the symbol's template.
  package var path: String
  package var isMirrored: Bool
  /// The rendering where nobody asks for another.
  package var rendering = SymbolContent.Rendering.monochrome
  package var note: AssetNote?

  package init(path: String, isMirrored: Bool = false, note: AssetNote? = nil) {
    (self.path, self.isMirrored, self.note) = (path, isMirrored, note)
  }
}

/// Why an asset cannot be used.
package enum AssetNameError: Error, Hashable, Sendable {
  /// A name of an asset where no catalog was read.
  case noCatalogs(name: String)
  /// No catalog has an asset of the kind with this name; `nearest` is the closest name it has.
  case unknown(SceneAssets.Kind, name: String, nearest: String?)
  /// A plain name that no platform has and a catalog does.
  case missingPrefix(name: String)
}
