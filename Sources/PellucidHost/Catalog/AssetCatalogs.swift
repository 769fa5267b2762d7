// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidScene

/// Catalogs from which scenes take colours, pictures and symbols by name.
///
///     let catalogs = try AssetCatalogs(paths: ["App/Assets.xcassets"])
///     catalogs.provide(for: &scene)
///
/// Several catalogs are searched as one, as in an app. Of several assets with the same name and kind the first is used.
package struct AssetCatalogs: Sendable {
  /// A catalog, or a folder of catalogs, that was read.
  private struct Source {
    var library: AssetLibrary
    /// The absolute path of the folder that paths of the library are relative to.
    var folder: String
  }

  private var sources: [Source] = []
  /// The folders that were read, each once, and the numbers of entries, bytes and values in all of them.
  private var roots: Set<FileIdentity> = []
  private var count = CatalogWalk.Count()

  init() {}

  /// Reads the catalogs at the given paths; each path is a catalog, or a folder with any number of catalogs.
  package init(paths: [String], limits: CatalogLimits = CatalogLimits()) throws(CatalogPathError) {
    for path in paths { try add(path: path, limits: limits) }
  }

  /// Adds the catalogs at one more path, behind those already present. A folder that was added before, by whatever path,
  /// is not read again; the limits of entries, bytes and values hold for all folders together.
  package mutating func add(
    path: String, limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogPathError) {
    if let root = SystemCall.status(of: path), !roots.insert(root.identity).inserted { return }
    let counter = CatalogWalk.Counter(count)
    defer { count = counter.count }
    let library = try AssetLibrary(path: path, limits: limits, counter: counter)
    sources.append(Source(library: library, folder: FileReading.canonical(AssetLibrary.root(of: path))))
  }

  /// The facts that reading the catalogs noted about their files.
  package var fileFacts: [PlacedFileFact] { sources.flatMap(\.library.fileFacts) }

  /// Looks up every asset that a scene names, for the scene's device and for every setting with which the scene may be
  /// drawn.
  ///
  /// Names that no catalog contains remain unknown, which is an error when the scene is resolved. The result stays
  /// valid when the traits or the scale of the scene change; call the method again for another device.
  package func provide(for scene: inout SceneDescription) {
    let platform = scene.traits.platform
    var own = assets(for: scene, on: scene.device)
    let family = scene.device.family(on: platform)
    for idiom in DeviceSettings.idioms(on: platform) where idiom != family {
      var device = scene.device
      device.idiom = idiom
      let other = assets(for: scene, on: device)
      if other.differs(from: own, on: platform) {
        own.otherDevices.append(SceneAssets.OtherDevice(idiom, other))
      }
    }
    scene.assets = own
  }

  /// Returns the assets that a scene names, in the variants for one device.
  private func assets(for scene: SceneDescription, on device: DeviceSettings) -> SceneAssets {
    var assets = SceneAssets()
    let used = scene.assetNames
    let lookup = AssetLookup(device: device)
    assets.hasCatalogs = !sources.isEmpty
    (assets.names.colors, assets.names.images) = (names(.colorSet), names(.imageSet))
    assets.names.symbols = names(.symbolSet)
    for name in used.colors {
      guard let found = find(name, .colorSet) else { continue }
      let variants = AssetVariants { lookup.color(found.asset, $0) }
      assets.colors.append(SceneAssets.Named(name, variants, notes: found.notes))
    }
    for name in used.images {
      guard let found = find(name, .imageSet) else { continue }
      let variants = AssetVariants { lookup.image(found.asset, in: found.folder, $0) }
      assets.images.append(SceneAssets.Named(name, variants, notes: found.notes))
    }
    for name in used.symbols {
      guard let found = find(name, .symbolSet) else { continue }
      let variants = AssetVariants { lookup.symbol(found.asset, in: found.folder, $0) }
      assets.symbols.append(SceneAssets.Named(name, variants, notes: found.notes))
    }
    return assets
  }

  /// Returns the names of all assets of a kind, in the order of the catalogs.
  private func names(_ kind: AssetKind) -> [String] {
    sources.flatMap { $0.library.assets.filter { $0.kind == kind }.map(\.name) }
  }

  /// Returns the first asset with a name and kind, with notes about duplicates and unreadable files.
  func find(_ name: String, _ kind: AssetKind) -> FoundAsset? {
    let all = sources.flatMap { source in
      source.library.assets(named: name, kind).map { FoundAsset(asset: $0, folder: source.folder, notes: []) }
    }
    guard var first = all.first else { return nil }
    if all.count > 1 {
      first.notes.append(.severalAssets(all.count, path: first.asset.path))
    }
    if first.asset.content == .unreadable {
      first.notes.append(.unreadable(path: first.asset.path))
    }
    return first
  }
}

