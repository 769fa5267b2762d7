// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The reason why a colour of a scene has no value.
package enum ColorStyleError: Error, Hashable, Sendable {
  case semantic(ColorNameError)
  case asset(AssetNameError)
}

extension SceneAssets {
  /// Returns a colour's value under traits, with the notes about it. A colour without a variant that fits is clear, as
  /// systems draw it.
  package func color(named name: String, _ traits: Traits) throws(AssetNameError) -> (
    EncodedColor, notes: [AssetNote]
  ) {
    guard let asset = Self.find(name, in: colors) else { throw unknown(.color, name, among: names.colors) }
    // Colours have no scale.
    guard let found = asset.variants[AssetCondition(traits, scale: 1)] else {
      let fallback = Self.fallback(for: name, traits)
      return (fallback.color, asset.notes + [fallback.note])
    }
    let notes = asset.notes + (found.note.map { [$0] } ?? [])
    switch found.value {
    case .color(let color): return (color, notes)
    case .system(let system):
      guard let color = Self.systemColor(system, traits) else {
        return (Self.clear, notes + [.noSystemColor(system)])
      }
      return (color, notes)
    }
  }

  /// Returns a system colour by the name that catalogs give it: as in Objective-C, with "Color" at its end, whether or
  /// not the platform's table has that ending.
  private static func systemColor(_ name: String, _ traits: Traits) -> EncodedColor? {
    if let own = try? SemanticColors.resolve(name: name, traits: traits) { return own.color }
    let suffix = "Color"
    guard NameMatch.ends(name, with: suffix) else { return nil }
    let short = String(name.unicodeScalars.dropLast(suffix.utf8.count))
    return (try? SemanticColors.resolve(name: short, traits: traits))?.color
  }

  /// Returns the replacement for a colour without a variant that fits: the system's accent colour where the asset is
  /// the project's accent colour, else clear.
  private static func fallback(for name: String, _ traits: Traits) -> (color: EncodedColor, note: AssetNote) {
    guard NameMatch.same(name, "AccentColor") else { return (clear, .clear) }
    return (SemanticColors.accent(traits: traits).color, .systemAccent)
  }

  private static let clear = EncodedColor(white: 0, alpha: 0)

  /// Returns a picture and its notes; the picture is nil where no variant fits.
  func image(
    named name: String, _ condition: AssetCondition
  ) throws(AssetNameError) -> (AssetImage?, notes: [AssetNote]) {
    guard let asset = Self.find(name, in: images) else { throw unknown(.image, name, among: names.images) }
    guard let found = asset.variants[condition] else {
      return (nil, asset.notes + [.notDrawn])
    }
    return (found, asset.notes + (found.note.map { [$0] } ?? []))
  }

  /// Returns a symbol and its notes; the symbol is nil where no variant fits.
  func symbol(
    named name: String, _ condition: AssetCondition
  ) throws(AssetNameError) -> (AssetSymbol?, notes: [AssetNote]) {
    guard let asset = Self.find(name, in: symbols) else { throw unknown(.symbol, name, among: names.symbols) }
    guard let found = asset.variants[condition] else {
      return (nil, asset.notes + [.notDrawn])
    }
    return (found, asset.notes + (found.note.map { [$0] } ?? []))
  }

  /// Returns whether an asset of the same name has different values here and in `other` on a platform.
  package func differs(from other: SceneAssets, on platform: Platform) -> Bool {
    func differ<Value>(_ own: [Named<Value>], _ others: [Named<Value>]) -> Bool {
      own.contains { asset in
        Self.find(asset.name, in: others)
          .map { asset.variants.differs(from: $0.variants, on: platform) } ?? true
      }
    }
    return differ(colors, other.colors) || differ(images, other.images) || differ(symbols, other.symbols)
  }

  package func differsByGamut(on platform: Platform) -> Bool {
    colors.contains { $0.variants.differsByGamut(on: platform) }
      || images.contains { $0.variants.differsByGamut(on: platform) }
      || symbols.contains { $0.variants.differsByGamut(on: platform) }
  }

  private static func find<Value>(_ name: String, in list: [Named<Value>]) -> Named<Value>? {
    list.first { NameMatch.same($0.name, name) }
  }

  private func unknown(_ kind: Kind, _ name: String, among known: [String]) -> AssetNameError {
    guard hasCatalogs else { return .noCatalogs(name: name) }
    return .unknown(kind, name: name, nearest: NameMatch.nearest(to: name, among: known))
  }
}

extension ColorStyle {
  /// Returns the colour under traits.
  ///
  /// - Parameter assets: The assets in which names of catalog colours are looked up.
  package func color(
    _ traits: Traits, _ assets: SceneAssets = SceneAssets()
  ) throws(ColorStyleError) -> EncodedColor {
    switch self {
    case .custom(let color): return color
    case .component(let color): return color.color(in: traits)
    case .asset(let name):
      do throws(AssetNameError) { return try assets.color(named: name, traits).0 } catch {
        throw .asset(error)
      }
    case .semantic(let name):
      do throws(ColorNameError) { return try SemanticColors.resolve(name: name, traits: traits).color } catch
      {
        if assets.names.colors.contains(where: { NameMatch.same($0, name) }) {
          throw .asset(.missingPrefix(name: name))
        }
        throw .semantic(error)
      }
    }
  }
}
