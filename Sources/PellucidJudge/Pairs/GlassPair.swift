// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A foreground on a single piece of Liquid Glass, judged without a scene and away from the light of the glass's
/// rim.
package struct GlassPair: Sendable {
  /// One of the states that the glass can be in.
  package struct State: Sendable {
    /// The setting that distinguishes a state from the others.
    package enum Name: Hashable, Sendable {
      case appearance(Appearance)
      case notDimmed, dimmed
    }

    /// The name of the state; nil where the glass has only one state.
    package var name: Name?
    package var item: LegibilityCase
    package var outcome: PairOutcome
  }

  package let content: GlassContent
  /// The size of the glass, in points.
  package let size: Size
  package let foreground: PairForeground
  package let traits: Traits
  package let goal: ContrastGoal
  /// The states of the glass, in ascending order of their bounds.
  package let states: [State]
  /// The changes that make the foreground hold in every state; empty if none is found, or if they are not searched.
  package private(set) var repairs: [Repair]

  /// Judges a foreground in every state of the glass.
  ///
  /// - Parameter searchesRepairs: A Boolean value indicating whether repairs are searched, which takes most of the time.
  /// - Throws: `PairError` if the foreground or the tint cannot be resolved.
  package init(
    _ foreground: PairForeground, on content: GlassContent, _ size: Size, _ traits: Traits,
    _ settings: GlassSettings, _ goal: ContrastGoal, searchesRepairs: Bool = true
  ) throws(PairError) {
    (self.content, self.size, self.foreground) = (content, size, foreground)
    (self.traits, self.goal) = (traits, goal)
    let request = GlassRequest(
      content.variant, control: content.control, shorterSide: min(size.width, size.height), traits: traits,
      settings: settings)
    states = try Self.states(content, request, foreground, goal)
    repairs = searchesRepairs ? (try? LegibilityCase.repairs(of: states.map { $0.item })) ?? [] : []
  }

  /// Judges a foreground in one appearance of the platform, or in all.
  ///
  /// - Parameter appearance: The appearance; nil for both. Glass that turns by what lies behind has both in one answer.
  package static func all(
    _ foreground: PairForeground, on content: GlassContent, _ size: Size, _ traits: Traits,
    in appearance: Appearance?, _ settings: GlassSettings, _ goal: ContrastGoal
  ) throws(PairError) -> [GlassPair] {
    let isSingle = appearance != nil || turns(content, on: traits.platform) || !traits.platform.hasAppearances
    var pairs: [GlassPair] = []
    for appearance in isSingle ? [appearance ?? traits.appearance] : Appearance.allCases {
      var traits = traits
      traits.appearance = appearance
      pairs.append(try GlassPair(foreground, on: content, size, traits, settings, goal))
    }
    // Glass that does not turn keeps the appearance of the system, which may be either.
    if appearance == nil, turns(content, on: traits.platform) {
      pairs[0].repairs.removeAll { $0.changes.contains(.pinnedGlass) }
    }
    return pairs
  }

  /// Returns whether glass turns between its appearances by what lies behind.
  private static func turns(_ content: GlassContent, on platform: Platform) -> Bool {
    content.adapts == true && content.variant == .regular && platform.hasAppearances
  }

  /// The state with the lowest bound.
  package var worst: State { states[0] }

  /// The name for messages and for baselines, such as "label on clear glass (button, 120×44 points, ios, light)".
  package var name: String {
    let turns = states.count > 1 && content.variant == .regular
    let kind = content.control == .none ? "" : content.control.name + ", "
    let length = "\(Figures.text(size.width))×\(Figures.text(size.height)) points"
    return "\(foreground.name) on \(content.variant.name) glass (\(kind)\(length), "
      + traits.settingsName(appearance: turns ? "light and dark" : nil) + ")"
  }

  /// The name without size and settings, such as "label on clear glass".
  package var shortName: String { "\(foreground.name) on \(content.variant.name) glass" }

  /// The name under which a baseline lists the pair.
  package var subject: String { goal.subject(name) }

  /// The remarks about settings that have no effect on the glass.
  package var unusedSettings: [GlassRemark] {
    guard content.variant != .clear, case .amount = content.dimming else { return [] }
    return [.unusedDimming]
  }

  /// The remark about glass that was set to adapt to its content but does not turn; nil where it turns.
  package var turnRemark: GlassRemark? {
    guard content.adapts == true else { return nil }
    return GlassTurnObstacle(content.variant, on: traits.platform).map { .cannotTurn($0) }
  }

  /// The WCAG 2.2 ratio over white that the black below the glass would give without the glass; nil without
  /// dimming.
  ///
  /// The guidelines' 35 % follows from this calculation.
  package var dimmingAlone: Double? {
    guard let setting = worst.item.glass, setting.dimming > 0 else { return nil }
    let own = setting.transfer(of: worst.item)
    let black = Transfer.Step.paint(EncodedColor(white: 0, alpha: Float(setting.dimming)), .sourceOver)
    let bare = Transfer(gamut: own.gamut, afterMixing: [black], ink: own.ink)
    let white = Backdrop.Range(GamutColor(white: 1))
    return (try? ContrastBound(bare, over: .colors([white])))?.witness.contrast
  }

  /// The finding about a foreground that is not proven to hold; empty if it is proven.
  package var findings: [Finding] {
    let outcome = worst.outcome
    guard !outcome.verdict.isProvenToHold else { return [] }
    let fact: PairFact =
      outcome.lowest.map { .tooLowOnGlass($0, required: goal.required) }
      ?? .undecidedOnGlass(over: goal.scope)
    let isProven = outcome.lowest.map { $0.witness.contrast < goal.required } ?? false
    return [
      Finding(
        .pair(fact), at: Place(layer: subject), verdict: isProven ? .proven : .review,
        figures: outcome.lowest?.figures(required: goal.required) ?? [],
        swatches: outcome.lowest?.swatches(in: traits.gamut) ?? [], remedies: repairs.map { .repair($0) })
    ]
  }
}

