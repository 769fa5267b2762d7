// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidScene

/// A system component, such as a slider, a list or an alert.
///
///     let slider = try ComponentLayer("slider", ["value": 0.4, "state": "pressed"])
///     let scene = SceneDescription(size: Size(width: 390, height: 200)) {
///       ImageLayer("photo.jpg")
///       slider.frame(x: 20, y: 80, width: 350, height: 34)
///     }
///
/// Platform, look, settings and state decide its size, its parts and its colours. Without a frame a component has its natural
/// size, and bars, sheets and alerts the place that their platform gives them.
public struct ComponentLayer: LayerConvertible {
  /// The value of a property: a number, a text or a word, true or false, a list, or the properties of a part.
  ///
  /// Literals of Swift stand for values: `["items": [["title": "Day"], ["title": "Week"]], "selection": 1]`.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([Value])
    case properties([String: Value])
  }

  public var element: LayerElement

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - name: A name that `pellucid components` lists.
  ///   - properties: The properties that `pellucid components NAME` lists, with `state` and `events`.
  ///   - layers: The content of a container, relative to the area that its bars leave.
  /// - Throws: A `PellucidError` of the kind `document` for an unknown name, property or state, which names the nearest known
  ///   one. A component that the platform does not have is an error when it is drawn.
  public init(
    _ name: String, _ properties: [String: Value] = [:],
    @LayerBuilder layers: () -> [LayerElement] = { [] }
  ) throws(PellucidError) {
    var members = properties
    members["component"] = .text(name)
    let bytes = Array(Value.properties(members).json.text.utf8)
    do throws(SceneReadingError) {
      element = LayerElement(component: try SceneReader().component(bytes: bytes), content: layers())
    } catch { throw PellucidError(.document, SceneFileError.refused(error)) }
  }
}

extension ComponentLayer.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// Creates a text or a word.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a claim.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Creates a list.
  public init(arrayLiteral elements: ComponentLayer.Value...) { self = .list(elements) }
  /// Creates the properties of a part; of two values of one key the last is used.
  public init(dictionaryLiteral elements: (String, ComponentLayer.Value)...) {
    self = .properties(Dictionary(elements) { $1 })
  }

  fileprivate var json: JSONText {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    case .flag(let flag): .bool(flag)
    case .list(let values): .array(values.map(\.json))
    case .properties(let members): .object(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
    }
  }
}
