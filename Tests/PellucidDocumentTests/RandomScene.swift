// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidComponents
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidScene
import PellucidTestSupport

/// A description that contains each feature of documents with some probability.
struct RandomScene {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func scene() -> SceneDescription {
    var scene = SceneDescription(
      size: Size(width: length(1...2000), height: length(1...2000)), scale: pick([1, 2, 3, 1.5]),
      traits: traits())
    scene.glass = GlassSettings(reduceMotion: flip(), showBorders: flip(), preferredLook: length(0...1))
    (scene.device.idiom, scene.device.locale) = (
      perhaps { $0.pick(DeviceSettings.Idiom.allCases) }, perhaps { $0.name() }
    )
    scene.device.direction = pick(DeviceSettings.Direction.allCases)
    if flip() { scene.catalogs = [name(), name()] }
    if flip() { scene.appearancePolicy = .alwaysDark(reason: .immersiveMedia) }
    scene.glassRules.adaptivity.darkBelow = length(0...0.5)
    scene.glassRules.adaptivity.crossFade.response = length(0...10)
    (scene.glassRules.mostElements, scene.glassRules.muchText) = (pick([0, 5, 9]), pick([80, 81]))
    (scene.pictures.softening, scene.pictures.outline) = (pick(Self.treatments), pick(Self.treatments))
    scene.pictures.rules.softenedWhite = Float(length(0.5...1))
    scene.room = Room(
      lightAngle: length(-360...360), lightIntensity: length(0...1), viewingAngle: length(-60...60))
    scene.backdrops = perhaps { $0.backdrops() }
    scene.time = perhaps { $0.length(0...3600) }
    scene.desktop = layers(depth: 3)
    for _ in 0..<pick([0, 1, 2]) { scene.windows.append(window()) }
    return scene
  }

  // MARK: Choices

