// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidComponents
import PellucidDesign
import PellucidGeometry
import PellucidHost
import PellucidJudge
import PellucidLegibility
import PellucidScene

/// A text or symbol of an exhibit in one setting, with the contrasts that decide about it.
package struct JudgedLabel: Sendable {
  package var exhibit: String
  package var kind: ComponentKind
  package var setting: ExhibitSetting
  package var subject: ForegroundSubject
  /// The contrast that the text or symbol has to hold.
  package var required: Double
  /// A Boolean value that is true where the ink has the confidence *chosen*.
  package var isInkChosen: Bool
  /// The chosen colours of fills below the text or symbol.
  package var chosenFills: [ComponentColor]
  /// The lowest contrast: over every backdrop where that is proven, else of the drawn pixels; nil where no pixel is seen.
  package var lowest: Double?
  /// The lowest contrast without the chosen fills.
  package var lowestWithoutFills: Double?
  /// A Boolean value that is true where the contrast is proven over every backdrop.
  package var isProven: Bool

  /// A Boolean value that is true where the required contrast holds. A text or symbol of which nothing is seen holds it.
  package var holds: Bool { (lowest ?? .infinity) >= required }

  /// A Boolean value that is true where a chosen colour is the reason for which the contrast does not hold.
  package var fallsShortByChoice: Bool {
    !holds && (isInkChosen || !chosenFills.isEmpty && (lowestWithoutFills ?? 0) >= required)
  }
}

/// The proofs about the texts and symbols of exhibits in every setting.
///
/// A proof is about a transfer and the backdrops, not about a component: labels with the same ink on the same surface share one.
package struct ExhibitJudge {
  private let exhibits: [ComponentExhibit]
  private let executor: ThreadExecutor

  package init(_ exhibits: [ComponentExhibit], threads: Int = 2) {
    self.exhibits = exhibits
    executor = ThreadExecutor(threads: threads)
  }

  /// Judges every text and symbol that is not inactive, in every setting of the platforms.
  package func labels(
    on platforms: [Platform] = Platform.allCases
  ) throws(PellucidError) -> [JudgedLabel] {
    let tasks = platforms.flatMap { platform in exhibits.map { (platform, $0) } }
    let seen = try executor.results(tasks.count) { index throws(PellucidError) in
      let (platform, exhibit) = tasks[index]
      var finder = try LabelFinder(exhibit)
      try finder.find(on: platform)
      return finder.found
    }
    var numbers: [LabelQuestion: Int] = [:]
    var questions: [LabelQuestion] = []
    for label in seen.joined() {
      for question in label.questions + label.plainQuestions where numbers[question] == nil {
        numbers[question] = questions.count
        questions.append(question)
      }
    }
    let asked = questions
    let answers = executor.results(asked.count) { index in asked[index].lowest }
    return seen.joined().map { label in
      var judged = label.label
      let proven = label.questions.map { numbers[$0].flatMap { answers[$0] } }
      if !proven.isEmpty, !proven.contains(nil) {
        (judged.isProven, judged.lowest) = (true, proven.compactMap { $0 }.min())
        judged.lowestWithoutFills = label.plainQuestions.compactMap { numbers[$0].flatMap { answers[$0] } }
          .min()
      }
      return judged
    }
  }
}

/// A question about a contrast: a transfer, the backdrops, and the ratio to decide.
private struct LabelQuestion: Hashable, Sendable {
  var transfer: Transfer
  var backdrop: Backdrop
  var required: Double

  /// The lowest contrast over every backdrop; nil where there is no bound.
  var lowest: Double? { (try? ContrastBound(transfer, over: backdrop, deciding: required))?.lowest }
}

/// The search for the texts and symbols of one exhibit, and for what lies below them.
private struct LabelFinder {
  /// A text or symbol with the questions that its contrast depends on.
  struct Found: Sendable {
    var label: JudgedLabel
    /// The proofs that decide; none where there is no bound.
    var questions: [LabelQuestion] = []
    /// The proofs of the label as it is without the chosen fills.
    var plainQuestions: [LabelQuestion] = []
  }

