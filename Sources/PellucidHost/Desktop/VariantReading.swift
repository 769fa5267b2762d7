// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO

/// The conversion between GLib's variants and Swift values. A value of an unexpected type is never fatal.
enum VariantReading {
  // MARK: Arguments

  /// Returns the arguments of `ReadAll`.
  static func arguments(namespaces: [String]) -> OpaquePointer? {
    var names = namespaces.map { g_variant_new_string($0) }
    return tuple([g_variant_new_array(nil, &names, gsize(names.count))])
  }

  /// Returns the arguments of `ReadOne` and `Read`.
  static func arguments(key: PortalKey) -> OpaquePointer? {
    tuple([g_variant_new_string(key.namespace), g_variant_new_string(key.name)])
  }

  static func arguments(text: String) -> OpaquePointer? { tuple([g_variant_new_string(text)]) }

  private static func tuple(_ members: [OpaquePointer?]) -> OpaquePointer? {
    var members = members
    return g_variant_new_tuple(&members, gsize(members.count))
  }

  // MARK: Replies and signals

  /// Returns the values in a reply to `ReadAll`, or nil if the reply is missing or has another type.
  static func values(_ reply: OpaquePointer?) -> [PortalKey: PortalValue]? {
    guard let reply, type(of: reply) == "(a{sa{sv}})" else { return nil }
    var values: [PortalKey: PortalValue] = [:]
    forEachChild(of: reply) { namespaces in
      forEachChild(of: namespaces) { namespace in
        let name = text(namespace, 0)
        forEachChild(of: namespace) { settings in
          guard type(of: settings) == "a{sv}" else { return }
          forEachChild(of: settings) { setting in
            values[PortalKey(name, text(setting, 0))] = child(setting, 1) { value(unwrapping: $0) }
          }
        }
      }
    }
    return values
  }

  /// Returns the value in a reply to `ReadOne` or `Read`. `ReadOne` wraps the value in one variant, `Read` in two.
  static func value(_ reply: OpaquePointer?) -> PortalValue? {
    guard let reply, type(of: reply) == "(v)" else { return nil }
    return child(reply, 0) { value(unwrapping: $0) }
  }

  /// Returns the change in a signal `SettingChanged`.
  static func change(_ parameters: OpaquePointer?) -> (key: PortalKey, value: PortalValue)? {
    guard let parameters, type(of: parameters) == "(ssv)" else { return nil }
    return child(parameters, 2) { value in
      (PortalKey(text(parameters, 0), text(parameters, 1)), self.value(unwrapping: value))
    }
  }

  /// Returns the owner in a signal `NameOwnerChanged`, or an empty string if the name has no owner.
  static func newOwner(_ parameters: OpaquePointer?) -> String {
    guard let parameters, type(of: parameters) == "(sss)" else { return "" }
    return text(parameters, 2)
  }

  /// Returns the properties in a reply to `GetAll` of the sensor service, or nil if the reply is missing or has another
  /// type.
  static func allProperties(_ reply: OpaquePointer?) -> SensorProperties? {
    guard let reply, type(of: reply) == "(a{sv})" else { return nil }
    return child(reply, 0) { properties($0) }
  }

  /// Returns the properties in a signal `PropertiesChanged`.
  static func changedProperties(_ parameters: OpaquePointer?) -> SensorProperties? {
    guard let parameters, type(of: parameters) == "(sa{sv}as)" else { return nil }
    return child(parameters, 1) { properties($0) }
  }

  /// Returns the properties in a dictionary, ignoring entries of other names or types.
  private static func properties(_ dictionary: OpaquePointer) -> SensorProperties {
    var properties = SensorProperties()
    forEachChild(of: dictionary) { entry in
      let name = text(entry, 0)
      child(entry, 1) { variant in
        child(variant, 0) { value in
          switch (name, type(of: value)) {
          case ("HasAmbientLight", "b"): properties.hasLight = g_variant_get_boolean(value) != 0
          case ("LightLevel", "d"): properties.level = g_variant_get_double(value)
          case ("LightLevelUnit", "s"): properties.unit = String(cString: g_variant_get_string(value, nil))
          default: break
          }
        }
      }
    }
    return properties
  }

  // MARK: Values

  /// Returns a value without the variants that wrap it.
  private static func value(unwrapping variant: OpaquePointer) -> PortalValue {
    switch type(of: variant) {
    case "v": child(variant, 0) { value(unwrapping: $0) }
    case "u": .number(g_variant_get_uint32(variant))
    case "b": .flag(g_variant_get_boolean(variant) != 0)
    case "s": .text(String(cString: g_variant_get_string(variant, nil)))
    case "(ddd)":
      .triple(
        child(variant, 0, g_variant_get_double), child(variant, 1, g_variant_get_double),
        child(variant, 2, g_variant_get_double))
    case let type: .other(type: type)
    }
  }

  /// Returns the type string of a variant.
  private static func type(of variant: OpaquePointer) -> String {
    String(cString: g_variant_get_type_string(variant))
  }

  /// Returns a child that must exist and be a string.
  private static func text(_ parent: OpaquePointer, _ index: Int) -> String {
    child(parent, index) { String(cString: g_variant_get_string($0, nil)) }
  }

  /// Calls `body` with a child that must exist.
  private static func child<Result>(
    _ parent: OpaquePointer, _ index: Int, _ body: (OpaquePointer) -> Result
  ) -> Result {
    guard let child = g_variant_get_child_value(parent, gsize(index)) else {
      preconditionFailure("containers have the children that their types name")
    }
    defer { g_variant_unref(child) }
    return body(child)
  }

  private static func forEachChild(of parent: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    for index in 0..<Int(g_variant_n_children(parent)) { child(parent, index, body) }
  }
}
