// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The surfaces that modifiers, styles and containers of a project lay below views, by their names.
struct ProjectSurfaces: Equatable, Sendable {
  /// A definition that lays surfaces below a view.
  enum Definition: Hashable {
    /// A function in an extension of a view.
    case modifier(String)
    /// A type: a `ViewModifier`, a `ButtonStyle`, or a view with content.
    case type(String)
  }

  enum Surface: Hashable {
    case material(String)
    case glass(String)
    case fill(ColorValue)
  }

  /// The surfaces, the upper ones first; nil for a definition whose surfaces depend on something, or of which there are several.
  private var known: [Definition: [Surface]?] = [:]

  init() {}

  /// Returns what a definition lays below a view; nil where no file, or several that differ, tell.
  ///
  /// - Parameter node: The expression that names the definition.
  func grounds(of definition: Definition, at node: NodeID) -> [Ground]? {
    guard let surfaces = known[definition] ?? nil else { return nil }
    return surfaces.map { surface in
      switch surface {
      case .material(let name): Ground(kind: .material(name), node: node)
      case .glass(let variant): Ground(kind: .glass(variant), node: node)
      case .fill(let value): Ground(kind: .fill([ColorCase(value: value, node: node)]), node: node)
      }
    }
  }

  /// Adds what other files tell. The order in which files are added does not matter.
  mutating func merge(_ other: ProjectSurfaces) {
    for (definition, surfaces) in other.known { add(surfaces, of: definition) }
  }

  private mutating func add(_ surfaces: [Surface]?, of definition: Definition) {
    if let other = known[definition], other != surfaces {
      known[definition] = .some(nil)
    } else {
      known[definition] = .some(surfaces)
    }
  }
}

extension ProjectSurfaces {
  private static let words = WordSearch(["xtension", "iewmodif", "tonstyle", "iewbuild"])
  private static let surfaceWords = WordSearch(["backgrou", "assEffec", "uttonsty"])

  /// Returns a Boolean value indicating whether a source may define surfaces for others.
  static func mayBeDefined(in source: [UInt8]) -> Bool {
    words.finds(in: source) && surfaceWords.finds(in: source)
  }

  /// Adds the definitions of a source.
  mutating func add(_ tree: SourceTree, _ names: FileNames, _ colors: ColorReader) {
    let search = GroundSearch(
      tree: tree, names: names, colors: colors, settings: SourceSettings(), project: ProjectSurfaces())
    for id in tree.all where !tree.isExcluded(id) {
      switch tree[id].kind {
      case .function(let function):
        guard let grounds = search.surfaces(ofExtension: function, id) else { continue }
        add(Self.surfaces(grounds), of: .modifier(function.name))
      case .type(let type):
        guard let grounds = search.surfaces(ofType: type) else { continue }
        add(Self.surfaces(grounds), of: .type(type.name))
      default: continue
      }
    }
  }

  /// Returns grounds as surfaces without a place; nil where one of them depends on a condition, or is not known.
  private static func surfaces(_ grounds: [Ground]) -> [Surface]? {
    var found: [Surface] = []
    for ground in grounds {
      guard ground.conditions.isEmpty, let surface = surface(ground) else { return nil }
      found.append(surface)
    }
    return found
  }

  private static func surface(_ ground: Ground) -> Surface? {
    switch ground.kind {
    case .material(let name?): return .material(name)
    case .glass(let variant): return .glass(variant)
    case .fill(let cases):
      guard cases.count == 1, let one = cases.first, one.conditions.isEmpty, one.alphas == 1...1,
        ground.alpha == 1
      else { return nil }
      switch one.value {
      case .fixed, .hue, .semantic, .accent, .asset, .adaptingAsset: return .fill(one.value)
      default: return nil
      }
    default: return nil
    }
  }
}