  let exhibit: ComponentExhibit
  var renderer: SceneRenderer
  var found: [Found] = []

  init(_ exhibit: ComponentExhibit) throws(PellucidError) {
    self.exhibit = exhibit
    renderer = try SceneRenderer(threads: 1)
  }

  mutating func find(on platform: Platform) throws(PellucidError) {
    let states = [nil] + ComponentRow.row(of: exhibit.kind).states(on: platform).map { Optional($0) }
    for traits in ExhibitSetting.traits(on: platform) {
      // A state that changes no layer changes no contrast.
      var known: Set<[Layer]> = []
      for state in states where state != .disabled && state != .inactive {
        let setting = ExhibitSetting(traits, state)
        guard let scene = try exhibit.scene(setting, by: &renderer) else { continue }
        let lowered = try renderer.lowered(scene)
        guard known.insert(lowered.desktop.drawn).inserted else { continue }
        try find(in: lowered, setting)
      }
    }
  }

  /// Finds the labels of a scene in each state of its glass.
  private mutating func find(in scene: SceneDescription, _ setting: ExhibitSetting) throws(PellucidError) {
    let facts: FileFacts
    do throws(RenderingError) { facts = try renderer.facts(of: scene) } catch { throw PellucidError(error) }
    for resolution in try states(of: scene, facts: facts) {
      do throws(RenderingError) { try find(in: resolution, setting) } catch { throw PellucidError(error) }
    }
  }

  private mutating func find(in resolution: Resolution, _ setting: ExhibitSetting) throws(RenderingError) {
    let inks: [Int: DrawnInk]
    do throws(ResourceError) { inks = try renderer.inks(of: resolution.scene) } catch {
      throw .resource(error)
    }
    var drawn: RenderedPicture?
    for foreground in SceneForeground.all(in: resolution.scene, inks: inks) where foreground.isDrawn {
      guard var label = label(foreground, resolution, setting) else { continue }
      if label.questions.isEmpty {
        if drawn == nil { drawn = try renderer.render(resolution, measuring: .everyPixel) }
        let measured = drawn?.contrasts.first { $0.source == foreground.source }
        let seen = measured?.seen(under: foreground.covers, scale: resolution.scene.scale)
        // A layer above covers the pixels at its edge by half, so the lowest of them say nothing.
        label.label.lowest = foreground.covers.isEmpty ? seen?.lowest : seen?.fifthPercentile
      }
      found.append(label)
    }
  }

  /// Returns the resolutions over dark and over light content; one where no glass adapts.
  private func states(of scene: SceneDescription, facts: FileFacts) throws(PellucidError) -> [Resolution] {
    let plain: Resolution
    do throws(SceneError) { plain = try SceneResolver.resolve(scene, facts: facts) } catch {
      throw PellucidError(.scene, error)
    }
    let states = GlassStates(of: plain).scenes.map(\.resolution)
    return states.isEmpty ? [plain] : states
  }

  /// Returns a text or symbol with the questions about it; nil for an inactive one.
  private func label(
    _ foreground: SceneForeground, _ resolution: Resolution, _ setting: ExhibitSetting
  ) -> Found? {
    let origin = resolution.trace.resources[foreground.source]
    guard !origin.isInactive else { return nil }
    let resource = resolution.scene.resources[foreground.source]
    let required = ContrastRequirement(
      of: resource, style: origin.style, isInactive: false, rules: .wcag, required: nil
    ).ratio
    let colors = ColorOrigins(of: foreground, origin, in: resolution.trace)
    var found = Found(
      label: JudgedLabel(
        exhibit: exhibit.name, kind: exhibit.kind, setting: setting,
        subject: ForegroundSubject(resource.labelKind), required: required,
        isInkChosen: colors.isInkChosen, chosenFills: colors.fills.map(\.name), isProven: false))
    guard case .surface(let surface) = foreground.ground else { return found }
    let backdrop = surface.kind == .gradient ? .anything : surface.backdrop
    found.questions = surface.transfers.map {
      LabelQuestion(transfer: $0, backdrop: backdrop, required: required)
    }
    if !colors.fills.isEmpty {
      let paints = colors.fills.map(\.color)
      found.plainQuestions = surface.transfers.map {
        LabelQuestion(transfer: $0.without(paints), backdrop: backdrop, required: required)
      }
    }
    return found
  }
}

