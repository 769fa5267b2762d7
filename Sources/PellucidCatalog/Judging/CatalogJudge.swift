// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Judges the colours and icons of a library: contrast in every variant, and how light and dark belong together.
///
///     let judge = CatalogJudge(library, LintConfiguration())
///     for finding in judge.findings where finding.severity == .error { … }
///
/// Decides nothing about pixels; `PictureJudge` of the host does.
public struct CatalogJudge: Sendable {
  public let library: AssetLibrary
  public let configuration: LintConfiguration
  /// The foregrounds and grounds that are compared, declared ones first.
  public let pairs: [ColorPair]
  let known: KnownColors
  let levels: [(base: Int, elevated: Int, source: JudgingSource)]

  /// - Parameter scenes: Pairs that scenes draw.
  public init(
    _ library: AssetLibrary, _ configuration: LintConfiguration = LintConfiguration(),
    scenes: [ColorPair] = []
  ) {
    (self.library, self.configuration) = (library, configuration)
    var known = KnownColors(library, configuration)
    levels = known.levelPairs()
    pairs = known.pairs + scenes
    self.known = known
  }

  /// By asset and rule.
  public var findings: [ColorFinding] {
    var findings = pairFindings() + unknownNames() + levelFindings()
    for index in library.assets.indices where library.assets[index].colors != nil {
      findings += modeFindings(index) + contrastVariantFindings(index)
    }
    findings = withStepsTogether(findings) + iconFindings()
    return findings.sorted { ($0.path, $0.rule, $0.name) < ($1.path, $1.rule, $1.name) }
  }

  /// Steps of a scale such as `blue20` are told once for a catalog: nobody says what they are for.
  private func withStepsTogether(_ findings: [ColorFinding]) -> [ColorFinding] {
    var rest: [ColorFinding] = []
    var steps: [String: [String]] = [:]
    for finding in findings {
      if case .missingDark(nil, _) = finding.fact,
        let index = library.assets.firstIndex(where: { $0.path == finding.path }),
        known.named[index]?.isStep == true
      {
        steps[library.assets[index].catalog ?? "", default: []].append(finding.name)
      } else {
        rest.append(finding)
      }
    }
    return rest
      + steps.map { catalog, names in
        ColorFinding(
          "CAT02", undecided: .stepsWithoutDark(names: Array(names.sorted().prefix(5)), count: names.count),
          in: catalog)
      }
  }

  /// The role of a colour set; nil if neither the configuration nor its name says one.
  public func role(of index: Int) -> ColorRole? { known.roles[index]?.role }

  // MARK: What is asked often

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
      guard let own = set(index)?.color(for: variant) else { return nil }
      guard own.color.alpha < 1 else { return PairMeasure.Ground(color: own.color, isSystem: own.isSystem) }
      return PairMeasure.Ground(
        color: own.color.composited(over: surface(variant.scheme)), isSystem: own.isSystem, isAssumed: true)
    }
  }

  func variants(of pair: ColorPair) -> [ColorVariant] {
    var sets = [set(pair.foreground)].compactMap(\.self)
    if case .asset(let index) = pair.background, let ground = set(index) { sets.append(ground) }
    return ColorVariant.all(of: sets)
  }

  /// Nil where one of the two has no colour.
  func measure(_ pair: ColorPair, in variant: ColorVariant) -> PairMeasure? {
    set(pair.foreground).flatMap { measure(pair, with: $0, in: variant) }
  }

  /// As `measure(_:in:)`, with another colour set in place of the foreground.
  func measure(_ pair: ColorPair, with foreground: ColorSet, in variant: ColorVariant) -> PairMeasure? {
    guard let front = foreground.color(for: variant), let back = ground(pair.background, in: variant) else {
      return nil
    }
    return PairMeasure(variant: variant, foreground: front, ground: back)
  }

  /// How a finding names a ground.
  func name(of ground: ColorPair.Ground) -> String {
    switch ground {
    case .asset(let index): library.assets[index].name
    case .color(let color): color.hexText
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
    /// Whether part of it is only assumed.
    var isAssumed = false
  }

  init(variant: ColorVariant, foreground: VariantColor, ground: Ground) {
    (self.variant, self.foreground, self.ground) = (variant, foreground, ground)
    ratio = contrastRatio(foreground.color, ground.color)
  }

  /// Whether nothing of it is the project's own.
  var isSystem: Bool { foreground.isSystem && ground.isSystem }
}
