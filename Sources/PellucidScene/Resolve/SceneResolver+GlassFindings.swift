// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Findings about one piece of glass where it stands.
extension SceneResolver {
  mutating func report(
    _ glass: GlassContent, _ piece: GlassPiece, of placed: PlacedLayer, behind backdrop: GlassBackdrop?
  ) {
    let (name, bounds, surroundings) = (placed.name, placed.bounds, placed.surroundings)
    guard isInPicture(placed) else { return }
    reportGround(of: glass, placed)
    if audit.hasFill(under: bounds, list: surroundings.list) || Self.hidesGlass(glass, placed, traits) {
      add("SRC15", name, "an opaque fill breaks the material: give the glass a tint instead")
    }
    if glass.variant == .clear {
      reportMuchText(on: glass, name: name)
      if !piece.recipe.parameters.hidesBrightness {
        reportClear(name, bounds: bounds, behind: backdrop)
        reportBrightness(piece, of: placed, behind: backdrop)
      }
    }
    audit.elements.append(
      GlassAudit.Element(
        name: name, bounds: bounds, variant: glass.variant, control: glass.control,
        isTinted: (piece.element.tint?.opacity ?? 0) > 0, union: glass.union, container: audit.container,
        list: surroundings.list, outerList: surroundings.outerList, isOnGlass: surroundings.glass != nil))
  }

  /// Whether anybody can see it; what it would look like elsewhere says nothing.
  func isInPicture(_ placed: PlacedLayer) -> Bool {
    let seen = surface.intersection(Rect(scene.size))
    return placed.opacity > 0 && placed.bounds.intersection(seen).area > 0
  }

  /// Glass in the content layer (SRC09), and glass on glass (SRC11); what comes and goes may be both.
  private mutating func reportGround(of glass: GlassContent, _ placed: PlacedLayer) {
    guard !glass.control.isTransient else { return }
    let (name, surroundings) = (placed.name, placed.surroundings)
    if surroundings.glass != nil {
      add("SRC11", name, "glass on glass muddles both: use a fill and vibrancy on the glass below")
    } else if surroundings.isContent || placed.layer.isContent {
      add("SRC09", name, "glass belongs to controls above the content: use a standard material in it")
    } else if let material = surroundings.material {
      reportGround(material, name: name)
    }
  }

  private mutating func reportGround(_ material: Surroundings.Ground, name: String) {
    switch material.surface {
    case .content:
      add(
        "SRC09", name,
        "\(material.name) is a material of the content layer: keep glass above it, or use a vibrant fill")
    case .floating:
      add(
        "SRC09", name,
        "glass on the material of \(material.name) blurs twice: use a vibrant fill, or glass in place of it")
    case .system: break
    }
  }

  /// A standard material on glass (SRC11), which muddles both as a second layer of glass does.
  mutating func reportOnGlass(_ material: MaterialContent, of placed: PlacedLayer) {
    guard placed.surroundings.glass != nil, isInPicture(placed) else { return }
    add(
      "SRC11", placed.name,
      "\(material.choice.name) on glass muddles both: use a fill and vibrancy on the glass below")
  }

  /// Whether the first thing on the glass hides all of it.
  private static func hidesGlass(
    _ glass: GlassContent, _ placed: PlacedLayer, _ traits: Traits
  ) -> Bool {
    guard let first = glass.children.first, case .fill(_, .foreground(let style)) = first.content,
      first.opacity >= 1, first.blend == .sourceOver
    else { return false }
    return FillStyle.foreground(style).leastAlpha(traits, placed.surroundings.assets) >= 1
      && first.frame.hidesMost(of: placed.inside)
  }

  // MARK: Clear

  /// Clear glass over plain or text-heavy content (SRC13).
  private mutating func reportClear(_ name: String, bounds: Rect, behind backdrop: GlassBackdrop?) {
    switch audit.ground(behind: bounds) {
    case .text(let share) where share > rules.textBehindShare:
      add("SRC13", name, "text lies behind the clear glass and reads through: use regular")
    case .plain:
      add("SRC13", name, "a plain colour lies behind the clear glass: use regular, or a picture below it")
    case .rich, .text:
      if let backdrop, backdrop.deviation < rules.plainDeviation {
        add("SRC13", name, "what lies behind the clear glass is nearly one colour: use regular")
      }
    }
  }

  /// Clear glass for components with much text (SRC14).
  private mutating func reportMuchText(on glass: GlassContent, name: String) {
    if glass.control.holdsMuchText {
      add("SRC14", name, "a component with this much text takes regular glass: \(glass.control.name)")
    } else if Self.characters(in: glass.children) >= rules.muchText {
      add("SRC14", name, "much text lies on clear glass: use regular")
    }
  }

  private static func characters(in layers: [Layer]) -> Int {
    layers.reduce(0) { sum, layer in
      switch layer.content {
      case .text(let text): sum + text.string.unicodeScalars.count
      case .group(let layers): sum + characters(in: layers)
      default: sum
      }
    }
  }

