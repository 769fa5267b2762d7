// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport

/// Random small scenes of all layers that can lie between a backdrop and the eye, reproducible from a seed.
package struct RandomScene {
  static let size = Size(width: 64, height: 40)

  private var random: SeededGenerator
  private let platform: Platform
  /// The colour drawn in place of the picture behind all layers; nil draws the picture.
  private let backdropColor: EncodedColor?
  /// The number of texts and symbols made so far.
  private var count = 0

  /// Returns a scene of a picture, a material, glass or a fill, layers with texts, and layers above; in some scenes
  /// inside windows, which may be translucent.
  ///
  /// - Parameter color: A flat colour in place of the picture; the rest of the scene stays identical.
  package static func description(seed: UInt64, over color: EncodedColor? = nil) -> SceneDescription {
    var random = SeededGenerator(seed: seed)
    var scene = SceneDescription(size: size, scale: random.oneOf([1, 1, 2]))
    scene.traits.platform = random.oneOf(Platform.allCases)
    scene.traits.appearance = random.oneOf(Appearance.allCases)
    scene.traits.contrast = random.oneOf(ContrastSetting.allCases)
    scene.traits.transparency = random.oneOf(TransparencySetting.allCases)
    scene.traits.gamut = random.oneOf([.srgb, .displayP3])
    scene.traits.isDesktopTinted = random.isLucky(0.2)
    var maker = RandomScene(random: random, platform: scene.traits.platform, backdropColor: color)
    scene.desktop = maker.backdrop()
    if maker.random.isLucky(0.3) {
      scene.windows = [maker.window()]
      if maker.random.isLucky(0.2) { scene.windows.append(maker.window()) }
    } else {
      scene.desktop += maker.ground()
    }
    return scene
  }

  private init(random: SeededGenerator, platform: Platform, backdropColor: EncodedColor?) {
    (self.random, self.platform, self.backdropColor) = (random, platform, backdropColor)
  }

  private var all: Rect { Rect(x: 0, y: 0, width: Self.size.width, height: Self.size.height) }

  // MARK: Backdrops

  /// Returns the layers behind all others: a picture, or the flat colour in its place.
  private mutating func backdrop() -> [Layer] {
    let picture = picture()
    return backdropColor.map { [fill(all, .custom($0))] } ?? picture
  }

  /// Returns the layers of a random picture.
  private mutating func picture() -> [Layer] {
    switch random.number(below: 4) {
    case 0: return [fill(all, .custom(color()))]
    case 1: return [gradient(all)]
    case 2:
      let step = random.oneOf([2.0, 5, 9, 16])
      let stripes = stride(from: 0, to: Self.size.width, by: 2 * step).map {
        Rect(x: $0, y: 0, width: step, height: Self.size.height)
      }
      let second = color()
      return [fill(all, .custom(color()))] + stripes.map { fill($0, .custom(second)) }
    default:
      let half = Rect(x: 0, y: 0, width: Self.size.width, height: random.number(in: 5...35))
      return [fill(all, .custom(color())), fill(half, .custom(color()))]
    }
  }

  /// Returns a window with a picture and a ground for texts.
  private mutating func window() -> Window {
    let shape = random.oneOf([Shape.rectangle, .roundedRectangle(6)])
    var window = Window(frame: Rect(x: 2, y: 1, width: 60, height: 38), shape: shape)
    if random.isLucky(0.5) { window.shadow = shadow() }
    window.layers = windowGround() + ground()
    return window
  }

  /// Returns the picture of a window; half of all windows are translucent.
  private mutating func windowGround() -> [Layer] {
    let picture = backdrop()
    switch random.number(below: 8) {
    case 0: return []
    case 1: return [fill(all, .custom(color(alpha: Float(random.number(in: 0...1)))))]
    case 2:
      return [fill(Rect(x: 0, y: 0, width: all.width, height: random.number(in: 5...45)), .custom(color()))]
    case 3:
      var group = Layer(frame: all, content: .group(picture))
      group.opacity = random.number(in: 0.2...1)
      return [group]
    default: return picture
    }
  }

  // MARK: Grounds of texts

  /// Returns a ground with texts on it, and the layers above.
  private mutating func ground() -> [Layer] {
    var layers: [Layer] = []
    for _ in 0..<random.oneOf([0, 1, 1, 2, 2, 3]) { layers.append(cover(vibrancy: 0.4)) }
    layers.append(text())
    if random.isLucky(0.1) { layers.append(text()) }
    if random.isLucky(0.3) { layers.append(cover(vibrancy: 0.1)) }
    switch random.number(below: 8) {
    case 0: return [fill(all, .custom(color()))] + layers
    case 1: return [gradient(all)] + layers
    case 2: return [glass(layers)]
    default:
      let upper = random.isLucky(0.1) ? glass(layers) : material(layers)
      guard random.isLucky(0.3) else { return [upper] }
      // A material on a material, with something between the two.
      return [material((random.isLucky(0.5) ? [cover(vibrancy: 0.4)] : []) + [upper])]
    }
  }

  private mutating func glass(_ children: [Layer]) -> Layer {
    var content = GlassContent(random.oneOf([.regular, .clear]), children: children)
    content.shape = random.oneOf([.rectangle, .roundedRectangle(8), .capsule])
    if random.isLucky(0.3) { content.tint = .custom(color(alpha: Float(random.number(in: 0...1)))) }
    content.dimming = random.oneOf([.none, .automatic, .amount(random.number(in: 0...1))])
    let layer = Layer(id: "glass", frame: all, content: .glass(content))
    return random.isLucky(0.1) ? group([layer]) : layer
  }

  private mutating func material(_ children: [Layer]) -> Layer {
    var content = MaterialContent(.named(random.oneOf(Materials.names(on: platform))), children: children)
    if random.isLucky(0.2) { content.shape = random.oneOf([.roundedRectangle(8), .capsule, .ellipse]) }
    if random.isLucky(0.4) {
      content.blending = random.oneOf([.everythingBelow, .withinWindow, .withinWindow, .behindWindow])
    }
    var frame = all
    if random.isLucky(0.2) { frame = Rect(x: 3.5, y: 2.25, width: 55, height: 33) }
    var layer = Layer(id: "material", frame: frame, content: .material(content))
    if children.isEmpty || random.isLucky(0.1) { layer.opacity = random.number(in: 0.3...1) }
    if random.isLucky(0.1) { layer.shadow = shadow() }
    return random.isLucky(0.15) ? group([layer]) : layer
  }

  /// Returns a flat layer, which covers the whole scene in most cases.
  ///
  /// - Parameter vibrancy: The probability that the layer is drawn with a vibrant style.
  private mutating func cover(vibrancy: Double) -> Layer {
    let style: ForegroundStyle =
      random.isLucky(vibrancy)
      ? ForegroundStyle(.level(random.oneOf([.fill, .secondaryFill, .tertiaryFill, .separator])))
      : .custom(color(alpha: Float(random.number(in: 0...0.9))))
    var layer = fill(all, .custom(color()))
    layer.content = .fill(shape: .rectangle, .foreground(style))
    if random.isLucky(0.3) { layer.blend = random.oneOf(BlendMode.allCases) }
    if random.isLucky(0.4) { layer.opacity = random.number(in: 0.2...1) }
    switch random.number(below: 30) {
    case 0: layer.clip = .rectangle
    case 1: layer.shadow = shadow()
    case 2:
      layer.frame = Rect(x: 0, y: 0, width: 3, height: 3)
      layer.content = .fill(shape: Self.loop, .foreground(style))
    case 3: layer.transform = .rotation(degrees: random.number(in: 0...20))
    case 4, 5: return group([layer])
    default: break
    }
    return layer
  }

  private static let loop = Shape.path(
    Path([
      .move(Point(x: 20, y: 8)), .cubic(Point(x: 60, y: 8), Point(x: 60, y: 30), end: Point(x: 40, y: 34)),
      .close,
    ]))

  private mutating func group(_ layers: [Layer]) -> Layer {
    var group = Layer(frame: all, content: .group(layers))
    switch random.number(below: 6) {
    case 0: group.clip = random.oneOf([.rectangle, .roundedRectangle(5)])
    case 1: group.shadow = shadow()
    case 2: group.opacity = random.number(in: 0.4...1)
    case 3: group.blend = random.oneOf(BlendMode.allCases)
    case 4: group.frame = Rect(x: 0, y: 0, width: 2, height: 2)
    default: break
    }
    return group
  }

  // MARK: Foregrounds

  private mutating func text() -> Layer {
    let styles: [ForegroundStyle] = [
      ForegroundStyle(.level(random.oneOf(VibrancyLevel.allCases))), .semantic("systemBlue"),
      .custom(color()), .custom(color(alpha: Float(random.number(in: 0.1...1)))),
    ]
    let content = TextContent(
      random.oneOf(["HE", "Ma", "il"]), size: random.oneOf([9, 14, 22, 40]),
      weight: random.oneOf([200, 400, 900]), alignment: random.oneOf([.leading, .center, .trailing]),
      style: random.oneOf(styles))
    count += 1
    var layer = Layer(
      id: "text \(count)", frame: Rect(x: 6, y: 6, width: 50, height: 20), content: .text(content))
    if random.isLucky(0.25) { layer.opacity = random.number(in: 0.2...1) }
    if random.isLucky(0.2) { layer.transform = .rotation(degrees: random.number(in: -30...30)) }
    if random.isLucky(0.02) { layer.shadow = shadow() }
    return random.isLucky(0.1) ? group([layer]) : layer
  }

  // MARK: Values

  /// Returns a random colour: a third of all components lie at 0 or 1, where most minima lie; a few lie outside sRGB.
  private mutating func color(alpha: Float = 1) -> EncodedColor {
    let margin = random.isLucky(0.05) ? 0.2 : 0
    func component(_ random: inout SeededGenerator) -> Float {
      Float(min(1 + margin, max(-margin, random.number(in: -0.25...1.25))))
    }
    return EncodedColor(
      red: component(&random), green: component(&random), blue: component(&random), alpha: alpha)
  }

  private func fill(_ frame: Rect, _ color: ForegroundStyle) -> Layer {
    Layer(frame: frame, content: .fill(shape: .rectangle, .foreground(color)))
  }

  private mutating func gradient(_ frame: Rect) -> Layer {
    let stops = [0, 0.4, 1].map { FillStyle.Stop(location: $0, color: .custom(color())) }
    let end = random.oneOf([Point(x: 1, y: 1), Point(x: 0.1, y: 0)])
    return Layer(
      frame: frame,
      content: .fill(shape: .rectangle, .linear(stops: stops, start: Point(x: 0, y: 0), end: end)))
  }

  private mutating func shadow() -> Shadow {
    Shadow(
      color: color(alpha: 0.6), sigma: random.number(in: 0...4),
      offset: Point(x: random.number(in: -9...9), y: random.number(in: -9...9)))
  }
}

