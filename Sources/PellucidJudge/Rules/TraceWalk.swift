// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A walk along a trace that passes each step to the rules, and keeps the materials, the glass and the things drawn
/// so far, by which later steps are judged.
struct TraceWalk {
  private(set) var findings: [Finding] = []

  private let resolution: Resolution
  private let recognition: Recognition
  /// The index of the current step.
  private var place = 0
  /// The kind of element that the layer of the current step is taken for; nil for none in particular.
  private var taken: Recognized?
  private var description: SceneDescription { resolution.description }
  private var assets: SceneAssets { description.assets }
  private var traits: Traits { resolution.trace.traits }
  private var surface: JudgedSurface
  private var things = ThingsBehind()
  private var glass: [GlassElement] = []
  private var containers: [Int] = []
  private var containerCount = 0
  /// The first element with the focus.
  private var focused: LayerReference?
  /// The statements reported so far.
  private var known: Set<Statement> = []

  /// A fact about a layer, which is reported once. The trace may repeat it, because a background extension lowers
  /// copies of its layers.
  private struct Statement: Hashable {
    var rule: Rule?
    var keyPath: String?
    var fact: Fact
    /// The message, in which names are compared by bytes.
    var message: ExactName
  }

  init(_ resolution: Resolution) {
    self.resolution = resolution
    recognition = Recognition(resolution)
    let size = resolution.description.size
    surface = JudgedSurface(bounds: Rect(size), in: size)
  }

  private mutating func add(_ facts: [Fact], to layer: TracedLayer) {
    for fact in facts { add(Finding(fact, about: layer.reference)) }
  }

  /// Adds a finding, unless the same statement was reported before.
  private mutating func add(_ finding: Finding) {
    let statement = Statement(
      rule: finding.rule, keyPath: finding.place.keyPath, fact: finding.fact,
      message: ExactName(finding.message(in: .english)))
    if known.insert(statement).inserted { findings.append(finding) }
  }

  /// Applies the rules to the next step of the trace.
  mutating func take(stepAt index: Int) {
    (place, taken) = (index, recognition[index])
    switch resolution.trace.steps[index] {
    case .surface(let window): begin(window)
    case .surfaceEnd: for finding in GlassGroupRules.findings(glass, description.glassRules) { add(finding) }
    case .container:
      containers.append(containerCount)
      containerCount += 1
    case .containerEnd(let container):
      containers.removeLast()
      for finding in GlassRemarks.findings(container) { add(finding) }
    case .layer(let layer): take(layer)
    case .symbol(let layer, let symbol): take(layer, symbol)
    case .picture(let layer, let picture): take(layer, picture)
    case .material(let layer, let material): take(layer, material)
    case .glass(let layer, let glass): take(layer, glass)
    case .focus(let layer): takeFocus(layer)
    case .unusedFocus(let layer): add([.remark(.glass(.unusedFocus))], to: layer)
    case .unusedUnion(let layer): add([.remark(.glass(.unusedUnion))], to: layer)
    case .scrollEdge(let layer, let recipe):
      if recipe.drawsNothing { add([.remark(.emptyScrollEdge)], to: layer) }
    case .dimming(let layer, let dimming): take(layer, dimming)
    }
  }

  // MARK: Surfaces

  /// Begins a window, or the desktop if `window` is nil.
  private mutating func begin(_ window: Int?) {
    glass = []
    let rules = WindowRules(traits: traits, assets: assets)
    guard let window else {
      surface = JudgedSurface(bounds: Rect(description.size), in: description.size)
      let facts = rules.facts(ofDesktop: description.desktop, description.size)
      // The desktop is a list of layers without a key path of its own.
      for fact in facts { add(Finding(fact, at: Place(layer: "desktop"))) }
      if traits.invertsColors, !traits.showsInverted {
        add(Finding(.remark(.setting(.noSmartInvert(traits.platform))), at: Place(layer: "desktop")))
      }
      if description.room != Room(), traits.platform != .visionOS {
        add(Finding(.remark(.setting(.noRoom(traits.platform))), at: Place(layer: "room")))
      }
      return
    }
    let resolved = resolution.scene.windows[window]
    surface = JudgedSurface(
      bounds: resolved.frame, in: description.size, castsShadow: resolved.shadow?.isVisible ?? false,
      presentation: description.windows[window].presentation)
    let path = "windows[\(window)]"
    let reference = LayerReference(path: path, name: resolved.id ?? path)
    for fact in rules.facts(of: description.windows[window]) { add(Finding(fact, about: reference)) }
  }

