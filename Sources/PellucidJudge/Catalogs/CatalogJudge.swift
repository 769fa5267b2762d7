// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

/// The judge of a library's colours and icons: their contrast in every variant, and the relation of light and dark.
///
///     let judge = CatalogJudge(library, LintConfiguration())
///     for finding in judge.findings where finding.severity == .error { … }
///
/// `PictureJudge` judges pictures by their pixels.
package struct CatalogJudge: Sendable {
  package private(set) var library: AssetLibrary
  package let configuration: LintConfiguration
  /// The foregrounds and grounds that are compared: declared pairs first, then the pairs of scenes, then those that
  /// names suggest.
  package let pairs: [ColorPair]
  /// The pairs that scenes draw, unchanged.
  let scenes: [ColorPair]
  /// The roles and names of the library's colour sets.
  let known: KnownColors
  /// The indices into `pairs`, by the foreground's colour set and by the ground's colour set.
  private let places: (fronts: [Int: [Int]], grounds: [Int: [Int]])
  /// The surfaces that are elevated above others, as indices of assets.
  let levels: [(base: Int, elevated: Int, source: JudgingSource)]

  /// - Parameter scenes: The pairs that scenes draw.
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

  /// The findings, sorted by asset and rule.
  package var findings: [Finding] { findings(of: pairs, sets: Array(library.assets.indices)) }

  /// Returns the findings about one colour set, in the order of `findings`. The other sets are not judged.
  func findings(about index: Int) -> [Finding] {
    let path = library.assets[index].path
    return findings(of: pairs(of: index), sets: [index]).filter { $0.path == path }
  }

  /// Replaces the colours of a set. The roles and pairs of a library do not depend on its colours.
  mutating func replace(_ index: Int, with colors: ColorSet) {
    library.assets[index].content = .colors(colors)
  }

  /// Returns the findings about some pairs and some colour sets, and about the catalogs, sorted by asset and rule.
  private func findings(of pairs: [ColorPair], sets: [Int]) -> [Finding] {
    var findings = pairFindings(pairs) + unknownNames() + levelFindings()
    findings += known.cutPairs.map {
      Finding(undecided: .pairsCut(limit: NamedPairs.most), in: $0)
    }
    findings += known.cutLevels.map {
      Finding(undecided: .levelsCut(limit: NamedPairs.most), in: $0)
    }
    for index in sets where library.assets[index].colors != nil {
      findings += modeFindings(index) + contrastVariantFindings(index)
    }
    findings = withStepsTogether(findings) + iconFindings()
    return findings.sorted { ($0.path, $0.ruleID, $0.name) < ($1.path, $1.ruleID, $1.name) }
  }

  /// Combines the findings about steps of a scale, such as `blue20`, into one for each catalog, because the purpose
  /// of a step is unknown.
  private func withStepsTogether(_ findings: [Finding]) -> [Finding] {
    var rest: [Finding] = []
    var steps: [ExactName: [String]] = [:]
    var indices: [ExactName: Int] = [:]
    for index in library.assets.indices.reversed() { indices[ExactName(library.assets[index].path)] = index }
    for finding in findings {
      if case .asset(.missingDark(nil, _)) = finding.fact, let index = indices[ExactName(finding.path)],
        known.named[index]?.isStep == true
      {
        steps[ExactName(library.assets[index].catalog ?? ""), default: []].append(finding.name)
      } else {
        rest.append(finding)
      }
    }
    return rest
      + steps.map { catalog, names in
        Finding(
          undecided: .stepsWithoutDark(names: Array(names.sorted().prefix(5)), count: names.count),
          in: catalog.text)
      }
  }

  /// Returns the role of a colour set; nil if neither the configuration nor the set's name gives one.
  package func role(of index: Int) -> ColorRole? { known.roles[index]?.role }

  // MARK: What is asked often

  /// Returns the pairs in which a colour set is the foreground.
  func pairs(of index: Int) -> [ColorPair] { (places.fronts[index] ?? []).map { pairs[$0] } }

  /// Returns the pairs in which a colour set is the ground.
  func pairs(on index: Int) -> [ColorPair] { (places.grounds[index] ?? []).map { pairs[$0] } }

  /// Returns the colour set of an asset; nil for assets of other kinds.
  func set(_ index: Int) -> ColorSet? { library.assets[index].colors }

  /// Returns the surface that is assumed behind colours without a known ground.
  func surface(_ scheme: Appearance) -> EncodedColor {
    scheme == .dark ? configuration.surfaces.dark : configuration.surfaces.light
  }

  /// Returns the colour under a foreground. A translucent ground is composited over the surface of the scheme.
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

  /// Returns the variants in which a pair may differ, within the schemes in which its colours meet.
  func variants(of pair: ColorPair) -> [ColorVariant] {
    var sets = [set(pair.foreground)].compactMap { $0.self }
    var usesSystem = false
    switch pair.background {
    case .asset(let index): sets += [set(index)].compactMap { $0.self }
    case .system: usesSystem = true
    case .color, .surface: break
    }
    return ColorVariant.all(of: sets, usesSystem: usesSystem).filter { pair.schemes.contains($0.scheme) }
  }

  /// Returns the contrast of a pair in a variant; nil where one of its colours is missing.
  func measure(_ pair: ColorPair, in variant: ColorVariant) -> PairMeasure? {
    set(pair.foreground).flatMap { measure(pair, with: $0, in: variant) }
  }

  /// Returns the contrast of a pair with another colour set in place of its foreground.
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

/// The measured contrast of a pair in one variant.
struct PairMeasure: Hashable, Sendable {
  var variant: ColorVariant
  var foreground: VariantColor
  var ground: Ground
  var ratio: Double

  /// The colour under the foreground.
  struct Ground: Hashable, Sendable {
    /// The opaque colour.
    var color: EncodedColor
    var isSystem = false
    /// A Boolean value that is true where the ground, or the surface below a translucent ground, is only assumed.
    var isAssumed = false
  }

  init(variant: ColorVariant, foreground: VariantColor, ground: Ground) {
    (self.variant, self.foreground, self.ground) = (variant, foreground, ground)
    ratio = contrastRatio(foreground.color, ground.color)
  }

  /// A Boolean value that is true where both colours are the system's, so that the project can change neither.
  var isSystem: Bool { foreground.isSystem && ground.isSystem }
}
