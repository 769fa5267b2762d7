// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct EffectTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color
  typealias Image = PellucidViews.Image

  @Test("Views with a larger index are drawn in front, the others in their order")
  func indicesDecideTheOrder() throws {
    let view = ZStack {
      Color.red.zIndex(1)
      Color.green.padding(1).zIndex(-1)
      Color.blue
    }
    let colors = try DrawnLayers.flat(view).map { layer -> PellucidScene.FillStyle? in
      if case .fill(_, let fill) = layer.content { fill } else { nil }
    }
    let names = ["systemGreen", "systemBlue", "systemRed"]
    #expect(colors == names.map { .foreground(.semantic($0)) })
  }

  @Test("A background of a shape, a style and a view lie behind, a border in front")
  func backgroundsLieBehind() throws {
    let view = Text("x").background(.red, in: .circle).background { Color.blue }.border(.green, width: 2)
    let layers = try DrawnLayers.flat(view)
    #expect(layers.count == 4)
    guard layers.count == 4, case .fill(.rectangle, _) = layers[0].content,
      case .fill(.circle, _) = layers[1].content, case .text = layers[2].content,
      case .fill(.path, _) = layers[3].content
    else {
      Issue.record("another order: \(layers)")
      return
    }
    #expect(layers[0].frame == layers[2].frame && layers[3].frame == layers[2].frame)
  }

  @Test("Transforms turn about their anchors")
  func transformsHaveAnchors() throws {
    func place(_ view: some View) throws -> Point {
      let layer = try #require(try DrawnLayers.of(view).first)
      let corner = Point(x: layer.frame.x, y: layer.frame.y)
      return layer.transform.about(layer.frame.center).applied(to: corner)
    }
    let color = Color.red.frame(width: 20, height: 20)
    #expect(try place(color.scaleEffect(2, anchor: .topLeading)) == Point(x: 40, y: 40))
    #expect(try place(color.scaleEffect(x: 0.5, y: 1)) == Point(x: 45, y: 40))
    #expect(try place(color.rotationEffect(.degrees(90), anchor: .topLeading)) == Point(x: 40, y: 40))
    #expect(try place(color.transformEffect(CGAffineTransform(translationX: 7, y: 0))) == Point(x: 47, y: 40))
  }

  private struct Shift: GeometryEffect {
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
    }
  }

  @Test("An effect of the app's own transforms the picture by its size, and a shape masks it")
  func ownEffectsTransform() throws {
    let view = Color.red.frame(width: 20, height: 20).modifier(Shift()).mask(Circle())
    let masked = try #require(try DrawnLayers.of(view).first)
    guard case .group(let inner) = masked.content else { return }
    #expect(masked.clip == .circle && inner.first?.transform == .translation(x: 10, y: 0))
    #expect(masked.frame == Rect(x: 40, y: 40, width: 20, height: 20))
  }

  @Test("The background of a widget fills the whole picture, behind everything")
  func widgetsHaveBackgrounds() throws {
    let view = Text("x").padding().containerBackground(.red, for: .widget)
    let layers = try DrawnLayers.flat(view, width: 90, height: 70)
    #expect(layers.count == 2 && layers[0].frame == Rect(x: 0, y: 0, width: 90, height: 70))
  }

  @Test("Glass has its identity, its union and its transition, which glass in it does not have")
  func glassHasMarks() throws {
    let view = Text("x").glassEffect().padding().glassEffect().glassEffectTransition(.materialize)
      .glassEffectID("a", in: Namespace().wrappedValue).glassEffectUnion(
        id: 3, namespace: Namespace().wrappedValue)
    let pieces = try DrawnLayers.flat(view).compactMap { layer in
      if case .glass(let glass) = layer.content { glass } else { nil }
    }
    #expect(pieces.count == 2 && pieces[0].transition == .materialize)
    #expect(pieces[0].identity == "a" && pieces[0].union == "3")
    #expect(pieces[1].identity == nil && pieces[1].union == nil && pieces[1].transition == .matchedGeometry)
  }

  @Test("The glass of visionOS is drawn on visionOS alone")
  func spatialGlassIsDrawnOnVision() throws {
    var vision = Traits()
    vision.platform = .visionOS
    func hasGlass(_ traits: Traits) throws -> Bool {
      try DrawnLayers.flat(Text("x").glassBackgroundEffect(), traits).contains { layer in
        if case .material(let material) = layer.content {
          material.choice == .material(.glass)
        } else {
          false
        }
      }
    }
    #expect(try hasGlass(vision) && !hasGlass(Traits()))
  }

  @Test("A symbol has the weight, the variant and the styles of the views around")
  func symbolsFollowTheirSurroundings() throws {
    func symbol(_ view: some View) throws -> (SymbolContent, Rect) {
      let layer = try #require(try DrawnLayers.flat(view).first)
      guard case .symbol(let symbol) = layer.content else { throw NotAFill(layer: layer) }
      return (symbol, layer.frame)
    }
    let (plain, frame) = try symbol(Image(systemName: "heart"))
    #expect(plain.name == "heart" && plain.weight == 400 && plain.styles == [.primary] && frame.width == 20.5)
    #expect(try symbol(Image(systemName: "heart").symbolVariant(.fill)).0.name == "heart.fill")
    #expect(try symbol(Image(systemName: "heart").imageScale(.large)).1.width == 25.5)
    #expect(try symbol(Image(systemName: "heart").fontWeight(.black)).0.weight == 900)
    let stretched = try DrawnLayers.flat(Image(systemName: "heart").resizable().frame(width: 50, height: 40))
    #expect(stretched[0].frame == Rect(x: 30, y: 30, width: 40, height: 40))
    #expect(stretched[0].transform.a == 1.25 && stretched[0].transform.d == 1)
    let palette = try symbol(Image(systemName: "heart").foregroundStyle(.red, .blue)).0
    #expect(
      palette.rendering == .palette && palette.styles == [.semantic("systemRed"), .semantic("systemBlue")])
    let layered = try symbol(Image(systemName: "heart").symbolRenderingMode(.hierarchical)).0
    #expect(layered.rendering == .hierarchical)
  }

  @Test("Variants are added to names in their order, once")
  func variantsAreAdded() throws {
    func name(_ symbol: String, _ variant: SymbolVariants) throws -> String? {
      let names = try SceneRenderer(threads: 1).described(
        Image(systemName: symbol).symbolVariant(variant), width: 50, height: 50)
      if let missing = names.missing.first { return missing.name }
      guard case .symbol(let symbol)? = names.scene.windows.first?.layers.first?.content else { return nil }
      return symbol.name
    }
    #expect(try name("heart", .circle.fill) == "heart.circle.fill")
    #expect(try name("heart.fill", .circle) == "heart.circle.fill")
    #expect(try name("heart.fill", .fill) == "heart.fill" && name("heart", .none) == "heart")
  }

  @Test("What has no value is listed and left out, and the rest is drawn")
  func missingNamesAreListed() throws {
    var renderer = try SceneRenderer(threads: 1)
    let view = VStack {
      Image(systemName: "no.such.symbol")
      Image("no-such-picture").resizable()
      Color("no-such-color")
      Rectangle().fill(LinearGradient(colors: [Color("other"), .red], startPoint: .top, endPoint: .bottom))
    }
    let (scene, missing) = renderer.described(view, width: 50, height: 90)
    #expect(Set(missing.map(\.name)) == ["no.such.symbol", "no-such-picture", "no-such-color", "other"])
    #expect(Set(missing.map(\.kind)) == [.symbol, .image, .color])
    _ = try renderer.draw(scene)
  }

  @Test("A label is an icon and a title, or one of both by its style")
  func labelsHaveStyles() throws {
    func kinds(_ view: some View) throws -> [String] {
      try DrawnLayers.flat(view, width: 200).map { layer in
        switch layer.content {
        case .text(let text): text.string
        case .symbol: "symbol"
        default: "other"
        }
      }
    }
    let label = Label("Title", systemImage: "heart")
    #expect(try kinds(label) == ["symbol", "Title"])
    #expect(try kinds(label.labelStyle(.iconOnly)) == ["symbol"])
    #expect(try kinds(label.labelStyle(.titleOnly)) == ["Title"])
  }

  @Test("A picture from the network shows its placeholder")
  func networkPicturesShowPlaceholders() throws {
    let view = AsyncImage(url: URL(string: "https://example.org")) {
      $0.resizable()
    } placeholder: {
      Text("wait")
    }
    #expect(try DrawnLayers.texts(view).map(\.text.string) == ["wait"])
    let phases = AsyncImage(url: nil) { phase in
      if let image = phase.image { image } else { Text("empty") }
    }
    #expect(try DrawnLayers.texts(phases).map(\.text.string) == ["empty"])
  }

  @Test("A canvas draws with the transform, the opacity and the clips of its contexts")
  func canvasesDraw() throws {
    let view = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      var inner = context
      inner.opacity = 0.5
      inner.translateBy(x: 10, y: 20)
      inner.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30)))
      inner.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
      context.draw(Text("x"), at: CGPoint(x: 50, y: 50))
    }
    let layers = try DrawnLayers.flat(view)
    #expect(layers.count == 3 && layers[0].opacity == 1 && layers[1].opacity == 0.5)
    #expect(layers[1].transform == .translation(x: 10, y: 20))
    let text = try #require(layers.last).frame
    #expect(abs(text.x + text.width / 2 - 50) < 1 && abs(text.y + text.height / 2 - 50) < 1)
    guard case .group(let drawn)? = try DrawnLayers.of(view).first?.content else { return }
    #expect(drawn[1].clip != nil && drawn[0].clip == nil)
  }

  @Test("What is drawn in a canvas shows where a layer is opaque, or where it is not")
  func canvasesHaveMasks() throws {
    func picture(_ options: GraphicsContext.ClipOptions, opacity: Double = 1) throws -> PixelImage {
      let view = Canvas { context, size in
        context.clipToLayer(opacity: opacity, options: options) { layer in
          layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: .color(.black))
        }
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      }.background(Color.black)
      var renderer = try SceneRenderer(threads: 1)
      return try renderer.draw(renderer.description(of: view, width: 20, height: 20, scale: 1)).picture.image
    }
    func white(_ image: PixelImage, _ x: Int) -> Float { Float(image.samples[(10 * 20 + x) * 4]) / 65535 }
    let inside = try picture([]), outside = try picture(.inverse), half = try picture([], opacity: 0.5)
    #expect(white(inside, 5) == 1 && white(inside, 15) == 0)
    #expect(white(outside, 5) == 0 && white(outside, 15) == 1)
    #expect(abs(white(half, 5) - 0.5) < 0.02 && white(half, 15) == 0)
  }

  @Test("A threshold leaves a colour where opacities lie between its bounds")
  func canvasesHaveThresholds() throws {
    func picture(_ least: Double, _ most: Double = 1) throws -> [[Float]] {
      let view = Canvas { context, size in
        context.addFilter(.alphaThreshold(min: least, max: most, color: .white))
        context.drawLayer { layer in
          for (index, opacity) in [0.2, 0.5, 0.8].enumerated() {
            let place = CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: 20)
            layer.fill(Path(place), with: .color(.red.opacity(opacity)))
          }
        }
      }.background(Color.black)
      var renderer = try SceneRenderer(threads: 1)
      let image = try renderer.draw(renderer.description(of: view, width: 40, height: 20, scale: 1)).picture
        .image
      return [5, 15, 25, 35].map { x in
        (0..<3).map { (Float(image.samples[(10 * 40 + x) * 4 + $0]) / 65535).rounded() }
      }
    }
    let (white, black): ([Float], [Float]) = ([1, 1, 1], [0, 0, 0])
    #expect(try picture(0.4) == [black, white, white, black])
    #expect(try picture(0.4, 0.6) == [black, white, black, black])
    #expect(try picture(1) == [black, black, black, black])
    #expect(try picture(.nan, -1) == picture(1))
  }

  @Test("A view that extends its background has copies of itself where it touches the end of the safe area")
  func backgroundsAreExtended() throws {
    let view = Color.red.backgroundExtensionEffect().safeAreaPadding(.leading, 30)
    let layer = try #require(try DrawnLayers.of(view).first)
    guard case .backgroundExtension(let content) = layer.content else {
      Issue.record("not an extension: \(layer)")
      return
    }
    #expect(layer.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(content.safeArea == Rect(x: 30, y: 0, width: 70, height: 100))
    #expect(content.layers.first?.frame == Rect(x: 0, y: 0, width: 70, height: 100))
    let plain = Color.red.backgroundExtensionEffect()
    #expect(try DrawnLayers.of(plain) == DrawnLayers.of(Color.red))
  }

  @Test("A visual effect filters and turns the picture of its view")
  func visualEffectsFilter() throws {
    let view = Color.red.visualEffect { content, _ in
      content.blur(radius: 3).saturation(0.5).transformEffect(CGAffineTransform(translationX: 5, y: 0))
    }
    var layers: [Layer] = []
    LayerWalk.forEach(in: try DrawnLayers.of(view)) { layers.append($0) }
    #expect(layers.map(\.effects) == [[], [.saturation(0.5)], [.blur(sigma: 3, isOpaque: false)], []])
    #expect(layers.first?.transform.tx == 5)
  }
}