extension SeededGenerator {
  /// Returns a random number from 0 up to `count`, exclusive.
  fileprivate mutating func number(below count: Int) -> Int { Int(next() % UInt64(count)) }
  fileprivate mutating func oneOf<Value>(_ values: [Value]) -> Value { values[number(below: values.count)] }
  /// Returns true with the probability `share`.
  fileprivate mutating func isLucky(_ share: Double) -> Bool { number(in: 0...1) < share }
}

/// The bound of a scene's text, with the lowest contrast that was drawn.
package struct SceneProof: Sendable {
  package var id: String
  /// The lowest contrast drawn over the scene's own picture and over the witnesses of its bounds.
  package var measured: Double
  /// The bound of the transfer with the lowest contrast.
  package var bound: ContrastBound
  /// A Boolean value indicating whether an opaque colour lies directly below the glass, so that no other backdrop can
  /// be put there.
  private let isOverFixedColor: Bool

  /// Returns a proof for every text of a random scene that was measured and has a bound, and the number of all texts.
  ///
  /// - Parameter change: A change of the scene, which is applied over every backdrop.
  package static func all(
    seed: UInt64, _ renderer: inout SceneRenderer, _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> (proofs: [SceneProof], texts: Int) {
    var description = RandomScene.description(seed: seed)
    change(&description)
    let scene = try SceneResolver.resolve(description, facts: FileFacts()).scene
    let picture = try renderer.render(scene)
    let foregrounds = SceneForeground.all(in: scene, inks: picture.inks)
    var proofs = foregrounds.compactMap { SceneProof($0, picture) }
    let colors = Set(
      proofs.filter { !$0.isOverFixedColor }.flatMap { $0.bound.witness.parts.map(\.backdrop) })
    for color in colors {
      let color = color.encoded(in: scene.gamut)
      var other = RandomScene.description(seed: seed, over: color)
      change(&other)
      let again = try renderer.render(SceneResolver.resolve(other, facts: FileFacts()))
      for index in proofs.indices where !proofs[index].isOverFixedColor {
        let drawn = again.texts.first { $0.id == proofs[index].id }
        proofs[index].measured = min(proofs[index].measured, drawn?.lowest ?? .infinity)
      }
    }
    return (proofs, foregrounds.count)
  }

  private init?(_ foreground: SceneForeground, _ picture: RenderedPicture) {
    guard case .surface(let surface) = foreground.ground, !foreground.isLayered,
      let measured = picture.texts.first(where: { $0.source == foreground.source })?.lowest
    else { return nil }
    let bounds = surface.transfers.compactMap { try? ContrastBound($0, over: surface.backdrop) }
    guard bounds.count == surface.transfers.count, let least = bounds.min(by: { $0.lowest < $1.lowest })
    else { return nil }
    (id, self.measured, bound) = (foreground.id, measured, least)
    isOverFixedColor = surface.transfers.contains { transfer in
      transfer.beforeMixing.contains { step in
        if case .paint(let color, .sourceOver, 1) = step { color.alpha >= 1 } else { false }
      }
    }
  }
}

extension GamutColor {
  fileprivate func encoded(in gamut: Gamut) -> EncodedColor {
    let (red, green, blue) = (Float(red), Float(green), Float(blue))
    switch gamut {
    case .srgb: return EncodedColor(red: red, green: green, blue: blue)
    case .displayP3: return EncodedColor(Straight<DisplayP3>(red: red, green: green, blue: blue))
    }
  }
}
