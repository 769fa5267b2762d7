// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A setting that a view reads and writes by its name.
///
/// - Note: Settings begin with their defaults and are kept in memory, because a picture depends on no file.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
  private let key: String
  private let initial: Value
  private var store: SettingStore?

  /// - Parameter room: The room of names that the key is in: settings of scenes are others than those of the app.
  fileprivate init(name key: String, _ initial: Value, in room: String = "app.") {
    (self.key, self.initial) = (room + key, initial)
  }

  public var wrappedValue: Value {
    get { store?.read(key, initial) ?? initial }
    nonmutating set { store?.set(key, newValue, nil) }
  }

  public var projectedValue: Binding<Value> {
    Binding {
      wrappedValue
    } set: { value, transaction in
      store?.set(key, value, transaction)
    }
  }

  mutating func link(to scope: ViewScope, _ place: Int) {
    store = scope.graph.settings
    _ = store?.value(key, initial, for: scope)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

/// A setting of a scene.
///
/// - Note: Settings begin with their defaults and are kept in memory, because a picture depends on no file.
@propertyWrapper
public struct SceneStorage<Value>: LinkedProperty {
  private var setting: AppStorage<Value>

  fileprivate init(name key: String, _ initial: Value) {
    setting = AppStorage(name: key, initial, in: "scene.")
  }

  public var wrappedValue: Value {
    get { setting.wrappedValue }
    nonmutating set { setting.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { setting.projectedValue }

  mutating func link(to scope: ViewScope, _ place: Int) { setting.link(to: scope, place) }
}

extension SceneStorage: Sendable where Value: Sendable {}

/// A type of settings.
public protocol StoredSetting {}

extension Bool: StoredSetting {}
extension Int: StoredSetting {}
extension Double: StoredSetting {}
extension String: StoredSetting {}
extension URL: StoredSetting {}
extension Data: StoredSetting {}
extension Date: StoredSetting {}

// The store's own settings are not read, and so a value always begins as its default.
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StoredSetting {
    self.init(name: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(name: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(name: key, wrappedValue)
  }
  public init<Wrapped: StoredSetting>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(name: key, nil)
  }
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int {
    self.init(name: key, nil)
  }
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String {
    self.init(name: key, nil)
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value: StoredSetting {
    self.init(name: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(name: key, wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(name: key, wrappedValue)
  }
  public init<Wrapped: StoredSetting>(_ key: String) where Value == Wrapped? { self.init(name: key, nil) }
  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == Int { self.init(name: key, nil) }
  public init<Wrapped>(_ key: String)
  where Value == Wrapped?, Wrapped: RawRepresentable, Wrapped.RawValue == String { self.init(name: key, nil) }
}

extension View {
  /// Sets the store of the settings of the views.
  ///
  /// - Note: Settings are kept in memory, whatever their store.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
