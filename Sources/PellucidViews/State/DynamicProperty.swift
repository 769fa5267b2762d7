// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A property of a view whose value comes from somewhere else.
public protocol DynamicProperty {
  /// Brings the property up to date before the view's body is asked for.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the system connects with what it keeps for the view.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property.
  ///
  /// - Parameter place: The number of the property among those of the view.
  func link(to scope: ViewScope, _ place: Int)
}

/// Finds the properties of views that are to be connected.
final class PropertyTable {
  /// The types of views without such properties.
  private var plain: Set<ObjectIdentifier> = []

  /// Connects the properties of a view, and of the properties that it is made of.
  func connect(_ view: Any, to scope: ViewScope) {
    let type = ObjectIdentifier(Swift.type(of: view))
    guard !plain.contains(type) else { return }
    var place = 0
    if !connect(view, to: scope, &place) { plain.insert(type) }
  }

  private func connect(_ value: Any, to scope: ViewScope, _ place: inout Int) -> Bool {
    var found = false
    for child in Mirror(reflecting: value).children {
      guard let property = child.value as? any DynamicProperty else { continue }
      found = true
      if let linked = property as? any LinkedProperty {
        linked.link(to: scope, place)
        place += 1
      } else {
        _ = connect(property, to: scope, &place)
      }
    }
    return found
  }
}