extension Transfer {
  /// Returns the transfer without the layers in some colours.
  fileprivate func without(_ colors: [EncodedColor]) -> Transfer {
    var transfer = self
    transfer.afterMixing.removeAll { step in
      if case .paint(let color, .sourceOver, _) = step { colors.contains(color) } else { false }
    }
    return transfer
  }
}

extension [Layer] {
  /// The layers that decide what is drawn: without the component that they were lowered from.
  fileprivate var drawn: [Layer] {
    map { layer in
      var layer = layer
      let children = layer.content.children.drawn
      if case .component = layer.content {
        layer.content = .group(children)
      } else {
        layer.content.children = children
      }
      return layer
    }
  }
}

extension SceneRenderer {
  /// Returns the ink of the texts and symbols of a resolved scene without pictures, which is not drawn for it.
  fileprivate mutating func inks(of scene: ResolvedScene) throws(ResourceError) -> [Int: DrawnInk] {
    let resources = try loader.load(scene).resources
    var inks = resources.masks.mapValues { DrawnInk(bounds: nil, measured: nil, masks: $0.count) }
    for (source, bounds) in resources.maskBounds where !bounds.isEmpty {
      inks[source]?.bounds = Rect(bounds, scale: scene.scale)
    }
    return inks
  }
}

/// The chosen colours that a text or symbol depends on.
private struct ColorOrigins {
  /// The translucent or opaque fills below, in chosen colours.
  var fills: [(name: ComponentColor, color: EncodedColor)] = []
  var isInkChosen = false

  init(of foreground: SceneForeground, _ origin: ResourceOrigin, in trace: SceneTrace) {
    for step in trace.steps {
      guard let layer = step.layer else { continue }
      if layer.path == origin.path {
        isInkChosen = origin.style.map { Self.isChosen($0, layer) } ?? false
        return
      }
      guard case .fill(_, .foreground(let style)) = layer.layer.content,
        case .color(.component(let color)) = style.color, layer.bounds.intersects(foreground.bounds),
        color.provenance(in: layer.traits).confidence == .chosen
      else { continue }
      fills.append((color, color.color(in: layer.traits)))
    }
  }

  private static func isChosen(_ style: ForegroundStyle, _ layer: TracedLayer) -> Bool {
    let style = style.named(on: layer.traits.platform)
    let confidence: Confidence? =
      switch style.color {
      case .level(let level):
        Vibrancy.row(
          level: level,
          // On an accent or another opaque fill, a level is not that of the material around it.
          family: (style.isVibrant && layer.isOnOwnMaterial ? layer.material?.family : nil)
            ?? VibrancyFamily(.plain, layer.traits.appearance),
          traits: layer.traits
        ).provenance.confidence
      case .color(.component(let color)): color.provenance(in: layer.traits).confidence
      case .color(.semantic(let name)):
        (try? SemanticColors.resolve(name: name, traits: layer.traits))?.provenance.confidence
      case .color: nil
      }
    return confidence == .chosen
  }
}

extension Resource {
  /// The words of a text, or the name of a symbol.
  fileprivate var labelKind: ForegroundSubject.Kind {
    switch self {
    case .text(let text, _, _): .text(text.string)
    case .symbol(let symbol, _, _): .symbol(symbol.template)
    case .template(let path, _, _, _): .picture(path)
    case .image(let path): .file(path)
    case .outline(let outline): .file(outline.path)
    }
  }
}
