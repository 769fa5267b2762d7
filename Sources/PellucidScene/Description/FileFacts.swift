// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// The facts about a scene's files that affect the drawing; they are passed as a value, so that resolving stays pure.
package struct FileFacts: Hashable, Sendable {
  package var pictures: [PictureFact] = []
  package var symbols: [SymbolFact] = []
  /// The rectangles of the lines of texts, in points from the corner of the layer's frame, by the layer's key path.
  package var lines: [ExactName: [Rect]] = [:]

  package init() {}

  package var isEmpty: Bool { pictures.isEmpty && symbols.isEmpty && lines.isEmpty }

  /// Returns the lines of a text; nil where they are not known.
  func lines(of path: String) -> [Rect]? { lines.isEmpty ? nil : lines[ExactName(path)] }

  package func picture(_ path: String) -> PictureFact? { pictures.first { NameMatch.same($0.path, path) } }
  func symbol(_ name: String) -> SymbolFact? { symbols.first { NameMatch.same($0.name, name) } }
}

/// The facts about a picture file.
package struct PictureFact: Hashable, Sendable {
  /// The path, as the scene writes it.
  package var path: String
  package var whiteGround: WhiteGround
  /// The outline of the picture's visible part; nil where no pixel is visible.
  package var silhouette: Silhouette?

  package init(path: String, grid: PictureGrid, rules: PictureRules = PictureRules()) {
    self.path = path
    whiteGround = WhiteGround(of: grid, rules: rules)
    silhouette = Silhouette(of: grid, rules: rules)
  }
}

/// The facts about a symbol.
package struct SymbolFact: Hashable, Sendable {
  /// The name, as the scene writes it.
  package var name: String
  /// The name of the other form: the filled one for an outlined symbol, the outlined one for a filled symbol.
  package var counterpart: String?
  /// The names of the colours that the symbol's layers have of their own, bottom to top, nil for a layer without one:
  /// first for the form that the scene names, then for the other form.
  package var layerColors: [String?] = [], counterpartColors: [String?] = []
  /// A Boolean value that is true where the symbol's template provides other stroke weights.
  package var hasWeights = false
  /// A Boolean value that is true for a symbol of lines alone, which has no filled form and needs none.
  package var isLine = false
  /// A Boolean value that is true for the name of a brand's mark, for which a placeholder is drawn.
  package var isMark = false

  package init(name: String) { self.name = name }
}

/// The files of a scene whose facts are needed to resolve it completely.
package struct FileQuestions: Hashable, Sendable {
  /// A picture, and the key path of the first layer that shows it.
  package struct Picture: Hashable, Sendable {
    /// The path, as the scene writes it.
    package var path: String
    package var layer: String
  }

  /// The pictures, each listed once.
  package private(set) var pictures: [Picture] = []
  /// The symbols' names as the scene writes them, each listed once.
  package private(set) var symbols: [String] = []
  /// A Boolean value that is true for a scene with texts and with materials or glass, whose texts may lie on several grounds.
  package var asksForGrounds: Bool { hasTexts && hasGrounds }
  private var hasTexts = false, hasGrounds = false

  /// Collects the files of a scene. Pictures without transparency are left out in light, where they are drawn unchanged.
  package init(_ scene: SceneDescription) {
    LayerWalk.forEachPlace(in: scene) { place in
      switch place.layer.content {
      case .image(let image): add(image, place, scene)
      case .symbol(let symbol): add(symbol, scene)
      case .text: hasTexts = true
      case .material, .glass: hasGrounds = true
      default: break
      }
    }
  }

  private mutating func add(_ image: ImageContent, _ place: DescribedLayer, _ scene: SceneDescription) {
    var traits = scene.traits
    guard traits.appearance == .dark || scene.file(of: image, in: traits).map(Self.mayBeTransparent) ?? false
    else { return }
    for appearance in [traits.appearance, traits.appearance == .dark ? .light : .dark] {
      traits.appearance = appearance
      guard let file = scene.file(of: image, in: traits),
        !pictures.contains(where: { NameMatch.same($0.path, file) })
      else { continue }
      pictures.append(Picture(path: file, layer: place.path))
    }
  }

  /// Returns whether a file of this name can have transparent pixels, which JPEG does not have.
  private static func mayBeTransparent(_ path: String) -> Bool {
    let ending = path.utf8.suffix(5).map { $0 | 0x20 }
    return ![".jpg", ".jpeg"].contains { ending.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private mutating func add(_ symbol: SymbolContent, _ scene: SceneDescription) {
    guard let file = scene.file(of: symbol, in: scene.traits),
      !symbols.contains(where: { NameMatch.same($0, file) })
    else { return }
    symbols.append(file)
  }
}

extension ImageContent {
  /// Returns whether the picture counts as an icon: by its kind, because it asks for an outline, or because its file shows
  /// one subject on transparent ground.
  ///
  /// - Parameter fact: The fact about the file; a picture whose file is not known is content.
  func isIcon(_ fact: PictureFact?) -> Bool {
    kind.map { $0 == .icon } ?? (outline == .on || fact?.silhouette?.isSubject ?? false)
  }

  /// Returns the reference that the scene gives for an appearance: a path, or `asset:` and a name.
  func writtenPath(in traits: Traits) -> String {
    let isDark = traits.appearance == .dark || !traits.platform.hasAppearances
    return isDark ? darkPath ?? path : path
  }
}

extension SceneDescription {
  /// Returns the file of a picture under traits; nil for an asset without a variant that fits.
  func file(of image: ImageContent, in traits: Traits) -> String? {
    let written = image.writtenPath(in: traits)
    guard let name = SceneAssets.name(in: written) else { return written }
    // An unknown name is reported where the picture is resolved.
    return (try? assets.image(named: name, AssetCondition(traits, scale: scale)))?.0?.path
  }

  /// Returns the name or the file of a symbol under traits; nil for an asset without a variant that fits.
  func file(of symbol: SymbolContent, in traits: Traits) -> String? {
    guard let name = SceneAssets.name(in: symbol.name) else { return symbol.name }
    return (try? assets.symbol(named: name, AssetCondition(traits, scale: scale)))?.0?.path
  }
}
