// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@_spi(Reflection) import Swift

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
  mutating func link(to scope: ViewScope, _ place: Int)
}

/// Finds the properties of views that are to be connected.
final class PropertyTable {
  /// A property in a value of a type.
  private struct Field {
    /// The distance from the start of the value, in bytes.
    let offset: Int
    let type: any DynamicProperty.Type
    /// The type as one of the system's, which are connected; nil for others.
    let linkedType: (any LinkedProperty.Type)?
    /// The properties inside the property.
    let inner: [Field]
  }

  private struct Entry {
    let fields: [Field]
    let isAnimatable: Bool
  }

  private var known: [ObjectIdentifier: Entry] = [:]

  /// Connects the properties of a view, and of the properties that it is made of.
  ///
  /// - Returns: A Boolean value that is true where the view itself moves in animations.
  func connect<Source>(_ source: inout Source, to scope: ViewScope) -> Bool {
    let entry = entry(of: Source.self)
    if !entry.fields.isEmpty { connect(entry.fields, of: &source, to: scope) }
    return entry.isAnimatable
  }

  private func connect<Source>(_ fields: [Field], of source: inout Source, to scope: ViewScope) {
    withUnsafeMutableBytes(of: &source) { memory in
      var place = 0
      if let start = memory.baseAddress { Self.connect(fields, at: start, to: scope, &place) }
    }
  }

  private static func connect(
    _ fields: [Field], at start: UnsafeMutableRawPointer, to scope: ViewScope, _ place: inout Int
  ) {
    func link<Property: LinkedProperty>(_ type: Property.Type, _ address: UnsafeMutableRawPointer) {
      address.assumingMemoryBound(to: Property.self).pointee.link(to: scope, place)
    }
    func update<Property: DynamicProperty>(_ type: Property.Type, _ address: UnsafeMutableRawPointer) {
      address.assumingMemoryBound(to: Property.self).pointee.update()
    }
    for field in fields {
      let address = start + field.offset
      connect(field.inner, at: address, to: scope, &place)
      if let type = field.linkedType {
        link(type, address)
        place += 1
      } else {
        update(field.type, address)
      }
    }
  }

  private func entry(of type: Any.Type) -> Entry {
    if let entry = known[ObjectIdentifier(type)] { return entry }
    let entry = Entry(
      fields: fields(of: type), isAnimatable: (type as? any Animatable.Type).map { Self.moves($0) } ?? false)
    known[ObjectIdentifier(type)] = entry
    return entry
  }

  private static func moves<Value: Animatable>(_ type: Value.Type) -> Bool {
    Value.AnimatableData.self != EmptyAnimatableData.self
  }

  private func fields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    // The second option skips the fields of kinds that Swift cannot name.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { _, offset, fieldType, _ in
      if let property = fieldType as? any DynamicProperty.Type {
        fields.append(
          Field(
            offset: offset, type: property, linkedType: fieldType as? any LinkedProperty.Type,
            inner: self.fields(of: fieldType)))
      }
      return true
    }
    return fields
  }
}
