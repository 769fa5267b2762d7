// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJudge
import PellucidScene

/// The colour sets of a library that lie on each other in scenes, for the judge of catalogs.
///
///     var drawn = ScenePairs(library)
///     drawn.add(try SceneReader().read(path: "Card.json"), path: "Card.json")
///     let judge = CatalogJudge(library, scenes: drawn.pairs)
package struct ScenePairs: Sendable {
  /// A name that no colour set of the library has.
  package struct UnknownName: Hashable, Sendable {
    /// The path of the scene.
    package var path: String
    /// The key path or id of the layer, such as `windows[0].layers[2]`.
    package var layer: String
    package var name: String
    /// One that there is.
    package var nearest: String?
  }

  /// Each once, in the order of the scenes.
  package private(set) var pairs: [ColorPair] = []
  /// In scenes without catalogs of their own.
  package private(set) var unknown: [UnknownName] = []
  private let library: AssetLibrary
  private let sets: [String: [Int]]
  private var known: Set<ColorPair> = []

  package init(_ library: AssetLibrary) {
    self.library = library
    let indices = library.assets.indices.filter { library.assets[$0].kind == .colorSet }
    sets = Dictionary(grouping: indices) { library.assets[$0].name }
  }

  /// - Parameter path: What findings call the scene.
  package mutating func add(_ scene: SceneDescription, path: String) {
    for drawn in scene.assetPairs where isDrawn(drawn) {
      let fronts = indices(of: drawn.foreground, drawn, scene, path)
      let grounds = grounds(drawn, scene, path)
      for front in fronts {
        let near = grounds.filter { catalog(of: $0) == library.assets[front].catalog }
        for ground in near.isEmpty ? grounds : near { add(ground, front, drawn, scene, path) }
      }
    }
  }

  /// Returns findings about names that no colour set has.
  ///
  /// - Parameter place: Returns the place of a layer in the document at a path.
  package func findings(place: (_ document: String, _ layer: String) -> Place) -> [Finding] {
    unknown.map { unknown in
      Finding(
        .asset(.pairUnknown(name: unknown.name, nearest: unknown.nearest, isInScene: true)),
        severity: .warning, at: place(unknown.path, unknown.layer), verdict: .review)
    }
  }

  /// Returns the catalog of a colour set that is a ground; nil for other colours.
  private func catalog(of ground: ColorPair.Ground) -> String? {
    if case .asset(let index) = ground { library.assets[index].catalog } else { nil }
  }

  /// Returns whether a pair is drawn: a picture takes a colour only if its catalog makes it a template.
  private func isDrawn(_ drawn: AssetPair) -> Bool {
    guard let name = drawn.picture else { return true }
    return library.assets(named: name, .imageSet).first?.properties.templateIntent == .template
  }

  private mutating func indices(
    of name: String, _ drawn: AssetPair, _ scene: SceneDescription, _ path: String
  ) -> [Int] {
    if let found = sets[name] { return found }
    // The scene's own catalogs are not read here, so a name may be theirs.
    if scene.catalogs.isEmpty, !unknown.contains(where: { $0.path == path && $0.name == name }) {
      unknown.append(
        UnknownName(
          path: path, layer: drawn.layer, name: name,
          nearest: NameMatch.nearest(to: name, among: sets.keys.sorted())
        ))
    }
    return []
  }

  /// One, or a set of each catalog that has the name.
  private mutating func grounds(
    _ drawn: AssetPair, _ scene: SceneDescription, _ path: String
  ) -> [ColorPair.Ground] {
    switch drawn.background {
    case .custom(let color): [.color(color)]
    case .semantic(let name):
      [.system(ColorReference(platform: scene.traits.platform.catalogName, name: name))]
    case .asset(let name): indices(of: name, drawn, scene, path).map { .asset($0) }
    }
  }

  private mutating func add(
    _ ground: ColorPair.Ground, _ front: Int, _ drawn: AssetPair, _ scene: SceneDescription, _ path: String
  ) {
    var pair = ColorPair(front, on: ground, as: ColorRole(drawn.use), .scene(path))
    if scene.appearancePolicy != .followsSystem || !scene.traits.platform.hasAppearances {
      pair.schemes = [.dark]
    }
    if known.insert(pair).inserted { pairs.append(pair) }
  }
}

extension ColorRole {
  fileprivate init(_ use: AssetPair.Use) {
    self =
      switch use {
      case .text: .text
      case .largeText: .largeText
      case .symbol: .symbol
      }
  }
}
