// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Colours, pictures and symbols under the names that an app's catalogs give them, in every variant that traits can
/// select.
///
/// This is a value that the reader of catalogs makes, so that resolving looks names up without touching a file.
/// Variants are selected by the traits at the place of use; a scene therefore follows appearance, contrast, gamut and
/// platform by itself.
package struct SceneAssets: Hashable, Sendable {
  /// The colours that a scene uses; of two with the same name the first counts.
  package var colors: [Named<AssetColor>] = []
  package var images: [Named<AssetImage>] = []
  package var symbols: [Named<AssetSymbol>] = []
  /// All names that the catalogs hold, whether the scene uses them or not.
  package var names = Names()
  /// A Boolean value that is true where at least one catalog was read.
  package var hasCatalogs = false
  /// The scene's assets on the platform's other families of devices, limited to the families on which some asset
  /// differs.
  package var otherDevices: [OtherDevice] = []

  package init() {}

  /// The assets of a scene on another family of devices.
  package struct OtherDevice: Hashable, Sendable {
    /// The family of devices; nil is the platform's usual one.
    package var idiom: DeviceSettings.Idiom?
    package var assets: SceneAssets

    package init(_ idiom: DeviceSettings.Idiom?, _ assets: SceneAssets) {
      (self.idiom, self.assets) = (idiom, assets)
    }
  }

  /// An asset and its name.
  package struct Named<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The asset's name with its namespaces, such as `Brand/Ink`.
    package var name: String
    /// The notes that hold for all variants of the asset.
    package var notes: [AssetNote]
    package var variants: AssetVariants<Value>

    package init(_ name: String, _ variants: AssetVariants<Value>, notes: [AssetNote] = []) {
      (self.name, self.variants, self.notes) = (name, variants, notes)
    }
  }

  /// The names that the catalogs hold, from which suggestions for misspelt names are made.
  package struct Names: Hashable, Sendable {
    package var colors: [String] = []
    package var images: [String] = []
    package var symbols: [String] = []
    package init() {}
  }

  /// The kinds of assets.
  package enum Kind: Hashable, Sendable { case color, image, symbol }

  /// The prefix that distinguishes names of assets from paths of files and names of symbols, as in `asset:Brand/Ink`.
  package static let prefix = "asset:"

  /// Returns the asset's name in a text that begins with `prefix`; nil for other texts.
  package static func name(in text: String) -> String? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return String(text.unicodeScalars.dropFirst(prefix.utf8.count))
  }
}

/// One colour of a catalog in one variant.
package struct AssetColor: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// A colour, straight, gamma-encoded, in extended sRGB.
    case color(EncodedColor)
    /// The name of a system colour, which still follows the traits.
    case system(name: String)
  }

  package var value: Value
  /// The note about this variant, if any.
  package var note: AssetNote?

  package init(_ value: Value, note: AssetNote? = nil) { (self.value, self.note) = (value, note) }
}

/// One picture of a catalog in one variant.
package struct AssetImage: Hashable, Sendable {
  /// The path of the picture's file.
  @ByBytes package var path: String
  /// A Boolean value that is true for a picture of the opposite layout direction, which is drawn mirrored.
  package var isMirrored: Bool
  /// A Boolean value that is true where only the picture's opacity is used.
  package var isTemplate = false
  package var note: AssetNote?

  package init(path: String, isMirrored: Bool = false, note: AssetNote? = nil) {
    (self.path, self.isMirrored, self.note) = (path, isMirrored, note)
  }
}

/// One symbol of a catalog in one variant.
package struct AssetSymbol: Hashable, Sendable {
  /// The path of the symbol's template.
  @ByBytes package var path: String
  package var isMirrored: Bool
  /// The rendering that is used where the layer does not choose one.
  package var rendering = SymbolContent.Rendering.monochrome
  package var note: AssetNote?

  package init(path: String, isMirrored: Bool = false, note: AssetNote? = nil) {
    (self.path, self.isMirrored, self.note) = (path, isMirrored, note)
  }
}

/// The reason why an asset cannot be used.
package enum AssetNameError: Error, Hashable, Sendable {
  /// A name of an asset in a scene without catalogs.
  case noCatalogs(name: String)
  /// No catalog has an asset of this kind and name; `nearest` is the closest name that exists.
  case unknown(SceneAssets.Kind, name: String, nearest: String?)
  /// A name without the prefix `asset:` that no platform has, but a catalog does.
  case missingPrefix(name: String)
}
