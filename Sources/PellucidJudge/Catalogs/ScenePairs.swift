// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// The colour sets of a library that scenes draw on each other, for the judge of catalogs.
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
    /// The most similar name of a colour set; nil if none is similar.
    package var nearest: String?
  }

  /// The pairs without repetitions, in the order of the scenes.
  package private(set) var pairs: [ColorPair] = []
  /// The unknown names in scenes without catalogs of their own.
  package private(set) var unknown: [UnknownName] = []
  private let library: AssetLibrary
  private let sets: [ExactName: [Int]]
  private var known: Set<ColorPair> = []

  package init(_ library: AssetLibrary) {
    self.library = library
    let indices = library.assets.indices.filter { library.assets[$0].kind == .colorSet }
    sets = Dictionary(grouping: indices) { ExactName(library.assets[$0].name) }
  }

  /// Adds the pairs that a scene draws.
  ///
  /// - Parameter path: The path of the scene, which findings name.
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

  /// Returns the findings about names that no colour set has.
  ///
  /// - Parameter place: A closure that returns the place of a layer in the document at a path.
  package func findings(place: (_ document: String, _ layer: String) -> Place) -> [Finding] {
    unknown.map { unknown in
      Finding(
        .asset(.pairUnknown(name: unknown.name, nearest: unknown.nearest, isInScene: true)),
        severity: .warning, at: place(unknown.path, unknown.layer), verdict: .review)
    }
  }

  /// Returns the catalog of a ground that is a colour set; nil for other grounds.
  private func catalog(of ground: ColorPair.Ground) -> String? {
    if case .asset(let index) = ground { library.assets[index].catalog } else { nil }
  }

  /// Returns whether the pair is drawn. A picture is drawn in a colour only if its catalog makes it a template.
  private func isDrawn(_ drawn: AssetPair) -> Bool {
    guard let name = drawn.picture else { return true }
    return library.assets(named: name, .imageSet).first?.properties.templateIntent == .template
  }

  /// Returns the colour sets with a name, and adds the name to `unknown` if there are none.
  private mutating func indices(
    of name: String, _ drawn: AssetPair, _ scene: SceneDescription, _ path: String
  ) -> [Int] {
    if let found = sets[ExactName(name)] { return found }
    // The scene's own catalogs are not read here, and may contain the name.
    if scene.catalogs.isEmpty,
      !unknown.contains(where: { NameMatch.same($0.path, path) && NameMatch.same($0.name, name) })
    {
      unknown.append(
        UnknownName(
          path: path, layer: drawn.layer, name: name,
          nearest: NameMatch.nearest(to: name, among: sets.keys.sorted().map { $0.text })
        ))
    }
    return []
  }

  /// Returns the grounds of a drawn pair: a single colour, or the colour sets with its name, one in each catalog.
  private mutating func grounds(
    _ drawn: AssetPair, _ scene: SceneDescription, _ path: String
  ) -> [ColorPair.Ground] {
    switch drawn.background {
    case .custom(let color): [.color(color)]
    case .component: []
    case .semantic(let name):
      [.system(ColorReference(platform: scene.traits.platform.catalogName, name: name))]
    case .asset(let name): indices(of: name, drawn, scene, path).map { .asset($0) }
    }
  }

  /// Adds a pair: in the dark scheme only, if the scene does not follow the system or its platform has one
  /// appearance.
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
