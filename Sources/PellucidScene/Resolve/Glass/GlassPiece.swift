// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The resolved numbers of one glass layer, before it joins others.
struct GlassPiece {
  var layer: LayerReference
  /// The index of the layer's step in the trace.
  var step: Int
  var union: String?
  var element: ResolvedGlass.Element
  var recipe: GlassRecipe
  var request: GlassRequest
  /// The state between light (0) and dark (1).
  var darkness: Double
  /// The factor of the opacity of the glass's shadows.
  var shadowFactor: Double
  /// The opacity of the black below the glass at full presence, 0…1.
  var dimming: Double
  var blending: MaterialContent.Blending
  /// The tint, where labels on the glass take their colour from it.
  var accent: EncodedColor?
  /// The bar of glass below a tab bar's lens, in the space of `element`.
  var bar: ResolvedGlass.Element?
  /// The other shape of the field while a menu opens or closes; the field's blur is `fieldSigma`.
  var companion: ResolvedGlass.Element?
  var fieldSigma = 0.0
  /// The share of the glass that has materialized, 0…1.
  var progress = 1.0
  /// The weight of the glass in what it shares with other glass, 0…1.
  var presence = 1.0
  /// The nodes that are seen through the glass, where it is a lens.
  var labels: [Node] = []
  /// The glass of each layer separately; a union has several.
  var parts: [GlassPart] = []

  /// A Boolean value that is true while the glass cross-fades between light and dark.
  var isTurning: Bool { darkness > 0 && darkness < 1 }

  /// Returns whether two pieces can share one field and one set of parameters.
  func joins(_ other: GlassPiece) -> Bool { unites(with: other) && progress == other.progress }

  /// Returns whether two pieces can be one shape of a union; they may differ in `progress`, which only affects the
  /// union's bounds.
  func unites(with other: GlassPiece) -> Bool {
    unionTraits == other.unionTraits && companion == nil && other.companion == nil
  }

  private var unionTraits: UnionTraits {
    UnionTraits(
      variant: recipe.variant, control: recipe.control, appearance: recipe.appearance, darkness: darkness,
      dimming: dimming, blending: blending)
  }

  /// The trace's record of the piece; nil where it names no union.
  var unionMember: UnionMember? {
    union.map {
      UnionMember(
        layer: layer, union: $0, traits: unionTraits, progress: progress, hasCompanion: companion != nil)
    }
  }

  /// The trace's record of the united shape; nil where it has only one layer.
  var unitedGlass: UnitedGlass? {
    parts.count > 1 ? UnitedGlass(shape: element.shape, frame: element.frame, parts: parts) : nil
  }
}

/// The glass of one container while its layers are walked.
struct GlassCollector {
  /// The layers directly in the container.
  var layers: [Layer] = []
  /// The pieces of glass in drawing order, in the container's space.
  var pieces: [GlassPiece] = []
  /// The nodes that lie below all of them.
  var behind: [Node] = []

  /// Returns the element from which glass takes over: one of the same identity that disappears as the glass appears.
  func origin(of glass: GlassContent) -> GlassOrigin? {
    guard let came = glass.events.first(where: { $0.kind == .appear })?.at,
      let layer = counterpart(of: glass, .disappear, at: came), case .glass(let other) = layer.content
    else { return nil }
    return GlassOrigin(frame: layer.frame, shape: other.shape, control: other.control)
  }

  /// Returns the frame around all glass of one union, in the space of its layers; nil for glass without a union.
  func unionFrame(of glass: GlassContent) -> Rect? {
    guard glass.union != nil else { return nil }
    return layers.reduce(nil) { (whole: Rect?, layer) in
      guard case .glass(let other) = layer.content, NameMatch.areSame(glass.union, other.union),
        other.variant == glass.variant, other.control == glass.control
      else { return whole }
      return whole?.union(layer.frame) ?? layer.frame
    }
  }

  /// Returns whether another element of the same identity appears as this one disappears.
  func takesOver(_ glass: GlassContent) -> Bool {
    guard let left = glass.events.last(where: { $0.kind == .disappear })?.at else { return false }
    return counterpart(of: glass, .appear, at: left) != nil
  }

