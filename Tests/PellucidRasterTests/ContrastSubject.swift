// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

@testable import PellucidRaster

extension ContrastTests {
  /// A text in the middle of a photo, and pictures of it with different surroundings.
  struct Subject {
    static let shared = Result { try Subject() }
    let photo: PixelImage
    let mask: CoverageMask
    var resources = RasterResources()
    let size = Rect(x: 0, y: 0, width: 480, height: 360)

    init() throws {
      photo = try TestScenes.photo("Dune", x: 200, y: 300, width: 480, height: 360)
      let texts = TextRasterizer(fonts: try FontLibrary())
      mask = try texts.rasterize(
        TextRequest("Contrast", size: 22, weight: 500),
        frame: Rect(x: 190, y: 150, width: 120, height: 30), scale: 1
      ).mask
      resources.images[0] = photo
      (resources.masks[1], resources.masks[2]) = ([mask], [mask])
    }

    var middle: Int { (mask.bounds.minX + mask.bounds.maxX) / 2 }

    /// The pixels with a coverage of at least one half.
    var covered: [Pixel] {
      let bounds = mask.bounds
      return mask.values.indices.filter { mask.values[$0] >= 128 }
        .map { Pixel(x: bounds.minX + $0 % bounds.width, y: bounds.minY + $0 / bounds.width) }
    }

    func draw(_ scene: ResolvedScene, threads: Int = 1) -> Rendering {
      var renderer = Renderer(executor: ThreadExecutor(threads: threads))
      return renderer.render(Planner.plan(scene), resources: resources)
    }
  }
}

// MARK: Expected contrasts

extension ContrastTests.Subject {
  /// The expected contrast at each covered pixel.
  struct Expectation {
    var ratios: [Pixel: Double]
    var lowest: Double { ratios.values.min() ?? 0 }
    var fifthPercentile: Double { ratios.values.sorted()[ratios.count / 20] }
  }

  /// Computes the expected contrasts from two whole pictures: one without the text, one in which every coverage of at
  /// least one half is full.
  func expected(_ scene: ResolvedScene) -> Expectation {
    let bare = draw(Self.removing("text", from: scene)).image
    var full = self
    full.resources.masks[1] = [
      CoverageMask(bounds: mask.bounds, values: mask.values.map { $0 < 128 ? $0 : 255 })
    ]
    let inked = full.draw(Self.unmeasured(scene)).image
    let ratios = covered.map { pixel in
      (
        pixel,
        Self.ratio(
          SIMD4(inked[pixel.x, pixel.y]) / 65535, SIMD4<Double>(bare[pixel.x, pixel.y]) / 65535)
      )
    }
    return Expectation(ratios: Dictionary(uniqueKeysWithValues: ratios))
  }

