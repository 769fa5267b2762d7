// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Collects layers, bottom to top; `if` and `for` work as in any result builder.
@resultBuilder public enum LayerBuilder {
  public static func buildExpression<Part: LayerConvertible>(_ part: Part) -> [LayerElement] {
    [part.element]
  }
  public static func buildExpression(_ parts: [LayerElement]) -> [LayerElement] { parts }
  public static func buildBlock(_ parts: [LayerElement]...) -> [LayerElement] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [LayerElement]?) -> [LayerElement] { part ?? [] }
  public static func buildEither(first: [LayerElement]) -> [LayerElement] { first }
  public static func buildEither(second: [LayerElement]) -> [LayerElement] { second }
  public static func buildArray(_ parts: [[LayerElement]]) -> [LayerElement] { parts.flatMap { $0 } }
}

/// Collects windows, back to front.
@resultBuilder public enum WindowBuilder {
  public static func buildExpression(_ window: Window) -> [Window] { [window] }
  public static func buildBlock(_ parts: [Window]...) -> [Window] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Window]?) -> [Window] { part ?? [] }
  public static func buildEither(first: [Window]) -> [Window] { first }
  public static func buildEither(second: [Window]) -> [Window] { second }
  public static func buildArray(_ parts: [[Window]]) -> [Window] { parts.flatMap { $0 } }
}
