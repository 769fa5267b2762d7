// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The scene that the WebAssembly build and the native builds draw: a material with a continuous corner and a
/// shadow over a photo-like picture, a vibrant fill on it, a gradient, and glass: two joined buttons, one of them tinted,
/// and a lens.
enum EmbeddedScene {
  /// The samples of the drawn picture, 16 bits each, low byte first, and of the same drawn onto one of 8 bits.
  static func bytes() -> [UInt8] {
    var resources = RasterResources()
    resources.images[0] = picture(width: 320, height: 240)
    var renderer = Renderer(executor: SerialExecutor())
    let plan = Planner.plan(scene())
    let drawn = renderer.render(plan, resources: resources).image
    var canvas = ByteImage(width: drawn.width, height: drawn.height)
    renderer.draw(plan, resources: resources, onto: &canvas)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(drawn.samples.count * 2 + canvas.samples.count)
    for sample in drawn.samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes + canvas.samples
  }

  static func scene() -> ResolvedScene {
    let whole = Rect(x: 0, y: 0, width: 160, height: 120)
    var scene = ResolvedScene(size: Size(width: 160, height: 120), scale: 2, gamut: .srgb)
    scene.resources = [.image(path: "picture")]
    scene.windows = [
      ResolvedWindow(
        frame: whole, shape: .rectangle, shadow: nil,
        nodes: [
          node(whole, .image(source: 0, fit: .fill)),
          panel(Rect(x: 20.25, y: 15.5, width: 100, height: 80)),
          node(
            Rect(x: 30, y: 25, width: 60, height: 20), .fill(shape: .capsule(style: .continuous), vibrant)),
          node(Rect(x: 100, y: 70, width: 50, height: 40), .fill(shape: .circle, gradient)),
          node(whole, .glass(buttons)), node(whole, .glass(lens)),
        ])
    ]
    return scene
  }

  private static func node(_ frame: Rect, _ content: Node.Content, shadow: Shadow? = nil) -> Node {
    Node(id: nil, frame: frame, transform: .identity, shadow: shadow, content: content)
  }

  private static func panel(_ frame: Rect) -> Node {
    let recipe = MaterialRecipe(
      name: "embedded", sigmaInPoints: 12, captureScale: 0.25,
      mapping: ColorMapping(
        luminance: LuminanceCurve(amount: 0.75, values: SIMD4(0.5, 0.7, 0.9, 0.95)), saturation: 1.6,
        brightness: 0.02),
      overlays: [MaterialOverlay(.color(EncodedColor(white: 1, alpha: 0.1)))],
      provenance: Provenance("", .chosen, reason: "numbers of a test, not of a look"))
    return node(
      frame,
      .material(
        ResolvedMaterial(
          recipe: recipe, shape: .roundedRectangle(CornerRadii(18), style: .continuous),
          blending: .withinWindow)),
      shadow: Shadow(color: EncodedColor(white: 0, alpha: 0.4), sigma: 8, offset: Point(x: 0, y: 4)))
  }

  /// A matrix that darkens and saturates what lies under it, as vibrancy does.
  private static var vibrant: ResolvedFill {
    .ink(
      .backdropMatrix(
        ColorMatrix(
          red: SIMD4(0.9, -0.2, -0.1, -0.1), green: SIMD4(-0.1, 0.8, -0.1, -0.1),
          blue: SIMD4(-0.1, -0.2, 0.9, -0.1))))
  }

  private static var buttons: ResolvedGlass {
    let recipe = Glass.recipe(for: GlassRequest(control: .button, shorterSide: 30))
    let tint = GlassTint(EncodedColor(red: 1, green: 0.5, blue: 0.1, alpha: 0.8), family: recipe.tintFamily)
    return ResolvedGlass(
      elements: [
        ResolvedGlass.Element(shape: .circle, frame: Rect(x: 6, y: 80, width: 30, height: 30)),
        ResolvedGlass.Element(
          shape: .capsule(style: .continuous), frame: Rect(x: 40.5, y: 80, width: 50, height: 30),
          tint: ResolvedGlass.Tint(matrix: tint.matrix, opacity: Double(tint.alpha))),
      ], smoothness: 12, parameters: recipe.parameters)
  }

  private static var lens: ResolvedGlass {
    let recipe = Glass.recipe(for: GlassRequest(control: .segmentedLens, shorterSide: 28))
    return ResolvedGlass(
      elements: [
        ResolvedGlass.Element(
          shape: .capsule(style: .continuous), frame: Rect(x: 96, y: 6, width: 56, height: 28))
      ], parameters: recipe.parameters, lens: recipe.lens.map { ResolvedGlass.Lens($0) })
  }

  private static var gradient: ResolvedFill {
    .linear(
      stops: [
        ResolvedFill.Stop(location: 0, color: EncodedColor(red: 0.1, green: 0.4, blue: 1)),
        ResolvedFill.Stop(location: 0.6, color: EncodedColor(red: 0.9, green: 0.2, blue: 0.5, alpha: 0.8)),
        ResolvedFill.Stop(location: 1, color: EncodedColor(red: 1, green: 0.8, blue: 0.1, alpha: 0.2)),
      ],
      start: Point(x: 0, y: 0), end: Point(x: 1, y: 0.7))
  }

  /// Soft shapes under grain, as in a photo; whole-number arithmetic, so that every build starts from the same.
  private static func picture(width: Int, height: Int) -> PixelImage {
    var image = PixelImage(width: width, height: height)
    var state: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let grain = Int(state >> 20)
        let (dx, dy) = (x - 110, y - 90)
        let glow = max(0, 40_000 - (dx * dx + dy * dy) * 3)
        let ground = y > 150 + (x / 3) % 40 ? 9_000 : 26_000 + y * 60
        image[x, y] = SIMD4(
          UInt16(min(65_535, ground / 2 + glow + grain)), UInt16(min(65_535, ground + glow / 2 + grain)),
          UInt16(min(65_535, ground + (height - y) * 90 + grain)), 65_535)
      }
    }
    return image
  }
}