/// An asset with the folder of its library and the notes from finding it.
struct FoundAsset {
  var asset: Asset
  var folder: String
  var notes: [AssetNote]
}

/// The selection of asset variants for a device.
struct AssetLookup {
  var device: DeviceSettings

  /// Returns the colour of the variant that matches a condition, or nil if none does.
  func color(_ asset: Asset, _ condition: AssetCondition) -> AssetColor? {
    guard let (value, match) = asset.colors?.match(for: AssetTraits(condition, device)) else { return nil }
    let note = match.note
    switch value {
    case .color(let color): return AssetColor(.color(color.encoded), note: note)
    case .reference(let reference): return AssetColor(.system(name: reference.name), note: note)
    case .empty, .unreadable: return nil
    }
  }

  /// Returns the picture of the variant that matches a condition, or nil if none does.
  func image(_ asset: Asset, in folder: String, _ condition: AssetCondition) -> AssetImage? {
    guard let (file, match) = file(of: asset, condition) else { return nil }
    var image = AssetImage(
      path: path(file, of: asset, in: folder), isMirrored: match.isMirrored, note: match.note)
    image.isTemplate = asset.properties.templateIntent == .template
    return image
  }

  /// Returns the file of the picture of the variant that matches a condition, or nil if none does.
  func pictureFile(_ asset: Asset, in folder: String, _ condition: AssetCondition) -> CatalogPictureFile? {
    guard let (entry, _) = asset.files?.match(for: AssetTraits(condition, device)), let file = entry.file
    else {
      return nil
    }
    return CatalogPictureFile(
      path: path(file, of: asset, in: folder), scale: max(1, entry.selectors.scale ?? 1))
  }

  /// Returns the symbol of the variant that matches a condition, or nil if none does.
  func symbol(_ asset: Asset, in folder: String, _ condition: AssetCondition) -> AssetSymbol? {
    guard let (file, match) = file(of: asset, condition) else { return nil }
    var symbol = AssetSymbol(
      path: path(file, of: asset, in: folder), isMirrored: match.isMirrored, note: match.note)
    symbol.rendering =
      switch asset.properties.symbolIntent {
      case .multicolor: .multicolor
      case .hierarchical: .hierarchical
      case .template, nil: .monochrome
      }
    return symbol
  }

  /// Returns the file name of the variant that matches a condition, with the match.
  private func file(of asset: Asset, _ condition: AssetCondition) -> (String, VariantMatch)? {
    guard let (entry, match) = asset.files?.match(for: AssetTraits(condition, device)),
      let file = entry.file
    else { return nil }
    return (file, match)
  }

  /// Returns the absolute path of a file in an asset.
  private func path(_ file: String, of asset: Asset, in folder: String) -> String {
    folder + "/" + (asset.path.isEmpty ? file : asset.path + "/" + file)
  }
}

extension VariantMatch {
  fileprivate var note: AssetNote? { isAmbiguous ? .severalVariants : nil }
}

extension AssetTraits {
  /// Creates the traits with which a device selects a variant under a condition.
  init(_ condition: AssetCondition, _ device: DeviceSettings) {
    var traits = Traits()
    (traits.platform, traits.appearance) = (condition.platform, condition.appearance)
    (traits.contrast, traits.gamut) = (condition.contrast, condition.gamut)
    self.init(traits)
    scale = condition.scale
    direction = device.direction == .rightToLeft ? .rightToLeft : .leftToRight
    locale = device.locale
    switch (device.idiom, condition.platform) {
    case (.pad, .iOS): idiom = .ipad
    case (.carPlay, .iOS): idiom = .car
    case (.catalyst, .macOS): (idiom, subtype) = (.ipad, "mac-catalyst")
    default: break
    }
  }
}
