// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJudge

/// Judges the colours and icons of a library: contrast in every variant, and how light and dark belong together.
///
///     let judge = CatalogJudge(library, LintConfiguration())
///     for finding in judge.findings where finding.severity == .error { … }
///
/// Pixels are judged by `PictureJudge`.
package struct CatalogJudge: Sendable {
  package let library: AssetLibrary
  package let configuration: LintConfiguration
  /// The foregrounds and grounds that are compared, declared ones first, then those of scenes.
  package let pairs: [ColorPair]
  /// Those that scenes draw, as they were given.
  let scenes: [ColorPair]
  let known: KnownColors
  /// Places of pairs by their foreground, and by the set that they lie on.
  private let places: (fronts: [Int: [Int]], grounds: [Int: [Int]])
  let levels: [(base: Int, elevated: Int, source: JudgingSource)]

  /// - Parameter scenes: Pairs that scenes draw.
  package init(
    _ library: AssetLibrary, _ configuration: LintConfiguration = LintConfiguration(),
    scenes: [ColorPair] = []
  ) {
    (self.library, self.configuration, self.scenes) = (library, configuration, scenes)
    var known = KnownColors(library, configuration, scenes)
    levels = known.levelPairs()
    pairs = known.pairs
    self.known = known
    var places: (fronts: [Int: [Int]], grounds: [Int: [Int]]) = ([:], [:])
    for (place, pair) in pairs.enumerated() {
      places.fronts[pair.foreground, default: []].append(place)
      if case .asset(let ground) = pair.background { places.grounds[ground, default: []].append(place) }
    }
    self.places = places
  }

  /// By asset and rule.
  package var findings: [Finding] {
    var findings = pairFindings() + unknownNames() + levelFindings()
    findings += known.cutPairs.map {
      Finding(undecided: .pairsCut(limit: NamedPairs.most), in: $0)
    }
    findings += known.cutLevels.map {
      Finding(undecided: .levelsCut(limit: NamedPairs.most), in: $0)
    }
    for index in library.assets.indices where library.assets[index].colors != nil {
      findings += modeFindings(index) + contrastVariantFindings(index)
    }
    findings = withStepsTogether(findings) + iconFindings()
    return findings.sorted { ($0.path, $0.topic.id, $0.name) < ($1.path, $1.topic.id, $1.name) }
  }

  /// Steps of a scale such as `blue20` are told once for a catalog: nobody says what they are for.
  private func withStepsTogether(_ findings: [Finding]) -> [Finding] {
    var rest: [Finding] = []
    var steps: [String: [String]] = [:]
    let indices = Dictionary(library.assets.indices.map { (library.assets[$0].path, $0) }) { first, _ in first
    }
    for finding in findings {
      if case .asset(.missingDark(nil, _)) = finding.fact, let index = indices[finding.path],
        known.named[index]?.isStep == true
      {
        steps[library.assets[index].catalog ?? "", default: []].append(finding.name)
      } else {
        rest.append(finding)
      }
    }
    return rest
      + steps.map { catalog, names in
        Finding(
          undecided: .stepsWithoutDark(names: Array(names.sorted().prefix(5)), count: names.count),
          in: catalog)
      }
  }

  /// The role of a colour set; nil if neither the configuration nor its name says one.
  package func role(of index: Int) -> ColorRole? { known.roles[index]?.role }

  // MARK: What is asked often

  /// The pairs that a set is the foreground of.
  func pairs(of index: Int) -> [ColorPair] { (places.fronts[index] ?? []).map { pairs[$0] } }

  /// The pairs of what lies on a set.
  func pairs(on index: Int) -> [ColorPair] { (places.grounds[index] ?? []).map { pairs[$0] } }

  func set(_ index: Int) -> ColorSet? { library.assets[index].colors }

  func surface(_ scheme: Appearance) -> EncodedColor {
    scheme == .dark ? configuration.surfaces.dark : configuration.surfaces.light
  }

  /// The colour under a foreground: what is translucent lies on the surface of the scheme.
  func ground(_ ground: ColorPair.Ground, in variant: ColorVariant) -> PairMeasure.Ground? {
    switch ground {
    case .color(let color): return PairMeasure.Ground(color: color)
    case .surface:
      return PairMeasure.Ground(color: surface(variant.scheme), isSystem: true, isAssumed: true)
    case .asset(let index):
      return set(index)?.color(for: variant).map { self.ground($0.color, isSystem: $0.isSystem, in: variant) }
    case .system(let reference):
      return reference.color(for: variant).map { self.ground($0, isSystem: true, in: variant) }
    }
  }

  private func ground(
    _ color: EncodedColor, isSystem: Bool, in variant: ColorVariant
  ) -> PairMeasure.Ground {
    guard color.alpha < 1 else { return PairMeasure.Ground(color: color, isSystem: isSystem) }
    return PairMeasure.Ground(
      color: color.composited(over: surface(variant.scheme)), isSystem: isSystem, isAssumed: true)
  }

  func variants(of pair: ColorPair) -> [ColorVariant] {
    var sets = [set(pair.foreground)].compactMap(\.self)
    var usesSystem = false
    switch pair.background {
    case .asset(let index): sets += [set(index)].compactMap(\.self)
    case .system: usesSystem = true
    case .color, .surface: break
    }
    return ColorVariant.all(of: sets, usesSystem: usesSystem).filter { pair.schemes.contains($0.scheme) }
  }

  /// Nil where one of the two has no colour.
  func measure(_ pair: ColorPair, in variant: ColorVariant) -> PairMeasure? {
    set(pair.foreground).flatMap { measure(pair, with: $0, in: variant) }
  }

  /// Measures a pair with another colour set in place of the foreground.
  func measure(_ pair: ColorPair, with foreground: ColorSet, in variant: ColorVariant) -> PairMeasure? {
    guard pair.schemes.contains(variant.scheme), let front = foreground.color(for: variant),
      let back = ground(pair.background, in: variant)
    else { return nil }
    return PairMeasure(variant: variant, foreground: front, ground: back)
  }

  /// Returns the name of a ground in findings.
  func name(of ground: ColorPair.Ground) -> String {
    switch ground {
    case .asset(let index): library.assets[index].name
    case .color(let color): color.hexText
    case .system(let reference): reference.name
    case .surface: ""
    }
  }
}

/// A pair in one variant.
struct PairMeasure: Hashable, Sendable {
  var variant: ColorVariant
  var foreground: VariantColor
  var ground: Ground
  var ratio: Double

  struct Ground: Hashable, Sendable {
    /// Opaque.
    var color: EncodedColor
    var isSystem = false
    /// A Boolean value that is true where part of the ground is only assumed.
    var isAssumed = false
  }

  init(variant: ColorVariant, foreground: VariantColor, ground: Ground) {
    (self.variant, self.foreground, self.ground) = (variant, foreground, ground)
    ratio = contrastRatio(foreground.color, ground.color)
  }

  /// A Boolean value that is true where both colours are the system's, so that the project can change neither.
  var isSystem: Bool { foreground.isSystem && ground.isSystem }
}
