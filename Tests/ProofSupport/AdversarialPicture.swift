// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Pictures that drive a blurred surface to colours that no flat backdrop gives.
package enum AdversarialPicture: CaseIterable, Sendable {
  case flat, fineCheckerboard, coarseCheckerboard, edge, stripes, gradient, noise

  /// Returns a picture of two 8-bit colours and mixtures of them.
  ///
  /// - Parameters:
  ///   - share: The part of the picture that the first colour fills, 0…1, where the pattern has parts.
  ///   - random: Returns random bits for the noise.
  package func drawn(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, share: Double, side: Int, random: () -> UInt64
  ) -> PixelImage {
    var picture = PixelImage(width: side, height: side)
    for y in 0..<side {
      for x in 0..<side {
        let amount = amount(x, y, share: share, side: side, random: random)
        let color = (first * amount + second * (1 - amount)) * 65535
        picture[x, y] = SIMD4(
          UInt16(color.x.rounded()), UInt16(color.y.rounded()), UInt16(color.z.rounded()), 65535)
      }
    }
    return picture
  }

  /// Returns the weight of the first colour at a pixel, 0…1.
  private func amount(_ x: Int, _ y: Int, share: Double, side: Int, random: () -> UInt64) -> Double {
    switch self {
    case .flat: 1
    case .fineCheckerboard: (x + y) % 2 == 0 ? 1 : 0
    // Larger than the pixels of a reduced capture, smaller than the blur.
    case .coarseCheckerboard: (x / 12 + y / 12) % 2 == 0 ? 1 : 0
    case .edge: Double(x) < share * Double(side) ? 1 : 0
    case .stripes: Double(y % 16) < share * 16 ? 1 : 0
    case .gradient: Double(x + y) / Double(2 * side - 2)
    case .noise: Double(random() % 1000) < share * 1000 ? 1 : 0
    }
  }
}

/// A material over a picture with a foreground on every pixel, resolved, planned and drawn.
package struct AdversarialScene {
  private var renderer: Renderer<ThreadExecutor>
  private let side: Int
  private let mask: CoverageMask

  package init(side: Int, threads: Int = 1) {
    self.side = side
    renderer = Renderer(executor: ThreadExecutor(threads: threads))
    let all = PixelRect(minX: 0, minY: 0, maxX: side, maxY: side)
    mask = CoverageMask(bounds: all, values: [UInt8](repeating: 255, count: side * side))
  }

  /// Returns the lowest contrast of any pixel, with the picture's samples taken as colours of `gamut`.
  package mutating func lowestContrast(
    of ink: Ink, on recipe: MaterialRecipe, over picture: PixelImage, gamut: Gamut = .srgb
  ) -> Double {
    let frame = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
    var scene = ResolvedScene(
      size: Size(width: frame.width, height: frame.height), scale: 1, gamut: gamut)
    scene.resources = [.image(path: "picture")]
    let material = ResolvedMaterial(recipe: recipe, shape: .rectangle, blending: .withinWindow)
    let contents: [Node.Content] = [
      .image(source: 0, fit: .stretch), .material(material),
      .masked(source: 1, inks: [ink], isText: true),
    ]
    let nodes = contents.map { Node(id: nil, frame: frame, transform: .identity, content: $0) }
    scene.windows = [ResolvedWindow(frame: frame, shape: .rectangle, shadow: nil, nodes: nodes)]
    var resources = RasterResources()
    (resources.images[0], resources.masks[1]) = (picture, [mask])
    let drawn = renderer.render(Planner.plan(scene), resources: resources)
    return drawn.texts.first?.lowest ?? .infinity
  }
}
