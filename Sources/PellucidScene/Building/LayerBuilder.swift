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
