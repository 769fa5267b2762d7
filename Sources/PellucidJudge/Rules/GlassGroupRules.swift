// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene

/// A piece of glass on a surface, with the properties that the rules about groups compare.
struct GlassElement {
  var layer: LayerReference
  /// The bounds in the scene, in points.
  var bounds: Rect
  var variant: GlassVariant
  var control: GlassControl
  var isTinted: Bool
  var union: String?
  /// The number of the glass container around the element; nil outside containers.
  var container: Int?
  /// The key path of the layer list that holds the element.
  var list: String
  /// The key path of the list that holds the element's group; nil outside groups.
  var outerList: String?
  /// A Boolean value that is true where the element lies on other glass.
  var isOnGlass: Bool

  init(_ glass: GlassContent, _ traced: TracedGlass, of layer: TracedLayer, in container: Int?) {
    (self.layer, bounds, self.container) = (layer.reference, layer.bounds, container)
    (variant, control, union) = (glass.variant, glass.control, glass.union)
    (isTinted, isOnGlass) = (traced.tintOpacity > 0, layer.glass != nil)
    (list, outerList) = (layer.list, layer.outerList)
  }

  /// Returns whether both elements are in one list, or in groups of one list.
  fileprivate func isSibling(of other: GlassElement) -> Bool {
    let (own, others) = ([list, outerList], [other.list, other.outerList])
    return own.contains { list in others.contains { NameMatch.areSame(list, $0) } }
  }

  /// Returns whether both elements could share a container. A transient element, or one on other glass, can do so
  /// only with elements of its own list.
  fileprivate func isNeighbour(of other: GlassElement) -> Bool {
    if NameMatch.same(list, other.list) { return true }
    return [self, other].allSatisfy { !$0.isOnGlass && !$0.control.isTransient }
  }
}

/// The rules about all glass of one surface together: too many pieces (SRC10), over other glass (SRC11), without a
/// container (SRC12), mixed variants (GLS01), tinted more than once (GLS02).
struct GlassGroupRules {
  private let elements: [GlassElement]
  private let rules: GlassRules

  /// Returns the findings about the glass of one surface.
  ///
  /// - Parameter elements: The glass of the surface, in drawing order.
  static func findings(_ elements: [GlassElement], _ rules: GlassRules) -> [Finding] {
    let group = GlassGroupRules(elements: elements, rules: rules)
    return group.count + group.overlaps + group.neighbours + group.mixes + group.tints
  }

  /// The finding about too much glass of the app's own. System components bring their glass with them and do not
  /// count; the glass of one union counts once.
  private var count: [Finding] {
    var own: [GlassElement] = []
    for element in elements where element.control == .none || element.control == .button {
      let isKnown =
        element.union != nil
        && own.contains { other in
          element.container == other.container && NameMatch.areSame(element.union, other.union)
        }
      if !isKnown { own.append(element) }
    }
    let most = max(rules.mostElements, 0)
    guard own.count > most else { return [] }
    return [Finding(.glass(.tooMany(count: own.count, most: most)), about: own[most].layer)]
  }

  /// The findings about glass that lies over other glass without lying in it.
  private var overlaps: [Finding] {
    elements.indices.compactMap { index in
      let element = elements[index]
      guard !element.control.isTransient, !element.isOnGlass else { return nil }
      let below = elements[..<index].first { other in
        !other.isOnGlass && (element.container == nil || element.container != other.container)
          && other.bounds.intersection(element.bounds).area > rules.overlapShare * element.bounds.area
      }
      return below.map { Finding(.glass(.overGlass(of: $0.layer.name)), about: element.layer) }
    }
  }

  /// The findings about glass side by side, close enough to flow together, without a container.
  ///
  /// The lists that hold the glass do not matter: pieces that lie side by side on the surface look like one group.
  private var neighbours: [Finding] {
    elements.indices.compactMap { index in
      let element = elements[index]
      guard element.container == nil else { return nil }
      let near = elements[..<index].first { other in
        guard other.container == nil, element.isNeighbour(of: other) else { return false }
        let gap = element.bounds.gap(to: other.bounds)
        return gap >= 0 && gap < rules.neighbourGap - Self.roundingOfFrames
      }
      return near.map { Finding(.glass(.besideGlass(of: $0.layer.name)), about: element.layer) }
    }
  }

  /// The rounding error that a gap may have as a difference of sums, in points.
  private static let roundingOfFrames = 1e-6

  /// The finding about regular and clear glass in one container, in one list, or in groups of one list.
  private var mixes: [Finding] {
    for (index, element) in elements.enumerated() {
      let other = elements[..<index].first { other in
        guard other.variant != element.variant else { return false }
        if element.container != nil || other.container != nil { return element.container == other.container }
        return element.isSibling(of: other)
      }
      guard let other else { continue }
      let fact = GlassFact.mixedVariants(element.variant, beside: other.variant, of: other.layer.name)
      return [Finding(.glass(fact), about: element.layer)]
    }
    return []
  }

  /// The findings about tinted glass after the first: a tint marks the primary action, and a surface has only one.
  /// The glass of one union counts once.
  private var tints: [Finding] {
    var first: GlassElement?
    var findings: [Finding] = []
    for element in elements where element.isTinted {
      guard let first else {
        first = element
        continue
      }
      if element.container == first.container, NameMatch.areSame(element.union, first.union) { continue }
      findings.append(Finding(.glass(.secondTint(first: first.layer.name)), about: element.layer))
    }
    return findings
  }
}

extension Rect {
  /// Returns the distance between both rectangles; negative where they overlap.
  fileprivate func gap(to other: Rect) -> Double {
    let x = max(other.minX - maxX, minX - other.maxX)
    let y = max(other.minY - maxY, minY - other.maxY)
    if x >= 0, y >= 0 { return (x * x + y * y).squareRoot() }
    return max(x, y)
  }
}
