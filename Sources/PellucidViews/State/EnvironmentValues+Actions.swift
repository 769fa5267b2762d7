// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The action that closes the presentation of a view. Nothing is closed in a picture.
public struct DismissAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// The presentation of a view, under its older name.
public struct PresentationMode: Sendable {
  public private(set) var isPresented = false
  public mutating func dismiss() { isPresented = false }
}

/// The action that opens an address.
public struct OpenURLAction: Sendable {
  /// The answer of a handler.
  public struct Result: Sendable {
    fileprivate let isHandled: Bool
    public static let handled = Self(isHandled: true), discarded = Self(isHandled: true)
    public static let systemAction = Self(isHandled: false)
    public static func systemAction(_ url: URL) -> Self { systemAction }
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Self { systemAction }
  }

  private let handler: @Sendable @MainActor (URL) -> Result

  init() { handler = { _ in .systemAction } }

  @preconcurrency
  public init(handler: @escaping @Sendable @MainActor (URL) -> Result) { self.handler = handler }

  /// Asks the handler. An address that it leaves to the system is not opened.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler(url) }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

/// The action that opens a window. A picture has the windows that it has.
public struct OpenWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// The action that closes a window. A picture has the windows that it has.
public struct DismissWindowAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(value: D) {}
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  @MainActor @preconcurrency public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// The action that opens the settings of a program. Nothing is opened in a picture.
public struct OpenSettingsAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// The action that renews what a view shows.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void
  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }
  public func callAsFunction() async { await action() }
}

/// The action that renames something.
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

/// The editing of rows.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
  private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  public var dismiss: DismissAction { DismissAction() }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }

  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The editing of rows; nil where rows are not edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