  private mutating func flip() -> Bool { generator.next() & 1 == 1 }
  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(generator.next() % UInt64(values.count))]
  }
  private mutating func perhaps<Value>(_ make: (inout RandomScene) -> Value) -> Value? {
    flip() ? make(&self) : nil
  }

  private mutating func backdrops() -> PossibleBackdrops {
    let color = EncodedColor(red: Float(length(0...1)), green: 0.5, blue: 1)
    return pick([
      .anything, .luminance(0.125...length(0.5...1)), .listed([.content]),
      .listed([.content, .picture(ExactName(name())), .picture(ExactName(name())), .colors(color, color)]),
      .listed([.colors(color, EncodedColor(white: 1)), .colors(color, color)]),
    ])
  }

  /// Returns a length that is whole, has one decimal, or has all digits.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let number = generator.number(in: range)
    let form = generator.next() % 3
    if form == 0, range.contains(number.rounded()) { return number.rounded() }
    if form == 1, range.contains((number * 10).rounded() / 10) { return (number * 10).rounded() / 10 }
    return number
  }

  private mutating func name() -> String {
    pick(["a", "Brand/Ink", "e\u{301}", "quoted \"\\\" \u{1}\t\n", "", "글자", "\u{1F469}\u{200D}\u{1F680}"])
  }

  private mutating func point(_ range: ClosedRange<Double>) -> Point {
    Point(x: length(range), y: length(range))
  }

  private mutating func rect() -> Rect {
    Rect(
      x: length(-100...100), y: length(-100...100), width: length(0...500), height: length(0...500))
  }

  private static let treatments: [PictureTreatment] = [.automatic, .on, .off]

  private mutating func traits() -> Traits {
    var traits = Traits()
    (traits.platform, traits.appearance) = (pick(Platform.allCases), pick(Appearance.allCases))
    (traits.contrast, traits.transparency) = (
      pick(ContrastSetting.allCases), pick(TransparencySetting.allCases)
    )
    (traits.level, traits.gamut) = (pick(Level.allCases), pick(Gamut.allCases))
    (traits.isActive, traits.look) = (flip(), pick(Look.allCases))
    (traits.accent, traits.desktopTinting) = (pick(Accent.allCases), pick(DesktopTinting.allCases))
    (traits.hasBoldText, traits.textSize) = (flip(), pick(TextSize.allCases))
    (traits.differentiatesWithoutColor, traits.invertsColors) = (flip(), flip())
    return traits
  }

  // MARK: Layers

  private mutating func window() -> Window {
    var window = Window(id: perhaps { $0.name() }, frame: rect(), shape: shape())
    (window.shadow, window.isActive) = (perhaps { $0.shadow() }, perhaps { $0.flip() })
    window.presentation = pick(Window.Presentation.allCases)
    window.material = pick([
      nil, nil, .automatic, Window.Material.none, .choice(.named("thin")), .choice(.named("thinn")),
    ])
    window.layers = layers(depth: 2)
    return window
  }

  private mutating func layers(depth: Int) -> [Layer] {
    var layers: [Layer] = []
    if depth > 0 { for _ in 0..<pick([0, 1, 3]) { layers.append(layer(depth: depth)) } }
    return layers
  }

  private mutating func layer(depth: Int) -> Layer {
    var layer = Layer(id: perhaps { $0.name() }, frame: rect(), content: content(depth: depth))
    if flip() { layer.opacity = length(0...1) }
    layer.blend = pick(BlendMode.allCases)
    (layer.clip, layer.shadow) = (perhaps { $0.shape() }, perhaps { $0.shadow() })
    if flip() {
      layer.transform = Transform(
        a: length(-2...2), b: length(-2...2), c: length(-2...2), d: length(-2...2), tx: length(-9...9),
        ty: length(-9...9))
    }
    if flip() { layer.effects = [effect(), effect()] }
    layer.isIsolated = flip()
    layer.isContent = flip() ? flip() : nil
    layer.isInactive = flip()
    layer.backdrops = perhaps { $0.backdrops() }
    switch layer.content {
    case .fill(.rectangle, _):
      layer.isComponent = flip() ? flip() : nil
      layer.concentricRadius = perhaps { $0.length(0...40) }
    case .fill: layer.isComponent = flip() ? flip() : nil
    case .component(let component): layer.frame = component.placement.frame
    case .material(let material) where material.shape == .rectangle:
      layer.concentricRadius = pick([nil, 0, 12.5])
    case .glass(let glass) where glass.shape == .rectangle: layer.concentricRadius = pick([nil, 0, 12.5])
    default: break
    }
    return layer
  }

  private mutating func effect() -> LayerEffect {
    pick([
      .blur(sigma: length(0...500), isOpaque: flip()), .saturation(length(-100...100)),
      .grayscale(length(0...1)),
      .hueRotation(length(-720...720)), .brightness(length(-1...1)), .contrast(length(-100...100)),
      .colorMultiply(.semantic("systemRed")), .colorMultiply(.custom(EncodedColor(white: 0.25, alpha: 0.5))),
      .colorInvert, .luminanceToAlpha,
      .projection(Projection(.translation(x: length(-9...9), y: 3), px: length(-1...1), py: 0, pw: 2)),
    ])
  }

  private mutating func content(depth: Int) -> Layer.Content {
    switch generator.next() % 12 {
    case 0: .image(image())
    case 1: .fill(shape: shape(), fill())
    case 2: .text(text())
    case 3: .symbol(symbol())
    case 4: .material(material(depth: depth))
    case 5: .glass(glass(depth: depth))
    case 6:
      .glassContainer(GlassContainerContent(spacing: pick([8, 12, 3.25]), layers: layers(depth: depth - 1)))
    case 7: .scrollEdge(scrollEdge())
    case 8: .dimming(DimmingContent(pick([.automatic, .fixed(0.35)]), shape: shape()))
    case 9:
      .backgroundExtension(BackgroundExtensionContent(safeArea: rect(), layers: layers(depth: depth - 1)))
    case 10: .component(component(depth: depth))
    default: .group(layers(depth: depth - 1))
    }
  }

  // MARK: Components

  private mutating func component(depth: Int) -> ComponentContent {
    let kinds = ComponentKind.components.filter { !ComponentRow.row(of: $0).platforms.isEmpty }
    let (origin, width, height) = (point(-100...100), length(0...500), length(0...500))
    let placement = pick([
      ComponentPlacement(), ComponentPlacement(origin: origin),
      ComponentPlacement(origin: origin, width: width),
      ComponentPlacement(origin: origin, width: width, height: height),
    ])
    var content = ComponentContent(component(of: pick(kinds), depth: depth), placement)
    if ComponentRow.row(of: content.component.kind).holdsLayers {
      content.component.content = layers(depth: depth - 1)
    }
    return content
  }

  private mutating func component(of kind: ComponentKind, depth: Int) -> Component {
    let row = ComponentRow.row(of: kind)
    var component = Component(kind)
    for state in row.states where flip() {
      var states = component.states
      states.insert(state)
      if ComponentState.conflict(in: states) == nil { component.states = states }
    }
    for property in row.properties where flip() {
      guard depth > 0 || !property.form.holdsComponents else { continue }
      component.properties[property.property] = value(property.form, depth: depth)
    }
    var time = 0.0
    for _ in 0..<pick([0, 0, 2]) where !row.events.isEmpty {
      time += length(0...10)
      let change = Vocabularies.componentEvent.value(named: pick(row.events)) ?? .value(length(0...1))
      component.events.append(ComponentEvent(at: time, change))
    }
    return component
  }

  private mutating func value(_ form: PropertyForm, depth: Int) -> ComponentValue {
    switch form {
    case .number(let range): return .number(length(range))
    case .whole(let range): return .number(Double(pick([range.lowerBound, range.upperBound])))
    case .flag: return .flag(flip())
    case .text, .longText, .symbol: return .text(ExactName(name()))
    case .color: return .color(color())
    case .words(let words): return .word(pick(words))
    case .component(let kinds): return .components([component(of: pick(kinds), depth: depth - 1)])
    case .components(let kinds, _):
      var parts: [Component] = []
      for _ in 0..<pick([1, 2]) { parts.append(component(of: pick(kinds), depth: depth - 1)) }
      return .components(parts)
    }
  }

  private mutating func image() -> ImageContent {
    var image = ImageContent(path: name(), fit: pick([.fill, .fit, .stretch]))
    (image.darkPath, image.kind) = (perhaps { $0.name() }, pick([nil, .content, .icon]))
    (image.softening, image.outline) = (pick([nil] + Self.treatments), pick([nil] + Self.treatments))
    (image.rendering, image.style) = (pick([.automatic, .original, .template]), style())
    return image
  }

  private mutating func text() -> TextContent {
    let font: TextContent.Font =
      flip()
      ? .fixed(size: length(0.5...40), weight: pick([100, 400, 600, 555]))
      : .style(pick(TextStyle.allCases), weight: pick([nil, 400, 555]))
    var text = TextContent(
      name(), family: perhaps { $0.name() }, font: font,
      alignment: pick([.leading, .center, .trailing]), lineLimit: pick([nil, 1, 7]),
      truncation: pick([.head, .middle, .tail]), style: style())
    if text.family == nil { text.face.design = pick(FontFace.Design.allCases) }
    (text.face.isItalic, text.face.hasEqualDigits) = (flip(), flip())
    text.face.width = pick([1, 0.6, 0.75, 1.2])
    text.face.smallCapitals = pick([nil, .lowercase, .uppercase, .all])
    return text
  }

  private mutating func symbol() -> SymbolContent {
    var symbol = SymbolContent(
      name: name(), rendering: pick([.automatic, .monochrome, .hierarchical, .palette, .multicolor]),
      styles: [style()])
    if flip() { symbol.styles += [style(), style()] }
    symbol.variant = pick([.automatic, .outline, .fill, .none])
    (symbol.weight, symbol.scale) = (
      pick([nil, 400, 555]), perhaps { $0.pick(SymbolContent.Scale.allCases) }
    )
    return symbol
  }

  private mutating func material(depth: Int) -> MaterialContent {
    var material = MaterialContent(flip() ? .named("thin") : .role("menu"), shape: shape())
    (material.blending, material.backdropGroup) = (
      perhaps { $0.pick(Blending.allCases) }, perhaps { $0.name() }
    )
    if !material.choice.isRole { material.purpose = perhaps { $0.pick(MaterialRole.allCases) } }
    material.progress = perhaps { MaterialContent.Progress(start: $0.point(-1...1), end: $0.point(-1...1)) }
    material.children = layers(depth: depth - 1)
    return material
  }

  private mutating func glass(depth: Int) -> GlassContent {
    var glass = GlassContent(pick(GlassVariant.allCases), control: pick(GlassControl.allCases))
    (glass.shape, glass.tint) = (perhaps { $0.shape() }, perhaps { $0.color() })
    (glass.isInteractive, glass.adapts, glass.isFocused) = (
      flip(), perhaps { $0.flip() }, perhaps { $0.flip() }
    )
    glass.dimming = pick([.automatic, .none, .amount(0.25)])
    (glass.identity, glass.union) = (perhaps { $0.name() }, perhaps { $0.name() })
    glass.transition = pick([.matchedGeometry, .materialize, .identity])
    for kind in [GlassEvent.Kind.appear, .press, .release, .focus, .unfocus, .move(to: rect()), .disappear]
    where flip() {
      glass.events.append(GlassEvent(at: length(0...9), kind))
    }
    glass.children = layers(depth: depth - 1)
    return glass
  }

  private mutating func scrollEdge() -> ScrollEdgeContent {
    var edge = ScrollEdgeContent(
      pick(ScrollEdgeStyle.allCases), edge: pick([.top, .bottom]), barHeight: length(0...90),
      inset: length(0...50),
      offset: length(-90...2000))
    (edge.hasTitle, edge.hasGlassItems) = (flip(), flip())
    if flip() {
      edge.events = [ScrollEdgeEvent(at: length(0...5), .appear), ScrollEdgeEvent(at: 6, .disappear)]
    }
    return edge
  }

  // MARK: Styles

  private mutating func color() -> ColorStyle {
    switch generator.next() % 5 {
    case 0: .semantic(pick(["label", "systemBlue", "fill", ""]))
    case 4: .component(pick(ComponentColor.allCases))
    case 1: .asset(name())
    case 2: .custom(EncodedColor(red: 1, green: 0.2, blue: 0.4, alpha: flip() ? 1 : 128 / 255))
    default:
      .custom(
        EncodedColor(
          red: Float(length(-1...2)), green: Float(length(-1...2)), blue: Float(length(-1...2)),
          alpha: Float(length(0...1)))
      )
    }
  }

  private mutating func style() -> ForegroundStyle {
    ForegroundStyle(flip() ? .level(pick(VibrancyLevel.allCases)) : .color(color()), isVibrant: flip())
  }

  private mutating func fill() -> FillStyle {
    let stops = [0, length(0...0.5), length(0.5...1), 1].map { FillStyle.Stop(location: $0, color: color()) }
    let center = flip() ? Point(x: 0.5, y: 0.5) : point(0...1)
    switch generator.next() % 5 {
    case 0:
      return .linear(stops: stops, start: flip() ? Point(x: 0.5, y: 0) : point(-1...1), end: point(-1...1))
    case 1: return .radial(stops: stops, center: center, startRadius: length(0...1), endRadius: length(1...2))
    case 2: return .angular(stops: stops, center: center, startInDegrees: length(-360...360))
    case 3: return mesh().map { .mesh($0) } ?? .foreground(style())
    default: return .foreground(style())
    }
  }

  private mutating func mesh() -> MeshFill<ColorStyle>? {
    let columns = pick([2, 3])
    let points = (0..<columns * pick([2, 3])).map { _ in
      MeshPoint(
        point(-1...2),
        handles: perhaps {
          MeshPoint.Handles(
            leading: $0.point(-1...2), top: $0.point(-1...2), trailing: $0.point(-1...2),
            bottom: $0.point(-1...2))
        })
    }
    let background = flip() ? ColorStyle.custom(EncodedColor(white: 0, alpha: 0)) : color()
    let colors = points.map { _ in color() }
    return MeshPoints(points, columns: columns).flatMap {
      MeshFill(
        $0, colors: colors, background: background, smoothsColors: flip(), space: pick(MixingSpace.allCases))
    }
  }

  private mutating func shadow() -> Shadow {
    let color =
      flip() ? EncodedColor(white: 0, alpha: 0.25) : EncodedColor(white: 0, alpha: Float(length(0...1)))
    var shadow = Shadow(
      color: color, sigma: length(0...50), offset: flip() ? Point(x: 0, y: 0) : point(-9...9))
    if color == EncodedColor(white: 0, alpha: 0.25) {
      if let name = perhaps({ $0.name() }) { shadow.color = .asset(name) }
    }
    return shadow
  }

  private mutating func shape() -> Shape {
    switch generator.next() % 7 {
    case 0: .rectangle
    case 1: .roundedRectangle(CornerRadii(length(0...40)), style: flip() ? .continuous : .circular)
    case 2:
      .roundedRectangle(
        CornerRadii(
          topLeft: length(0...9), topRight: length(0...9), bottomRight: length(0...9), bottomLeft: 0),
        style: .continuous)
    case 3: .capsule(style: flip() ? .continuous : .circular)
    case 4: .circle
    case 5: .ellipse
    default:
      .path(
        Path([
          .move(point(-9...9)), .line(point(-9...9)), .quadratic(control: point(-9...9), end: point(-9...9)),
          .cubic(point(-9...9), point(-9...9), end: point(-9...9)), .close,
        ]))
    }
  }
}

extension PropertyForm {
  fileprivate var holdsComponents: Bool {
    switch self {
    case .component, .components: true
    default: false
    }
  }
}