  // MARK: Layers

  private mutating func take(_ layer: TracedLayer) {
    things.add(layer, traits, assets)
    let rules = VibrancyRules(layer, assets)
    switch layer.layer.content {
    case .text(let text):
      add(rules.facts(for: text.style), to: layer)
      if case .style = text.font, let remark = SettingRemark(layer.traits) {
        add([.remark(.setting(remark))], to: layer)
      }
    case .fill(_, let fill):
      add(rules.facts(for: fill), to: layer)
      add(TintingRule(layer, assets, taken: taken).facts(for: fill), to: layer)
      addGlow(of: fill, layer)
      if !isHidden(layer) { add(ElevatedBackgroundRule.facts(layer, fill, on: surface, assets), to: layer) }
    default: break
    }
  }

  /// Reports a white fill in dark, once for the copies of a background extension, and not below an opaque layer.
  private mutating func addGlow(of fill: FillStyle, _ layer: TracedLayer) {
    let rule = WhiteFillRule(
      layer: layer, surface: surface, assets: assets, rules: description.pictures.rules)
    let facts = rule.facts(for: fill)
    guard !facts.isEmpty,
      !findings.contains(where: { $0.rule == .whiteGlow && $0.place.keyPath == layer.path })
    else { return }
    if !isHidden(layer) { add(facts, to: layer) }
  }

  /// Returns whether opaque layers that follow hide the layer of the current step.
  private func isHidden(_ layer: TracedLayer) -> Bool {
    recognition.isHidden(surface.seenBounds(of: layer), after: place)
  }

  private mutating func take(_ layer: TracedLayer, _ symbol: TracedSymbol) {
    guard case .symbol(let content) = layer.layer.content else { return }
    let rules = VibrancyRules(layer, assets)
    for style in content.styles { add(rules.facts(for: style), to: layer) }
    add(SymbolRemarks.facts(symbol), to: layer)
  }

  private mutating func take(_ layer: TracedLayer, _ picture: TracedPicture) {
    guard case .image(let image) = layer.layer.content else { return }
    things.add(layer, traits, assets)
    let rules = ScenePictureRules(description.pictures.rules, facts: resolution.trace.facts)
    add(rules.facts(sameFileOf: image), to: layer)
    add(picture.notes.map { .remark(.catalog($0.note, asset: $0.asset)) }, to: layer)
    let vibrancy = VibrancyRules(layer, assets)
    switch picture.drawn {
    case .nothing: break
    case .template: add(vibrancy.facts(for: image.style), to: layer)
    case .content(let softening): add(vibrancy.iconFacts(isIcon: false) + rules.facts(softening), to: layer)
    case .icon(let edge):
      add(vibrancy.iconFacts(isIcon: true) + (edge.map { rules.facts($0, layer.traits) } ?? []), to: layer)
    }
  }

  private mutating func take(_ layer: TracedLayer, _ material: TracedMaterial) {
    add(MaterialRemarks.facts(material), to: layer)
    add(TelevisionMaterialRule.facts(layer, material, on: surface, screen: Rect(description.size)), to: layer)
    add(MaterialUseRule(layer: layer, material: material, surface: surface, taken: taken).facts, to: layer)
    add(material.unused.map { .remark(.material(.unmodifiable($0))) }, to: layer)
    add(GlassPlacementRules(layer, surface, taken: taken).facts(for: material), to: layer)
  }

  private mutating func take(_ layer: TracedLayer, _ traced: TracedGlass) {
    guard case .glass(let content) = layer.layer.content else { return }
    add(GlassRemarks(layer, assets).facts(for: content, traced), to: layer)
    let placement = GlassPlacementRules(layer, surface, taken: taken)
    if surface.shows(layer) {
      add(placement.facts(for: content, over: things, traits, assets), to: layer)
      let clear = ClearGlassRules(layer, description.glassRules)
      add(clear.facts(for: content, traced, over: things), to: layer)
      glass.append(GlassElement(content, traced, of: layer, in: containers.last))
    }
  }

  /// Reports every element with the focus after the first one (GLS03).
  private mutating func takeFocus(_ layer: TracedLayer) {
    guard let first = focused else {
      focused = layer.reference
      return
    }
    add([.glass(.secondFocus(first: first.name))], to: layer)
  }

  private mutating func take(_ layer: TracedLayer, _ dimming: TracedDimming) {
    add(GlassRemarks.facts(dimming.decision), to: layer)
    if dimming.opacity > 0 { things.add(dimming: layer) }
  }
}
