// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// Pictures in both appearances: which file is shown, whether white ground is softened, whether a silhouette is lost.
extension SceneResolver {
  /// The nodes of a picture: an outline around its silhouette where it needs one, and the picture on it.
  mutating func nodes(_ image: ImageContent, of placed: PlacedLayer) throws(SceneError) -> [Node] {
    reportSameFile(image, of: placed)
    let traits = placed.surroundings.traits
    let wanted = changed(image) { $0.path = image.writtenPath(in: traits) }
    guard let found = try located(wanted, of: placed) else { return [placed.node(.group([]))] }
    guard !image.isTemplate(found) else {
      return [placed.node(try template(image, found, of: placed), shadow: placed.layer.shadow)]
    }
    reportFullColorIcon(placed)
    let source = imageResource(found.path, of: placed)
    let picture = ShownPicture(
      content: image, path: found.path, otherPath: description.file(of: image, in: traits.turned),
      transform: found.isMirrored ? placed.mirroredTransform : placed.transform)
    var content = Node.Content.image(source: source, fit: image.fit)
    var (outline, probes): (Node?, [Node]) = (nil, [])
    if image.isIcon(placed.layer.frame, pictures.rules) {
      (outline, probes) = self.outline(of: picture, placed)
    } else {
      content = .image(source: source, fit: image.fit, brightness: brightness(of: picture, placed))
    }
    if outline != nil || found.isMirrored {
      // Opacity, blending, clip and shadow are for all together, and are not mirrored.
      let inner = Node(
        id: placed.name, frame: placed.layer.frame, transform: picture.transform, content: content)
      content = .group(outline.map { [$0, inner] } ?? [inner])
    }
    return probes + [placed.node(content, shadow: placed.layer.shadow)]
  }

  private mutating func reportSameFile(_ image: ImageContent, of placed: PlacedLayer) {
    guard NameMatch.areSame(image.path, image.darkPath) else { return }
    add(
      "CAT09", placed.name, "light and dark name the same file: name it once, or draw one for each appearance"
    )
  }

  // MARK: White ground

  /// What the picture's colours are multiplied by.
  private mutating func brightness(of picture: ShownPicture, _ placed: PlacedLayer) -> Float {
    let traits = placed.surroundings.traits
    let treatment = picture.content.softening ?? pictures.softening
    guard traits.appearance == .dark, traits.platform.hasAppearances else { return 1 }
    let ground = facts.picture(picture.path)?.whiteGround
    guard treatment != .on else {
      note(
        placed.name,
        "White ground is softened to \(percent(Double(pictures.rules.softenedWhite))), as asked for.")
      return pictures.rules.softenedWhite
    }
    guard let ground else { return 1 }
    guard ground.isGround() else {
      if ground.share >= pictures.rules.groundShare {
        note(placed.name, "Not softened: \(ground.why(pictures.rules)).")
      }
      return 1
    }
    let border = percent(ground.borderShare)
    guard treatment == .automatic, !picture.hasBoth else {
      let repair = !picture.hasBoth ? "leave softening automatic" : "draw its ground darker"
      add(
        "CAT11", placed.name,
        "white ground on \(border) of the picture's border glows among dark surroundings: \(repair)")
      return 1
    }
    note(
      placed.name,
      "White ground on \(border) of the border is softened to \(percent(Double(pictures.rules.softenedWhite))) in dark."
    )
    return pictures.rules.softenedWhite
  }

  // MARK: Silhouettes

  /// The outline below an icon, if it needs one, and what has to be drawn to find out.
  private mutating func outline(
    of picture: ShownPicture, _ placed: PlacedLayer
  ) -> (outline: Node?, probes: [Node]) {
    let treatment = picture.content.outline ?? pictures.outline
    let silhouette = facts.picture(picture.path)?.silhouette
    guard treatment == .on || silhouette?.fillsFrame == false else { return (nil, []) }
    // Always among the resources, so that what lies behind changes no other resource's number.
    let request = OutlineRequest(
      path: picture.path, fit: picture.content.fit, frame: placed.layer.frame, transform: picture.transform,
      width: pictures.rules.outlineWidth)
    let source = add(.outline(request), of: placed)
    let (seen, probes) = probe(placed, .everythingBelow)
    guard probes.isEmpty else { return (nil, probes) }
    let traits = placed.surroundings.traits
    let background = seen.map { EncodedColor(white: Float($0.luminance)) } ?? Self.plainGround(traits)
    if let silhouette {
      let contrast = silhouette.contrast(on: background, rules: pictures.rules)
      reportEdge(contrast, silhouette, picture, treatment, placed)
      guard treatment == .on || treatment == .automatic && !contrast.isSeen else { return (nil, []) }
    }
    let ink = Ink.color(Self.outlineColor(on: background, rules: pictures.rules), blend: .sourceOver)
    let content = Node.Content.masked(source: source, inks: [ink], isText: false)
    return (
      Node(id: placed.name, frame: placed.layer.frame, transform: picture.transform, content: content), []
    )
  }

