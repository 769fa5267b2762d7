// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A result builder that collects layers, bottom to top; `if`, `switch` and `for` work in it.
@resultBuilder public enum LayerBuilder {
  /// Returns one layer as a list.
  public static func buildExpression<Part: LayerConvertible>(_ part: Part) -> [LayerElement] {
    [part.element]
  }
  /// Returns a list of layers, such as one that a function built.
  public static func buildExpression(_ parts: [LayerElement]) -> [LayerElement] { parts }
  /// Returns the layers of all statements, in order.
  public static func buildBlock(_ parts: [LayerElement]...) -> [LayerElement] { parts.flatMap { $0 } }
  /// Returns the layers of an `if` without `else`.
  public static func buildOptional(_ part: [LayerElement]?) -> [LayerElement] { part ?? [] }
  /// Returns the layers of the first branch of an `if` or `switch`.
  public static func buildEither(first: [LayerElement]) -> [LayerElement] { first }
  /// Returns the layers of the other branch of an `if` or `switch`.
  public static func buildEither(second: [LayerElement]) -> [LayerElement] { second }
  /// Returns the layers of all turns of a `for` loop, in order.
  public static func buildArray(_ parts: [[LayerElement]]) -> [LayerElement] { parts.flatMap { $0 } }
}