  /// Returns the contrast ratio of WCAG 2.2 of encoded sRGB colours.
  static func ratio(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> Double {
    func luminance(_ color: SIMD4<Double>) -> Double {
      func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns the scene without the node of an id.
  static func removing(_ id: String, from scene: ResolvedScene) -> ResolvedScene {
    func kept(_ nodes: [Node]) -> [Node] {
      nodes.filter { $0.id != id }.map { node in
        var node = node
        if case .group(let children) = node.content { node.content = .group(kept(children)) }
        return node
      }
    }
    var scene = scene
    for index in scene.windows.indices { scene.windows[index].nodes = kept(scene.windows[index].nodes) }
    return scene
  }

  /// Returns the scene with each text's masks drawn as plain masks, which are not measured.
  static func unmeasured(_ scene: ResolvedScene) -> ResolvedScene {
    func plain(_ nodes: [Node]) -> [Node] {
      nodes.map { node in
        var node = node
        switch node.content {
        case .group(let children): node.content = .group(plain(children))
        case .masked(let source, let inks, _):
          node.content = .masked(source: source, inks: inks, isText: false)
        default: break
        }
        return node
      }
    }
    var scene = scene
    for index in scene.windows.indices { scene.windows[index].nodes = plain(scene.windows[index].nodes) }
    return scene
  }
}

// MARK: Scenes

extension ContrastTests.Subject {
  func text(
    _ id: String = "text",
    _ ink: Ink = .color(EncodedColor(red: 1, green: 1, blue: 1, alpha: 0.96), blend: .sourceOver)
  ) -> Node {
    Node(
      id: id, frame: size, transform: .identity, content: .masked(source: 1, inks: [ink], isText: true))
  }

  func fill(_ red: Float, _ green: Float, _ blue: Float, alpha: Float, _ frame: Rect) -> Node {
    let color = EncodedColor(red: red, green: green, blue: blue, alpha: alpha)
    return Node(
      id: nil, frame: frame, transform: .identity,
      content: .fill(shape: .rectangle, .ink(.color(color, blend: .sourceOver))))
  }

  func group(_ nodes: [Node], opacity: Double = 1, blend: BlendMode = .sourceOver) -> Node {
    Node(
      id: nil, frame: size, transform: .identity, opacity: opacity, blend: blend, content: .group(nodes))
  }

  func window(_ nodes: [Node], _ frame: Rect) -> ResolvedWindow {
    let shape = Shape.roundedRectangle(CornerRadii(20), style: .continuous)
    let shadow = ResolvedShadow(
      color: EncodedColor(red: 0, green: 0, blue: 0, alpha: 0.4), sigma: 6, offset: Point(x: 2, y: 5))
    return ResolvedWindow(frame: frame, shape: shape, shadow: shadow, nodes: nodes)
  }

  func scene(_ surroundings: ContrastTests.Surroundings) throws -> ResolvedScene {
    let thin = try Materials.recipe(named: "thin", traits: Traits()).recipe
    var blur = TestScenes.blur(sigmaInPoints: 9)
    let right = Rect(x: Double(middle) + 0.5, y: 0, width: 200, height: 360)
    let panel = Rect(x: 150.5, y: 120, width: 190, height: 90)
    let shadow = ResolvedShadow(
      color: EncodedColor(red: 0.2, green: 0, blue: 0, alpha: 0.9), sigma: 3, offset: Point(x: 3, y: 4))
    let dark = fill(0.1, 0.1, 0.2, alpha: 0.7, panel)
    switch surroundings {
    case .nothing: return TestScenes.over(photo, [text()])
    case .translucentFill:
      return TestScenes.over(photo, [text(), fill(0.9, 0.4, 0.1, alpha: 0.5, right)])
    case .opaqueFill: return TestScenes.over(photo, [text(), fill(0.9, 0.4, 0.1, alpha: 1, right)])
    case .material:
      return TestScenes.over(photo, [text(), TestScenes.material(blur, frame: size)])
    case .earlierCapture:
      var shared = ResolvedMaterial(recipe: blur, shape: .rectangle, blending: .withinWindow)
      shared.backdropGroup = 0
      let content = Node.Content.material(shared)
      return TestScenes.over(
        photo,
        [
          Node(id: nil, frame: panel, transform: .identity, content: content), text(),
          Node(id: nil, frame: right, transform: .identity, opacity: 0.5, content: content),
        ])
    case .sharedCapture:
      // Both materials sample the capture that the first one, away from the text, takes before the dark panel is drawn.
      var first = ResolvedMaterial(recipe: blur, shape: .rectangle, blending: .withinWindow)
      first.backdropGroup = 0
      let content = Node.Content.material(first)
      return TestScenes.over(
        photo,
        [
          text(),
          Node(
            id: nil, frame: Rect(x: 0, y: 0, width: 60, height: 20), transform: .identity, content: content),
          fill(0, 0, 0, alpha: 0.6, panel),
          Node(id: nil, frame: right, transform: .identity, content: content),
        ])
    case .progressiveBlur:
      var material = ResolvedMaterial(
        recipe: blur, shape: .capsule(style: .circular), blending: .withinWindow)
      material.progress = MaterialContent.Progress(start: Point(x: 0, y: 0), end: Point(x: 1, y: 1))
      return TestScenes.over(
        photo,
        [text(), Node(id: nil, frame: panel, transform: .identity, content: .material(material))])
    case .otherText:
      let red = Ink.color(EncodedColor(red: 0.8, green: 0, blue: 0, alpha: 0.5), blend: .sourceOver)
      var other = text("other")
      other.opacity = 0.5
      other.content = .masked(source: 2, inks: [red], isText: true)
      return TestScenes.over(photo, [text(), other])
    case .translucentGroup: return TestScenes.over(photo, [group([dark, text()], opacity: 0.4)])
    case .multipliedGroup:
      return TestScenes.over(
        photo, [group([dark, text(), fill(1, 1, 0, alpha: 0.3, right)], blend: .multiply)])
    case .shadowedGroup:
      var inner = group([fill(0.8, 0.8, 1, alpha: 0.3, right), text()], opacity: 0.8)
      inner.shadow = shadow
      return TestScenes.over(photo, [inner, fill(0, 1, 0, alpha: 0.2, panel)])
    case .shadowedText:
      var shadowed = text()
      shadowed.shadow = shadow
      return TestScenes.over(photo, [shadowed])
    case .vibrantOnMaterial:
      let ink = Ink.backdropMatrix(
        ColorMatrix(red: SIMD4(0.3, 0, 0, 0), green: SIMD4(0, 0.3, 0, 0), blue: SIMD4(0, 0, 0.3, 0)))
      return TestScenes.over(
        photo,
        [
          group([TestScenes.material(thin, frame: panel), text("text", ink)], opacity: 0.8),
          fill(0.2, 0.2, 0.2, alpha: 0.4, right),
        ])
    case .windowInFront:
      var scene = TestScenes.over(photo)
      scene.windows += [window([dark, text()], panel), window([fill(1, 1, 1, alpha: 0.6, size)], right)]
      return scene
    case .windowBehindGlass:
      var scene = TestScenes.over(photo)
      let glass = ResolvedMaterial(recipe: thin, shape: .rectangle, blending: .behindWindow)
      scene.windows += [
        window([dark, text()], panel),
        window([Node(id: nil, frame: size, transform: .identity, content: .material(glass))], right),
      ]
      return scene
    case .desktopAverage:
      blur.overlays = [MaterialOverlay(.desktopAverage(opacity: 0.6), blend: .sourceOver)]
      var scene = TestScenes.over(photo)
      scene.windows[0].nodes.append(text())
      let tinted = ResolvedMaterial(recipe: blur, shape: .rectangle, blending: .behindWindow)
      scene.windows.append(
        window([Node(id: nil, frame: size, transform: .identity, content: .material(tinted))], right))
      return scene
    }
  }
}