  /// Bright content below clear glass that nothing dims, or too little (RND05).
  ///
  /// Less than 35 % is enough where it leaves the content as dark as what needs none.
  private mutating func reportBrightness(
    _ piece: GlassPiece, of placed: PlacedLayer, behind backdrop: GlassBackdrop?
  ) {
    let present = 1 - (1 - audit.dimming(behind: placed.bounds)) * (1 - piece.dimming)
    guard let backdrop, GlassDimming.missing(beside: present) > 0,
      backdrop.luminance * (1 - piece.dimming) >= rules.adaptivity.darkBelow
    else { return }
    // What falls short is not rounded up to what is asked for.
    let short = min(present, GlassDimming.publishedOpacity - 0.01)
    let dimmed = present > 0 ? ", dimmed by \(Self.percent(short)) only" : ""
    let traits = placed.surroundings.traits
    let isPlate = traits.transparency == .reduced || traits.contrast == .increased
    let enough = Self.percent(GlassDimming.opacityForWhiteText(piece.recipe.look))
    let text = isPlate ? "" : ", white text over white holds 4.5:1 from \(enough) on"
    add(
      "RND05", piece.name,
      "bright content lies below clear glass\(dimmed): the guidelines ask for "
        + "\(Self.percent(GlassDimming.publishedOpacity)) black\(text)")
  }

  private static func percent(_ share: Double) -> String {
    let percent = Int((share * 100).rounded())
    return percent > 0 ? "\(percent) %" : "less than 1 %"
  }
}

/// Findings about the glass of one surface.
extension SceneResolver {
  /// Reports on the surface that has been walked, and begins the next.
  mutating func reportGlass() {
    let elements = audit.elements
    audit.elements = []
    reportCount(elements)
    reportOverlaps(elements)
    reportNeighbours(elements)
    reportMixes(elements)
    reportTints(elements)
  }

  /// SRC10: system components take their own glass; what counts is what an app made itself. A union is one.
  private mutating func reportCount(_ elements: [GlassAudit.Element]) {
    var own: [GlassAudit.Element] = []
    for element in elements where element.control == .none || element.control == .button {
      let isKnown =
        element.union != nil
        && own.contains { other in
          element.container == other.container && NameMatch.areSame(element.union, other.union)
        }
      if !isKnown { own.append(element) }
    }
    let most = max(rules.mostElements, 0)
    guard own.count > most else { return }
    add(
      "SRC10", own[most].name,
      "\(own.count) custom elements of glass draw attention from the content: keep the \(most) that matter")
  }

  /// SRC11 for glass that lies over other glass without lying in it.
  private mutating func reportOverlaps(_ elements: [GlassAudit.Element]) {
    for (index, element) in elements.enumerated() where !element.control.isTransient && !element.isOnGlass {
      let below = elements[..<index].first { other in
        !other.isOnGlass && (element.container == nil || element.container != other.container)
          && other.bounds.intersection(element.bounds).area > rules.overlapShare * element.bounds.area
      }
      guard let below else { continue }
      add(
        "SRC11", element.name, "it lies over the glass of \(below.name): move one, or use a fill on the other"
      )
    }
  }

  /// SRC12: glass side by side, close enough to flow together, without a container.
  ///
  /// In whichever lists it stands: what lies beside each other on the surface looks like one group.
  private mutating func reportNeighbours(_ elements: [GlassAudit.Element]) {
    for (index, element) in elements.enumerated() where element.container == nil {
      let near = elements[..<index].first { other in
        guard other.container == nil, element.isNeighbour(of: other) else { return false }
        let gap = element.bounds.gap(to: other.bounds)
        return gap >= 0 && gap < rules.neighbourGap - Self.roundingOfFrames
      }
      guard let near else { continue }
      add(
        "SRC12", element.name, "it stands beside the glass of \(near.name): put both in one glass container")
    }
  }

  /// Points that a gap may lack because it is the difference of sums.
  private static let roundingOfFrames = 1e-6

  /// GLS01: regular and clear in one container, in one list, or in groups of one list.
  private mutating func reportMixes(_ elements: [GlassAudit.Element]) {
    for (index, element) in elements.enumerated() {
      let other = elements[..<index].first { other in
        guard other.variant != element.variant else { return false }
        if element.container != nil || other.container != nil { return element.container == other.container }
        return element.isSibling(of: other)
      }
      guard let other else { continue }
      add(
        "GLS01", element.name,
        "\(element.variant.name) stands beside the \(other.variant.name) glass of \(other.name): use one of them"
      )
      return
    }
  }

  /// GLS02: a tint marks the primary action, and there is one.
  private mutating func reportTints(_ elements: [GlassAudit.Element]) {
    var first: GlassAudit.Element?
    for element in elements where element.isTinted {
      guard let first else {
        first = element
        continue
      }
      if element.container == first.container, NameMatch.areSame(element.union, first.union) { continue }
      add("GLS02", element.name, "\(first.name) is tinted already: tint the primary action only")
    }
  }
}

extension GlassAudit.Element {
  /// Whether both could share a container: what comes and goes, or lies on other glass, only with its own list.
  fileprivate func isNeighbour(of other: Self) -> Bool {
    if NameMatch.same(list, other.list) { return true }
    return [self, other].allSatisfy { !$0.isOnGlass && !$0.control.isTransient }
  }
}

extension Rect {
  /// The distance between both; negative where they overlap.
  func gap(to other: Rect) -> Double {
    let x = max(other.minX - maxX, minX - other.maxX)
    let y = max(other.minY - maxY, minY - other.maxY)
    if x >= 0, y >= 0 { return (x * x + y * y).squareRoot() }
    return max(x, y)
  }
}
