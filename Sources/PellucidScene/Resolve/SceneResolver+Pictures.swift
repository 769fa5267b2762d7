// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Pictures in both appearances: the choice of the file, the softening of white ground, and the outline of a silhouette
/// that is hard to see.
extension SceneResolver {
  /// Returns the nodes of a picture: an outline around its silhouette where it needs one, and the picture above the
  /// outline.
  mutating func nodes(_ image: ImageContent, of placed: PlacedLayer) throws(SceneError) -> [Node] {
    var placed = placed
    let traits = placed.surroundings.traits
    let beneath = grounds.beneath([placed.layer.frame], of: placed)
    let wanted = changed(image) { $0.path = image.writtenPath(in: traits) }
    var traced = TracedPicture(notes: [], drawn: .nothing)
    guard let found = try located(wanted, of: placed, &traced.notes) else {
      placed.step = trace.add(.picture(TracedLayer(placed, on: beneath), traced))
      return [placed.node(.group([]))]
    }
    guard !image.isTemplate(found) else {
      traced.drawn = .template
      probe([placed.layer.frame], of: placed, on: beneath)
      placed.step = trace.add(.picture(TracedLayer(placed, on: beneath), traced))
      return [placed.node(try template(image, found, of: placed, on: beneath), shadow: placed.shadow)]
    }
    let source = imageResource(found.path, of: placed)
    let picture = ShownPicture(
      content: image, path: found.path, otherPath: description.file(of: image, in: traits.turned),
      transform: found.isMirrored ? placed.mirroredTransform : placed.transform)
    var content = Node.Content.image(source: source, fit: image.fit)
    var (outline, probes): (Node?, [Node]) = (nil, [])
    if image.isIcon(facts.picture(found.path)) {
      var edge: TracedPicture.Edge?
      (outline, probes) = self.outline(of: picture, placed, &edge)
      traced.drawn = .icon(edge)
    } else {
      let softening = softening(of: picture, placed)
      traced.drawn = .content(softening)
      content = .image(source: source, fit: image.fit, brightness: brightness(after: softening))
    }
    placed.step = trace.add(.picture(TracedLayer(placed, on: beneath), traced))
    grounds.add(placed)
    if outline != nil || found.isMirrored {
      // Opacity, blending, clip and shadow apply to all nodes together, and are not mirrored.
      let inner = Node(
        id: placed.name, frame: placed.layer.frame, transform: picture.transform, content: content,
        step: placed.step)
      outline?.step = placed.step
      content = .group(outline.map { [$0, inner] } ?? [inner])
    }
    return probes + [placed.node(content, shadow: placed.shadow)]
  }

  // MARK: White ground

  private func softening(of picture: ShownPicture, _ placed: PlacedLayer) -> TracedPicture.Softening {
    let traits = placed.surroundings.traits
    let treatment = picture.content.softening ?? pictures.softening
    guard traits.appearance == .dark, traits.platform.hasAppearances else { return .undecided }
    guard treatment != .on else { return .asked }
    guard let ground = facts.picture(picture.path)?.whiteGround else { return .undecided }
    guard ground.isGround() else { return .noGround(ground) }
    return treatment == .automatic && !picture.hasBoth
      ? .softened(ground) : .left(ground, hasBoth: picture.hasBoth)
  }

  /// Returns the factor for the picture's colours, 0…1.
  private func brightness(after softening: TracedPicture.Softening) -> Float {
    switch softening {
    case .asked, .softened: pictures.rules.softenedWhite
    case .undecided, .noGround, .left: 1
    }
  }

  // MARK: Silhouettes

  /// Returns the outline below an icon, if it needs one, and the probe nodes that have to be drawn to find out.
  ///
  /// - Parameter edge: Receives the contrast of the icon's edge with its backdrop, where that was sampled.
  private mutating func outline(
    of picture: ShownPicture, _ placed: PlacedLayer, _ edge: inout TracedPicture.Edge?
  ) -> (outline: Node?, probes: [Node]) {
    let treatment = picture.content.outline ?? pictures.outline
    let silhouette = facts.picture(picture.path)?.silhouette
    guard treatment == .on || silhouette?.fillsFrame == false else { return (nil, []) }
    // The outline is always among the resources, so that the backdrop changes no other resource's index.
    let request = OutlineRequest(
      path: picture.path, fit: picture.content.fit, frame: placed.layer.frame, transform: picture.transform,
      width: pictures.rules.outlineWidth)
    let source = add(.outline(request), of: placed)
    let (seen, probes) = probe(placed, .everythingBelow)
    guard probes.isEmpty else { return (nil, probes) }
    let traits = placed.surroundings.traits
    // Inverted at the end, the backdrop is seen in the opposite brightness, while the picture keeps its own.
    var background = seen.map { EncodedColor(white: Float($0.luminance)) } ?? traits.plainGround
    if scene.isInverted { background = background.inverted }
    if let silhouette {
      let contrast = silhouette.contrast(on: background, rules: pictures.rules)
      edge = TracedPicture.Edge(
        contrast: contrast, silhouette: silhouette, path: picture.path, otherPath: picture.otherPath,
        treatment: treatment)
      guard treatment == .on || treatment == .automatic && !contrast.isSeen else { return (nil, []) }
    }
    let color = Self.outlineColor(on: background, rules: pictures.rules)
    let ink = Ink.color(scene.isInverted ? color.inverted : color, blend: .sourceOver)
    let content = Node.Content.masked(source: source, inks: [ink], isText: false)
    return (
      Node(id: placed.name, frame: placed.layer.frame, transform: picture.transform, content: content), []
    )
  }

  /// Returns the faintest black or white that is distinguishable from the ground; the guidelines ask for a subtle
  /// outline.
  static func outlineColor(on ground: EncodedColor, rules: PictureRules) -> EncodedColor {
    let (black, white) = (EncodedColor(white: 0), EncodedColor(white: 1))
    var color = contrastRatio(black, ground) >= contrastRatio(white, ground) ? black : white
    for step in 1...255 {
      color.alpha = Float(step) / 255
      if contrastRatio(color, ground) >= rules.leastContrast { break }
    }
    return color
  }
}

/// A picture with the file that is drawn.
private struct ShownPicture {
  var content: ImageContent
  var path: String
  /// The file of the other appearance; nil where there is none.
  var otherPath: String?
  /// The transform from the frame's space to the scene's points.
  var transform: Transform

  /// A Boolean value that is true where each appearance has a file of its own.
  var hasBoth: Bool { otherPath.map { !NameMatch.same($0, path) } ?? false }
}

extension Traits {
  /// The traits with the opposite appearance.
  package var turned: Traits { changed(self) { $0.appearance = appearance == .dark ? .light : .dark } }

  /// The colour that windows of the appearance are filled with.
  package var plainGround: EncodedColor {
    let color = try? SemanticColors.resolve(name: "systemBackground", traits: self).color
    return color ?? EncodedColor(white: appearance == .dark ? 0 : 1)
  }
}