  /// Returns the first element of the same identity that has an event of a kind at exactly one time.
  private func counterpart(of glass: GlassContent, _ kind: GlassEvent.Kind, at time: Double) -> Layer? {
    layers.first { layer in
      guard case .glass(let other) = layer.content else { return false }
      return NameMatch.areSame(glass.identity, other.identity)
        && other.events.contains { $0.kind == kind && $0.at == time }
    }
  }

  /// Returns the glass in the fewest fields, one for each set of parameters, in the order of their first pieces.
  static func glasses(
    of pieces: [GlassPiece], spacing: Double
  ) -> [(name: String, step: Int, glass: ResolvedGlass)] {
    var groups: [[GlassPiece]] = []
    for piece in pieces {
      if let index = groups.firstIndex(where: { $0[0].joins(piece) }) {
        groups[index].append(piece)
      } else {
        groups.append([piece])
      }
    }
    return groups.map { group in
      // A menu and its button are joined only by the blur of their field.
      let smoothness = group[0].companion == nil ? spacing : 0
      let glass = ResolvedGlass(group, smoothness: smoothness)
      return (name: group[0].layer.name, step: group[0].step, glass: glass)
    }
  }

  /// The pieces after uniting those of one union at the position of the first.
  var united: [GlassPiece] {
    var result: [GlassPiece] = []
    // The indices of pieces that others may join: pieces without a union are never compared, however many there are.
    var places: [Int] = []
    for piece in pieces {
      guard piece.union != nil else {
        result.append(piece)
        continue
      }
      let first = places.first {
        NameMatch.areSame(piece.union, result[$0].union) && result[$0].unites(with: piece)
      }
      if let first {
        result[first].add(piece)
      } else {
        places.append(result.count)
        result.append(piece)
      }
    }
    for place in places { result[place].unite() }
    return result
  }
}

extension GlassPiece {
  /// Sets the inflation and the tint for a progress of materializing.
  mutating func setProgress(_ progress: Double, presence: Double) {
    (self.progress, self.presence) = (progress, presence)
    let phase = recipe.materialized(progress: progress)
    // Under Reduce Motion the glass fades in its own outline.
    element.inflation = request.settings.reduceMotion ? 0 : phase.inflation / 2
    element.tint?.opacity *= phase.tintOpacity
  }

  /// The element with the layers that it is made of.
  fileprivate var elementWithLayers: ResolvedGlass.Element {
    var element = element
    element.layers = parts.map {
      ResolvedGlass.Source(name: $0.layer.name, frame: $0.frame, step: $0.step)
    }
    return element
  }

  /// Adds another piece of the same union: progress and presence become the larger of both.
  fileprivate mutating func add(_ other: GlassPiece) {
    parts += other.parts
    if other.progress > progress {
      (progress, element.inflation) = (other.progress, other.element.inflation)
    }
    if element.tint == nil || other.presence > presence {
      element.tint = other.element.tint ?? element.tint
    }
    presence = max(presence, other.presence)
  }

  /// The first piece's shape over the frames of all.
  fileprivate mutating func unite() {
    guard parts.count > 1 else { return }
    element.frame = UnionBounds(parts).frame
    request.shorterSide = min(element.frame.width, element.frame.height)
    recipe = GlassRecipes.recipe(for: request, darkness: darkness)
  }
}

extension ResolvedGlass {
  /// Joins pieces in one field; the parameters are those of the largest piece, because one field has one set.
  init(_ pieces: [GlassPiece], smoothness: Double) {
    var largest = pieces[0]
    for piece in pieces where piece.recipe.shorterSide > largest.recipe.shorterSide { largest = piece }
    var parameters = largest.recipe.materialized(progress: largest.progress).parameters
    parameters.shadow.opacity *= largest.shadowFactor
    // The black lies below all pieces, so the largest presence decides.
    let presence = pieces.reduce(0) { max($0, $1.presence) }
    self.init(
      elements: pieces.flatMap { [$0.companion, $0.elementWithLayers].compactMap { $0 } },
      smoothness: smoothness, parameters: parameters,
      dimming: largest.dimming * presence, blending: largest.blending, fieldSigma: largest.fieldSigma,
      lens: largest.recipe.lens.map { Lens($0, content: pieces.flatMap { $0.labels }, bar: largest.bar) })
  }
}
