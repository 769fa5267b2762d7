// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The facts about a scene's files that decide how they are drawn; a value, so that resolving stays pure.
package struct FileFacts: Hashable, Sendable {
  package var pictures: [PictureFact] = []
  package var symbols: [SymbolFact] = []

  package init() {}

  package var isEmpty: Bool { pictures.isEmpty && symbols.isEmpty }

  package func picture(_ path: String) -> PictureFact? { pictures.first { NameMatch.same($0.path, path) } }
  func symbol(_ name: String) -> SymbolFact? { symbols.first { NameMatch.same($0.name, name) } }
}

/// The facts about a picture file.
package struct PictureFact: Hashable, Sendable {
  /// The path, as the scene writes it.
  package var path: String
  package var whiteGround: WhiteGround
  /// nil where nothing can be seen.
  package var silhouette: Silhouette?

  package init(path: String, grid: PictureGrid, rules: PictureRules = PictureRules()) {
    self.path = path
    whiteGround = WhiteGround(of: grid, rules: rules)
    silhouette = Silhouette(of: grid)
  }
}

/// The facts about a symbol.
package struct SymbolFact: Hashable, Sendable {
  /// The name, as the scene writes it.
  package var name: String
  /// The name of the other form, filled for an outlined one and outlined for a filled one.
  package var counterpart: String?
  /// The names of the colours that its layers have of their own, bottom to top; nil has none. Of the form that the
  /// scene asks for, and of the other.
  package var layerColors: [String?] = [], counterpartColors: [String?] = []
  /// A Boolean value that is true where the symbol's strokes can be had in other weights.
  package var hasWeights = false

  package init(name: String) { self.name = name }
}

/// The files of a scene whose facts would decide everything.
package struct FileQuestions: Hashable, Sendable {
  /// A picture, and the key path of the first layer that shows it.
  package struct Picture: Hashable, Sendable {
    /// The path, as the scene writes it.
    package var path: String
    package var layer: String
  }

  /// Each once.
  package private(set) var pictures: [Picture] = []
  /// Names as the scene writes them, each once.
  package private(set) var symbols: [String] = []

  /// Content is asked about in dark alone: in light nothing is done to it.
  package init(_ scene: SceneDescription) {
    LayerWalk.forEachPlace(in: scene) { place in
      switch place.layer.content {
      case .image(let image): add(image, place, scene)
      case .symbol(let symbol): add(symbol, scene)
      default: break
      }
    }
  }

  private mutating func add(_ image: ImageContent, _ place: DescribedLayer, _ scene: SceneDescription) {
    var traits = scene.traits
    guard traits.appearance == .dark || image.isIcon(place.layer.frame, scene.pictures.rules) else { return }
    for appearance in [traits.appearance, traits.appearance == .dark ? .light : .dark] {
      traits.appearance = appearance
      guard let file = scene.file(of: image, in: traits),
        !pictures.contains(where: { NameMatch.same($0.path, file) })
      else { continue }
      pictures.append(Picture(path: file, layer: place.path))
    }
  }

  private mutating func add(_ symbol: SymbolContent, _ scene: SceneDescription) {
    guard let file = scene.file(of: symbol, in: scene.traits),
      !symbols.contains(where: { NameMatch.same($0, file) })
    else { return }
    symbols.append(file)
  }
}

extension ImageContent {
  /// Returns whether the picture is an icon where it stands.
  func isIcon(_ frame: Rect, _ rules: PictureRules) -> Bool {
    kind.map { $0 == .icon } ?? (max(frame.width, frame.height) <= rules.iconSide)
  }

  /// Returns the text that the scene has for an appearance: a path, or the name of an asset.
  func writtenPath(in traits: Traits) -> String {
    let isDark = traits.appearance == .dark || !traits.platform.hasAppearances
    return isDark ? darkPath ?? path : path
  }
}

extension SceneDescription {
  /// The file of a picture under traits; nil for assets that have none.
  func file(of image: ImageContent, in traits: Traits) -> String? {
    let written = image.writtenPath(in: traits)
    guard let name = SceneAssets.name(in: written) else { return written }
    // Names that nothing has are an error where the picture is drawn.
    return (try? assets.image(named: name, AssetCondition(traits, scale: scale)))?.0?.path
  }

  /// The name or the file of a symbol under traits; nil for assets that have none.
  func file(of symbol: SymbolContent, in traits: Traits) -> String? {
    guard let name = SceneAssets.name(in: symbol.name) else { return symbol.name }
    return (try? assets.symbol(named: name, AssetCondition(traits, scale: scale)))?.0?.path
  }
}