  private mutating func reportEdge(
    _ contrast: EdgeContrast, _ silhouette: Silhouette, _ picture: ShownPicture,
    _ treatment: PictureTreatment,
    _ placed: PlacedLayer
  ) {
    let traits = placed.surroundings.traits
    let ratio = contrastRatioText(contrast.median)
    guard contrast.isSeen else {
      let done = treatment == .off ? "it is lost" : "an outline is drawn"
      add(
        "CAT10", placed.name,
        "\(percent(contrast.share)) of the icon's edge reaches \(pictures.rules.leastContrast.short):1 on what is "
          + "behind it, half of it only \(ratio):1: \(done); give it an asset for \(traits.appearance.word) of its own"
      )
      return
    }
    guard traits.platform.hasAppearances, !picture.hasBoth else {
      noteOneAssetWouldDo(picture, placed)
      return
    }
    let other = traits.turned
    let there = silhouette.contrast(on: Self.plainGround(other), rules: pictures.rules)
    let thereRatio = contrastRatioText(there.median)
    note(
      placed.name,
      there.isSeen
        ? "One asset serves both appearances: its edge has \(ratio):1 here, \(thereRatio):1 in \(other.appearance.word)."
        : "The asset serves \(traits.appearance.word) alone: in \(other.appearance.word) its edge has \(thereRatio):1."
    )
  }

  /// Two assets of which the first is seen on both grounds.
  private mutating func noteOneAssetWouldDo(_ picture: ShownPicture, _ placed: PlacedLayer) {
    let isLight = placed.surroundings.traits.appearance == .light
    guard let light = isLight ? picture.path : picture.otherPath, picture.hasBoth,
      let silhouette = facts.picture(light)?.silhouette
    else { return }
    var traits = placed.surroundings.traits
    for appearance in Appearance.allCases {
      traits.appearance = appearance
      guard silhouette.contrast(on: Self.plainGround(traits), rules: pictures.rules).isSeen else { return }
    }
    note(placed.name, "The asset for light would serve dark too: its edge is seen on both grounds.")
  }

  /// What an appearance's windows are filled with.
  private static func plainGround(_ traits: Traits) -> EncodedColor {
    let color = try? SemanticColors.resolve(name: "systemBackground", traits: traits).color
    return color ?? EncodedColor(white: traits.appearance == .dark ? 0 : 1)
  }

  /// The faintest black or white that is told from the ground: subtle, as the guidelines ask, and not more.
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

/// A picture with the file that is shown.
private struct ShownPicture {
  var content: ImageContent
  var path: String
  /// The file of the other appearance; nil where there is none.
  var otherPath: String?
  /// From the frame's space to the scene's points.
  var transform: AffineTransform

  /// Whether each appearance has a file of its own.
  var hasBoth: Bool { otherPath.map { !NameMatch.same($0, path) } ?? false }
}

extension Traits {
  /// The traits in the other appearance.
  fileprivate var turned: Traits { changed(self) { $0.appearance = appearance == .dark ? .light : .dark } }
}

extension WhiteGround {
  /// Why much white is no ground.
  fileprivate func why(_ rules: PictureRules) -> String {
    borderShare < rules.borderShare
      ? "only \(percent(borderShare)) of the picture's border is near white"
      : "its white is uneven, as in a photo"
  }
}

extension Appearance {
  fileprivate var word: String { self == .dark ? "dark" : "light" }
}

extension Double {
  /// A small number without needless zeros, with one decimal at most.
  fileprivate var short: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
