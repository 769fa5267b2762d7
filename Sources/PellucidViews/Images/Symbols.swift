// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The way to colour the layers of a symbol.
public struct SymbolRenderingMode: Hashable, Sendable {
  let system: SymbolContent.Rendering

  public static let monochrome = Self(system: .monochrome), multicolor = Self(system: .multicolor)
  public static let hierarchical = Self(system: .hierarchical), palette = Self(system: .palette)
}

/// The forms of a symbol, which its name states in its parts.
public struct SymbolVariants: Hashable, Sendable {
  private var parts: [String]
  private init(_ parts: [String]) { self.parts = parts }

  public static let none = Self([]), circle = Self(["circle"]), square = Self(["square"])
  public static let rectangle = Self(["rectangle"]), fill = Self(["fill"]), slash = Self(["slash"])

  public var circle: Self { adding("circle") }
  public var square: Self { adding("square") }
  public var rectangle: Self { adding("rectangle") }
  public var fill: Self { adding("fill") }
  public var slash: Self { adding("slash") }

  public func contains(_ other: SymbolVariants) -> Bool { other.parts.allSatisfy { parts.contains($0) } }

  private func adding(_ part: String) -> Self { parts.contains(part) ? self : Self(parts + [part]) }

  /// Returns a name of a symbol with the parts that it lacks, in the order in which names have them.
  func name(of symbol: String) -> String {
    let own = symbol.split(separator: ".").map(String.init)
    let missing = parts.filter { !own.contains($0) }
    guard !missing.isEmpty else { return symbol }
    let isFilled = own.last == "fill" || missing.contains("fill")
    let stem = own.last == "fill" ? own.dropLast() : own[...]
    let shapes = ["slash", "circle", "square", "rectangle"].filter { missing.contains($0) }
    return (stem + shapes + (isFilled ? ["fill"] : [])).joined(separator: ".")
  }
}

extension EnvironmentValues {
  private enum RenderingKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
  private enum ScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }

  /// The size of symbols in relation to the text beside them.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
}

extension View {
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension Image {
  /// Returns the symbol with its styles and its weight.
  func symbol(_ name: String, weight: Int, _ environment: EnvironmentValues) -> SymbolContent {
    let mode = symbolRendering ?? environment.symbolRenderingMode
    let stated = environment.foregroundFillings.map(\.style)
    let isPalette = mode == .palette || (mode == nil && stated.count > 1)
    var content = SymbolContent(
      name: environment.symbolVariants.name(of: name),
      rendering: isPalette ? .palette : mode?.system ?? .monochrome)
    let first = HierarchicalShapeStyle.primary.systemFilling(in: environment).style
    content.styles = isPalette && !stated.isEmpty ? stated : [first]
    (content.variant, content.weight) = (.none, weight)
    return content
  }

  func symbolNode(_ name: String, _ environment: EnvironmentValues) -> LayoutNode {
    let attributes = environment.textAttributes
    let font = ResolvedFont(attributes.font(in: environment), in: environment)
    let content = symbol(name, weight: font.statedWeight, environment)
    let filling = HierarchicalShapeStyle.primary.systemFilling(in: environment)
    let side = font.symbolSide(environment)
    var spacing = ViewSpacing()
    (spacing.top.kinds, spacing.bottom.kinds) = ([.texts: 0], [.texts: 0])
    let node = SymbolNode(
      CGSize(width: side, height: side), isResizable: isResizable, spacing: spacing
    ) { frame in
      guard !environment.isRedacted else {
        return filling.redacted.layer(
          in: .roundedRectangle(.init(frame.height / 8), style: .continuous), frame)
      }
      var layer = Layer(frame: frame, content: .symbol(content))
      if isResizable { layer.stretch(from: min(frame.width, frame.height)) }
      return filling.inked(layer, over: frame)
    }
    node.capHeight = TextNode.Metrics(font).capHeight
    node.name = name
    return node
  }

  /// Returns the picture as a part of a text.
  func letter(beside font: ResolvedFont, in environment: EnvironmentValues) -> LaidRun.Content {
    switch source {
    case .symbol(let name):
      .symbol(symbol(name, weight: font.statedWeight, environment), side: font.symbolSide(environment))
    case .asset: .string("")
    }
  }
}

extension Layer {
  /// Stretches content that stands in a square of a side to the whole frame of the layer.
  fileprivate mutating func stretch(from side: Double) {
    guard side > 0, frame.width != frame.height else { return }
    let (width, height) = (frame.width / side, frame.height / side)
    frame = Rect(
      x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2, width: side, height: side
    )
    transform = Transform(a: width, b: 0, c: 0, d: height, tx: 0, ty: 0)
  }
}

extension ResolvedFont {
  /// The weight without Bold Text, which the engine adds.
  fileprivate var statedWeight: Int {
    switch content {
    case .fixed(_, let weight): weight
    case .style(_, let weight): weight ?? metrics.weight
    }
  }

  /// Returns the side of the square that a symbol stands in. Chosen: 1.2 of the font's size, which is the usual height of the
  /// system's symbols; small and large ones are those of the engine.
  fileprivate func symbolSide(_ environment: EnvironmentValues) -> CGFloat {
    let scale: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    return (CGFloat(metrics.size) * 1.2 * scale).roundedUp(to: environment.pixelLength)
  }
}
