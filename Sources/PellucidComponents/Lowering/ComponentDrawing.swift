// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

// The words in which components are written: layers by what they show, texts by their style.

extension Layer {
  /// Creates a filled shape.
  static func fill(_ style: ForegroundStyle, _ shape: Shape, _ frame: Rect) -> Layer {
    Layer(frame: frame, content: .fill(shape: shape, .foreground(style)))
  }

  /// Creates a text.
  static func text(_ text: TextContent, _ frame: Rect) -> Layer { Layer(frame: frame, content: .text(text)) }

  /// Creates a symbol, fitted into the frame.
  static func symbol(
    _ name: String, _ frame: Rect, _ style: ForegroundStyle = .primary, weight: Int? = nil,
    variant: SymbolContent.Variant = .none
  ) -> Layer {
    var symbol = SymbolContent(name: name, styles: [style])
    (symbol.weight, symbol.variant) = (weight, variant)
    return Layer(frame: frame, content: .symbol(symbol))
  }

  /// Creates the surface of a purpose: glass in the looks that have it for that purpose, a standard material in others.
  static func surface(_ role: MaterialRole, _ shape: Shape, _ frame: Rect, _ children: [Layer] = []) -> Layer
  {
    Layer(frame: frame, content: .material(MaterialContent(.role(role), shape: shape, children: children)))
  }

  /// Creates a piece of glass.
  static func glass(_ glass: GlassContent, _ frame: Rect) -> Layer {
    Layer(frame: frame, content: .glass(glass))
  }

  static func group(_ layers: [Layer], _ frame: Rect) -> Layer {
    Layer(frame: frame, content: .group(layers))
  }

  /// Creates a component inside another one, at a frame.
  static func component(_ component: Component, _ frame: Rect) -> Layer {
    Layer(frame: frame, content: .component(ComponentContent(component, ComponentPlacement(frame))))
  }

  /// Returns the layer with an opacity.
  func opacity(_ opacity: Double) -> Layer {
    var copy = self
    copy.opacity = opacity
    return copy
  }

  /// Returns the layer with a shadow of black.
  func shadow(_ opacity: Double, sigma: Double, y: Double) -> Layer {
    var copy = self
    copy.shadow = Shadow(
      color: EncodedColor(white: 0, alpha: Float(opacity)), sigma: sigma, offset: Point(x: 0, y: y))
    return copy
  }

  /// Returns the layer marked as an inactive element, whose contrast nothing is required of.
  func inactive(_ isInactive: Bool = true) -> Layer {
    var copy = self
    copy.isInactive = isInactive
    return copy
  }

  /// Returns the layer with a name in findings.
  func named(_ name: String) -> Layer {
    var copy = self
    copy.id = name
    return copy
  }

  /// Returns the layer scaled about its centre.
  func scaled(_ factor: Double) -> Layer {
    var copy = self
    copy.transform = .scale(factor)
    return copy
  }
}

extension ForegroundStyle {
  /// A colour of the component tables.
  static func component(_ color: ComponentColor) -> ForegroundStyle {
    ForegroundStyle(.color(.component(color)), isVibrant: false)
  }
  static func level(_ level: VibrancyLevel) -> ForegroundStyle { ForegroundStyle(.level(level)) }
  /// The accent colour, in texts and symbols.
  static let accent = ForegroundStyle.semantic("accentColor")
  static let destructive = ForegroundStyle.semantic("red")
}

extension Rect {
  /// Returns the rectangle of a size whose centre is this one's.
  func centered(_ size: Size) -> Rect {
    Rect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// Returns the rectangle inset on all sides, never with a negative extent.
  func inset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }
}

extension ComponentLowering {
  var isOld: Bool { traits.look == .ios18 }
  var isMac: Bool { traits.platform == .macOS }
  var isSpatial: Bool { traits.platform == .visionOS }
  /// A Boolean value that is true at the text sizes of accessibility, which have layouts of their own.
  var hasLargeText: Bool { !isMac && textScale() > 1.5 }

  /// Returns a number of the tables.
  func metric(_ kind: ComponentKind, _ name: MetricName, _ size: ControlSize = .regular) -> Double {
    metrics.value(kind, name, size)
  }

  /// Returns a layer with the shadow of a kind's table.
  func shadowed(_ layer: Layer, as kind: ComponentKind) -> Layer {
    layer.shadow(
      metric(kind, .shadowOpacity), sigma: metric(kind, .shadowSigma), y: metric(kind, .shadowOffset))
  }

  /// Creates a text in a text style, which follows the text size.
  ///
  /// - Parameter alignment: The edge as in an interface that runs from left to right, whichever way the text runs.
  func text(
    _ string: String, _ style: TextStyle, weight: Int? = nil, _ color: ForegroundStyle = .primary,
    lines: Int? = 1, alignment: TextContent.Alignment = .leading
  ) -> TextContent {
    TextContent(
      string, font: .style(known(style), weight: weight), alignment: alignment.edge(of: string),
      lineLimit: lines, style: color
    )
  }

  /// Returns the style, or the platform's body style where the platform does not have it.
  private func known(_ style: TextStyle) -> TextStyle { style.font(in: traits) == nil ? .body : style }

  /// Measures a text, rounded up to whole points, so that its lines break the same when it is drawn.
  mutating func measure(_ text: TextContent, width: Double = .infinity) -> TextExtent {
    guard let font = text.font.metrics(in: traits), !text.string.utf8.isEmpty else {
      return TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 0)
    }
    var extent = measurer.extent(of: TextRequest(text, in: font), fitting: width)
    extent.size.width = min(extent.size.width.rounded(.up) + 1, max(width, 0))
    return extent
  }

  /// Returns the height of a line of a text style.
  func lineHeight(_ style: TextStyle) -> Double {
    known(style).font(in: traits)?.usualLineHeight ?? 0
  }

  /// Returns the factor by which a text style is larger than at the usual text size.
  func textScale(_ style: TextStyle = .body) -> Double {
    var usual = traits
    usual.textSize = .large
    guard let size = known(style).font(in: traits)?.size, let normal = known(style).font(in: usual)?.size
    else { return 1 }
    return size / normal
  }

  /// Returns the height of a line of a text style at the usual text size.
  func usualLineHeight(_ style: TextStyle) -> Double { lineHeight(style) / textScale(style) }

  /// Returns the width of the widest word of a text, which a narrower line breaks. Words end at spaces; scripts without
  /// spaces break between any two letters.
  mutating func wordWidth(_ text: TextContent) -> Double {
    var widest = 0.0, word = text
    for part in text.string.unicodeScalars.split(whereSeparator: { $0 == " " || $0.breaksAnywhere }) {
      word.string = String(String.UnicodeScalarView(part))
      widest = max(widest, measure(word).size.width)
    }
    return widest
  }
}

extension Unicode.Scalar {
  /// A Boolean value that is true for letters of Chinese and Japanese, between which lines may break.
  fileprivate var breaksAnywhere: Bool {
    switch value {
    case 0x2E80...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