// MARK: - States

extension GlassPair {
  /// Returns the states of glass without preferences, in ascending order of their bounds.
  ///
  /// - Throws: `PairError` if the foreground or the tint cannot be resolved.
  package static func states(
    of content: GlassContent, _ size: Size, _ foreground: PairForeground, _ traits: Traits,
    _ goal: ContrastGoal
  ) throws(PairError) -> [State] {
    let request = GlassRequest(
      content.variant, control: content.control, shorterSide: min(size.width, size.height), traits: traits)
    return try states(content, request, foreground, goal)
  }

  /// Returns the states of the glass, in ascending order of their bounds.
  private static func states(
    _ content: GlassContent, _ request: GlassRequest, _ foreground: PairForeground, _ goal: ContrastGoal
  ) throws(PairError) -> [State] {
    var states: [State] = []
    for (name, traits) in appearances(content, request) {
      for (dimmed, dimming) in dimmings(content) {
        var setting = GlassSetting(request, tint: try tint(content, traits), dimming: dimming)
        setting.isTurned = traits.appearance != request.traits.appearance
        var inner = traits
        inner.appearance = GlassRecipes.contentAppearance(on: setting.recipe(traits: traits), traits: traits)
        var item = LegibilityCase(
          material: nil, foreground: try foreground.foreground(onGlass: inner), traits: traits,
          backdrop: goal.scope.backdrop, required: goal.required)
        item.glass = setting
        let outcome = PairOutcome(setting.transfer(of: item), goal)
        states.append(State(name: name ?? dimmed, item: item, outcome: outcome))
      }
    }
    return states.enumerated().sorted {
      let first = $0.element.outcome.lowest?.bound ?? 0, second = $1.element.outcome.lowest?.bound ?? 0
      return first == second ? $0.offset < $1.offset : first < second
    }.map { $0.element }
  }

  /// Returns the appearances that the glass can have: both for regular glass that adapts, otherwise only its own.
  private static func appearances(
    _ content: GlassContent, _ request: GlassRequest
  ) -> [(name: State.Name?, traits: Traits)] {
    guard turns(content, on: request.traits.platform) else { return [(nil, request.traits)] }
    return Appearance.allCases.map { appearance in
      var traits = request.traits
      traits.appearance = appearance
      return (.appearance(appearance), traits)
    }
  }

  /// Returns the dimmings that the glass can have, as opacities of black, 0…1.
  private static func dimmings(_ content: GlassContent) -> [(name: State.Name?, opacity: Double)] {
    guard content.variant == .clear else { return [(nil, 0)] }
    return switch content.dimming {
    case .none: [(nil, 0)]
    case .amount(let amount): [(nil, amount)]
    case .automatic: [(.notDimmed, 0), (.dimmed, GlassDimming.publishedOpacity)]
    }
  }

  /// Returns the colour of the tint; nil for glass without a tint.
  private static func tint(_ content: GlassContent, _ traits: Traits) throws(PairError) -> EncodedColor? {
    guard let tint = content.tint else { return nil }
    if let color = try? tint.color(traits) { return color }
    switch tint {
    case .semantic(let name): throw .unknownTint(name, traits.platform)
    case .asset(let name): throw .unknownTint(SceneAssets.prefix + name, traits.platform)
    case .custom(let color): return color
    case .component(let color): return color.color(in: traits)
    }
  }
}
