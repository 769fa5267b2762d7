// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct StyleTests {
  typealias Color = PellucidViews.Color
  typealias Text = PellucidViews.Text

  private struct Contrasting: PellucidViews.ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some PellucidViews.ShapeStyle {
      environment.colorScheme == .dark ? Color.white : Color.black
    }
  }

  private static func color(_ style: some PellucidViews.ShapeStyle, _ traits: Traits = Traits()) throws
    -> ColorStyle?
  {
    guard case .foreground(let ink) = try DrawnLayers.fill(Rectangle().fill(style), traits).style,
      case .color(let color) = ink.color
    else { return nil }
    return color
  }

  private static var dark: Traits {
    var traits = Traits()
    traits.appearance = .dark
    return traits
  }

  @Test("Colours of hue, white and linear components have the system's values")
  func componentsAreConverted() {
    let environment = EnvironmentValues()
    func near(_ color: Color, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
      let found = color.resolve(in: environment)
      return [found.red - red, found.green - green, found.blue - blue].allSatisfy { abs($0) < 0.002 }
    }
    #expect(near(Color(hue: 0.5, saturation: 1, brightness: 1), 0, 1, 1))
    #expect(near(Color(hue: 0.1, saturation: 0.5, brightness: 0.8), 0.8, 0.64, 0.4))
    #expect(near(Color(.sRGBLinear, white: 0.5), 0.7354, 0.7354, 0.7354))
    #expect(near(Color(.displayP3, red: 1, green: 0, blue: 0), 1.0931, -0.2267, -0.1501))
    #expect(near(Color.red.mix(with: .blue, by: 0, in: .device), 1, 0.2196, 0.2353))
    #expect(Color.white.opacity(0.5).opacity(0.5).resolve(in: environment).opacity == 0.25)
  }

  @Test("A colour says its name, its components or what it was made of, as in SwiftUI")
  func colorsAreDescribed() {
    #expect("\(Color.purple)" == "purple" && "\(Color.gray)" == "gray")
    #expect("\(Color.primary)" == "primary" && "\(Color.secondary)" == "secondary")
    #expect("\(Color.accentColor)" == "AccentColorProvider()")
    #expect("\(Color.white) \(Color.black) \(Color.clear)" == "white black clear")
    #expect("\(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.6))" == "#4080BF99")
    #expect("\(Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.6))" == "#89BCE199")
    #expect(
      "\(Color(white: 1, opacity: 0))" == "#FFFFFF00"
        && "\(Color(hue: 0, saturation: 1, brightness: 1))" == "#FF0000FF")
    let wide = Color(.displayP3, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.6)
    #expect("\(wide)" == "DisplayP3(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.6)")
    #expect("\(Color("Sea"))" == "NamedColor(name: \"Sea\", bundle: nil)")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
    #expect("\(Color(red: 1, green: 0, blue: 0).opacity(0.25).opacity(0.5))" == "50% 25% #FF0000FF")
    let resolved = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.4).opacity(0.5).resolve(
      in: EnvironmentValues())
    #expect("\(resolved)" == "#33669933")
  }

  @Test("Components that no digits can write are described without a trap")
  func strangeColorsAreDescribed() {
    let colors = [
      Color(red: 1e30, green: -1e30, blue: .nan), Color(.displayP3, white: .infinity), Color(white: -0.1),
    ]
    for color in colors { #expect(!"\(color) \(color.resolve(in: EnvironmentValues()))".isEmpty) }
    #expect("\(Color(red: 2, green: 0, blue: 0))" == "#1FE0000FF")
  }

  @Test("A style of the app's own follows the appearance")
  func ownStylesFollowTheAppearance() throws {
    #expect(try Self.color(Contrasting()) == .custom(EncodedColor(white: 0)))
    #expect(try Self.color(Contrasting(), Self.dark) == .custom(EncodedColor(white: 1)))
  }

  @Test("A colour of UIKit or AppKit keeps its name, and one with two values follows the appearance")
  func platformColorsFollowTheAppearance() throws {
    let pair = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(try Self.color(Color(.systemBackground)) == .semantic("systemBackground"))
    #expect(try Self.color(pair) == .custom(EncodedColor(white: 0)))
    #expect(try Self.color(pair, Self.dark) == .custom(EncodedColor(white: 1)))
    // iOS does not have the name; the value is that of macOS.
    guard case .custom? = try Self.color(Color(nsColor: .windowBackgroundColor)) else {
      Issue.record("a name that iOS does not have")
      return
    }
  }

  @Test("A dark part of a light picture has the colours of dark, and materials of that appearance")
  func partsHaveTheirOwnAppearance() throws {
    let view = Text("x").background(.thinMaterial).background(Color.red).colorScheme(.dark)
    let layers = try DrawnLayers.flat(view)
    guard layers.count == 3, case .fill(_, .foreground(let red)) = layers[0].content,
      case .material(let material) = layers[1].content, case .text(let text) = layers[2].content
    else {
      Issue.record("not three layers: \(layers)")
      return
    }
    #expect(material.choice == .material(.tier(.thin, .dark)))
    let dark = try SemanticColors.resolve(name: "systemRed", traits: Self.dark).color
    let label = try SemanticColors.resolve(name: "label", traits: Self.dark).color
    #expect(red == .custom(dark) && text.style == .custom(label))
  }

  @Test("A component in a dark part of a light picture has the colours of dark")
  func componentsHaveTheirOwnAppearance() throws {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    func picture(_ view: some View, _ traits: Traits = Traits()) throws -> PixelImage {
      var renderer = try SceneRenderer(threads: 1)
      let scene = renderer.description(of: view, width: 200, height: 60, scale: 1, traits: traits)
      return try renderer.draw(scene).picture.image
    }
    let ground = PellucidViews.Color.black
    let part = try picture(toggle.colorScheme(.dark).background(ground))
    let light = try picture(toggle.background(ground))
    let dark = try picture(toggle.background(ground), Self.dark)
    #expect(part == dark && part != light)
  }

  @Test("A bar has the appearance that a view states for it, and the view keeps its own")
  func barsHaveTheirOwnAppearance() throws {
    let view = NavigationStack {
      Text("Body").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(PellucidViews.Color.blue, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
    let texts = try DrawnLayers.texts(view, width: 390, height: 400)
    let title = try #require(texts.first { $0.text.string == "Title" }).text.style
    let white = try SemanticColors.resolve(name: "label", traits: Self.dark).color
    #expect(title == .custom(white))
    #expect(texts.contains { $0.text.string == "Body" && $0.text.style == .primary })
  }

  @Test("A view may prefer an appearance of the whole picture")
  func picturesHavePreferredAppearances() throws {
    let renderer = try SceneRenderer(threads: 1)
    let view = Text("x").preferredColorScheme(.dark).background(Contrasting())
    let scene = renderer.description(of: view, width: 50, height: 50)
    #expect(scene.traits.appearance == .dark)
    guard case .fill(_, let fill)? = scene.windows.first?.layers.first?.content else { return }
    #expect(fill == .foreground(.custom(EncodedColor(white: 1))))
  }

  @Test("Levels of a colour are its opacities, and stated levels are their styles")
  func levelsFollowTheStyle() throws {
    func layer(_ view: some View) throws -> (style: PellucidScene.FillStyle, opacity: Double) {
      let (_, style, layer) = try DrawnLayers.fill(view)
      return (style, layer.opacity)
    }
    let level = try layer(Rectangle().fill(.secondary).foregroundStyle(.red))
    #expect(level.style == .foreground(.semantic("systemRed")) && level.opacity == 0.6)
    let stated = try layer(Rectangle().fill(.secondary).foregroundStyle(.red, .blue))
    #expect(stated.style == .foreground(.semantic("systemBlue")) && stated.opacity == 1)
    let label = try layer(Rectangle().fill(.secondary))
    #expect(label.style == .foreground(.secondary) && label.opacity == 1)
    #expect(try layer(Rectangle().fill(.red.tertiary)).opacity == 0.3)
    #expect(try layer(Rectangle().fill(.tint).tint(.green)).style == .foreground(.semantic("systemGreen")))
  }

  @Test("Styles have an opacity, a blend mode and a shadow")
  func stylesAreChanged() throws {
    let style = Color.red.opacity(0.5).blendMode(.multiply).shadow(.drop(radius: 4, y: 2))
    let layer = try DrawnLayers.fill(Circle().fill(style)).layer
    #expect(layer.opacity == 0.5 && layer.blend == .multiply && layer.shadow?.sigma == 2)
    #expect(layer.shadow?.offset == Point(x: 0, y: 2))
  }

  @Test("Radial gradients have their radii in points, elliptical ones in shares of the frame")
  func radialGradientsHaveRadii() throws {
    let radial = RadialGradient(colors: [.red, .blue], center: .top, startRadius: 10, endRadius: 40)
    guard
      case .radial(let stops, let center, let start, let end) = try DrawnLayers.fill(
        radial.frame(width: 80, height: 40)
      ).style
    else {
      Issue.record("not radial")
      return
    }
    #expect(stops.map(\.location) == [0, 1] && stops[0].color == .semantic("systemRed"))
    #expect(center == Point(x: 0.5, y: 0) && start == 0.125 && end == 0.5)
    let ellipse = EllipticalGradient(colors: [.red, .blue]).frame(width: 80, height: 40)
    let layer = try #require(try DrawnLayers.flat(ellipse).first)
    #expect(layer.frame == Rect(x: 0, y: -20, width: 80, height: 80) && layer.transform.d == 0.5)
  }

  @Test("What an angular gradient leaves out has its last colour, then its first")
  func angularGradientsFillTheCircle() throws {
    let view = AngularGradient(
      colors: [.red, .blue], center: .center, startAngle: .degrees(90), endAngle: .degrees(270))
    guard case .angular(let stops, _, let start) = try DrawnLayers.fill(view).style else {
      Issue.record("not angular")
      return
    }
    #expect(start == 90 && stops.map(\.location) == [0, 0.5, 0.75, 0.75, 1])
    #expect(stops[2].color == .semantic("systemBlue") && stops[3].color == .semantic("systemRed"))
  }

  @Test("Stops that go back, gradients without colours and strange numbers are drawn")
  func strangeGradientsAreHarmless() throws {
    let stops = [Gradient.Stop(color: .red, location: 0.8), .init(color: .blue, location: 0.2)]
    let view = VStack {
      LinearGradient(stops: stops, startPoint: .top, endPoint: UnitPoint(x: .nan, y: .infinity))
      LinearGradient(colors: [], startPoint: .top, endPoint: .bottom)
      RadialGradient(colors: [.red], center: .center, startRadius: .nan, endRadius: -5)
      AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(.infinity))
      Color(red: .nan, green: .infinity, blue: -4, opacity: .nan)
    }
    var renderer = try SceneRenderer(threads: 1)
    _ = try renderer.draw(renderer.description(of: view, width: 60, height: 100))
  }

  @Test("A style of a picture repeats it from the upper left corner, cut at the shape")
  func picturesAreRepeated() throws {
    let star = Image(systemName: "star.fill")
    let side = try #require(
      try DrawnLayers.flat(star.frame(width: 100, height: 100, alignment: .topLeading)).first
    ).frame.width
    func layers(_ style: ImagePaint) throws -> [Layer] {
      try DrawnLayers.of(Circle().fill(style), width: side * 3, height: side * 2)
    }
    let whole = try #require(try layers(ImagePaint(image: star)).first)
    #expect(whole.clip != nil && whole.content.children.count == 6)
    #expect(whole.content.children.map(\.frame.x) == [0, 1, 2, 0, 1, 2].map { $0 * side })
    #expect(whole.content.children.allSatisfy { $0.frame.width == side })
    let half = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let part = try #require(try layers(ImagePaint(image: star, sourceRect: half, scale: 2)).first)
    #expect(part.content.children.count == 3)
    #expect(part.content.children.first?.content.children.first?.frame.x == -side)
  }

  @Test(
    "Pictures without a size, and strange parts of them, are drawn",
    arguments: [CGFloat.nan, 0, -1, 1e-9, 1e4])
  func strangePicturesAreHarmless(number: CGFloat) throws {
    let star = Image(systemName: "star.fill")
    let view = VStack {
      Rectangle().fill(ImagePaint(image: star, scale: number))
      Rectangle().fill(
        ImagePaint(image: star, sourceRect: CGRect(x: number, y: 0, width: number, height: number)))
      Rectangle().fill(ImagePaint(image: Image("missing"), scale: number))
      Text("x").foregroundStyle(ImagePaint(image: star, scale: number))
    }
    var renderer = try SceneRenderer(threads: 1)
    _ = try renderer.draw(renderer.description(of: view, width: 60, height: 100))
  }
}
