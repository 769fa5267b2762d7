// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Collects layers, bottom to top; `if` and `for` work as in any result builder.
@resultBuilder package enum LayerBuilder {
  package static func buildExpression<Part: LayerConvertible>(_ part: Part) -> [LayerElement] {
    [part.element]
  }
  package static func buildExpression(_ parts: [LayerElement]) -> [LayerElement] { parts }
  package static func buildBlock(_ parts: [LayerElement]...) -> [LayerElement] { parts.flatMap { $0 } }
  package static func buildOptional(_ part: [LayerElement]?) -> [LayerElement] { part ?? [] }
  package static func buildEither(first: [LayerElement]) -> [LayerElement] { first }
  package static func buildEither(second: [LayerElement]) -> [LayerElement] { second }
  package static func buildArray(_ parts: [[LayerElement]]) -> [LayerElement] { parts.flatMap { $0 } }
}

/// Collects windows, back to front.
@resultBuilder package enum WindowBuilder {
  package static func buildExpression(_ window: Window) -> [Window] { [window] }
  package static func buildBlock(_ parts: [Window]...) -> [Window] { parts.flatMap { $0 } }
  package static func buildOptional(_ part: [Window]?) -> [Window] { part ?? [] }
  package static func buildEither(first: [Window]) -> [Window] { first }
  package static func buildEither(second: [Window]) -> [Window] { second }
  package static func buildArray(_ parts: [[Window]]) -> [Window] { parts.flatMap { $0 } }
}
