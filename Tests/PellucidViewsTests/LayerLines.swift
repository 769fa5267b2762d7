// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The lines of a layout for people to read: one for each layer, with its frame in tenths of points, its kind and its contents.
struct LayerLines {
  private(set) var lines: [String] = []

  init(_ scene: SceneDescription) { add(scene.windows.first?.layers ?? [], depth: 1) }

  private mutating func add(_ layers: [Layer], depth: Int) {
    for layer in layers {
      let parts = ([Self.frame(layer.frame)] + Self.words(layer.content) + Self.changes(layer))
      lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
      add(layer.content.children, depth: depth + 1)
    }
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
  }

  private static func frame(_ frame: Rect) -> String {
    "\(number(frame.x)) \(number(frame.y)) \(number(frame.width))×\(number(frame.height))"
  }

  // MARK: Contents

  private static func words(_ content: Layer.Content) -> [String] {
    switch content {
    case .group: ["group"]
    case .fill(let shape, let style): [word(shape), word(style)]
    case .text(let text): words(text)
    case .symbol(let symbol):
      ["symbol", symbol.name]
        + [symbol.rendering, symbol.variant].map { "\($0)" }.filter { $0 != "automatic" }
        + symbol.styles.map(word)
    case .image(let image): ["image", image.path, "\(image.fit)"]
    case .material(let material): ["material", "\(material.choice)", word(material.shape)]
    case .glass(let glass):
      ["glass", "\(glass.variant)", glass.shape.map(word) ?? "usual"] + (glass.tint.map { [word($0)] } ?? [])
        + (glass.isInteractive ? ["interactive"] : []) + (glass.union.map { _ in ["union"] } ?? [])
    case .glassContainer(let container): ["container", number(container.spacing)]
    case .scrollEdge(let edge): ["edge", "\(edge.style)", "\(edge.edge)", number(edge.barHeight)]
    case .dimming: ["dimming"]
    case .backgroundExtension: ["extension"]
    case .component(let content): words(content.component)
    }
  }

  private static func words(_ text: TextContent) -> [String] {
    var words = [
      "text", "\"\(text.string.replacing("\n", with: "\\n"))\"", word(text.font), word(text.style),
    ]
    if let family = text.family { words.append(family) }
    if text.alignment != .leading { words.append("\(text.alignment)") }
    if let limit = text.lineLimit { words.append("\(limit) lines") }
    return words
  }

  private static func words(_ component: Component) -> [String] {
    let properties = component.properties.sorted { $0.key.rawValue < $1.key.rawValue }.map { key, value in
      "\(key.rawValue)=\(word(value))"
    }
    return [component.kind.rawValue] + component.states.map { "\($0)" }.sorted() + properties
  }

  private static func word(_ value: ComponentValue) -> String {
    switch value {
    case .number(let value): number(value)
    case .flag(let value): "\(value)"
    case .text(let value): "\"\(value.text)\""
    case .word(let value): value.rawValue
    case .color(let value): word(value)
    case .components(let values):
      "[\(values.map { words($0).joined(separator: " ") }.joined(separator: ", "))]"
    }
  }

  private static func word(_ font: TextContent.Font) -> String {
    switch font {
    case .fixed(let size, let weight): "\(number(size))/\(weight)"
    case .style(let style, let weight): "\(style)" + (weight.map { "/\($0)" } ?? "")
    }
  }

  // MARK: Styles

  private static func word(_ shape: Shape) -> String {
    switch shape {
    case .rectangle: "rectangle"
    case .capsule: "capsule"
    case .circle: "circle"
    case .ellipse: "ellipse"
    case .roundedRectangle(let radii, _):
      "rounded(\([radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map(number).joined(separator: " ")))"
    case .path(let path): "path(\(path.elements.count) elements)"
    }
  }

  private static func word(_ color: ColorStyle) -> String {
    switch color {
    case .semantic(let name): name
    case .asset(let name): "asset:" + name
    case .component(let color): "\(color)"
    case .custom(let color):
      "("
        + [color.red, color.green, color.blue, color.alpha].map { "\(Int(($0 * 255).rounded()))" }
        .joined(separator: " ") + ")"
    }
  }

  private static func word(_ style: ForegroundStyle) -> String {
    switch style.color {
    case .level(let level): "\(level)"
    case .color(let color): word(color)
    }
  }

  private static func word(_ style: FillStyle) -> String {
    func colors(_ stops: [FillStyle.Stop]) -> String { stops.map { word($0.color) }.joined(separator: " ") }
    return switch style {
    case .foreground(let style): word(style)
    case .linear(let stops, _, _): "linear \(colors(stops))"
    case .radial(let stops, _, _, _): "radial \(colors(stops))"
    case .angular(let stops, _, _): "angular \(colors(stops))"
    case .mesh(let mesh): "mesh \(mesh.colors.map { word($0) }.joined(separator: " "))"
    }
  }

  private static func changes(_ layer: Layer) -> [String] {
    var words: [String] = []
    if layer.opacity != 1 { words.append("opacity \(Int((layer.opacity * 100).rounded())) %") }
    if layer.blend != .sourceOver { words.append("\(layer.blend)") }
    if let clip = layer.clip { words.append("clip \(word(clip))") }
    if let shadow = layer.shadow { words.append("shadow \(number(shadow.sigma))") }
    if layer.transform != .identity { words.append("transformed") }
    return words
  }
}
