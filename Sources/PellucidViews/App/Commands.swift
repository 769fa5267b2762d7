// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The commands of a program's menu bar and keyboard, which have no part in the picture of a view.

/// Commands of a program.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of the system, without a body.
@MainActor @preconcurrency
public protocol SystemCommands: Commands where Body == Never {}

extension SystemCommands {
  public var body: Never { fatalError("The body of commands of the system is not asked for.") }
}

/// Makes commands of the commands that are written in a closure.
@resultBuilder
public enum CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  @MainActor public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands { EmptyCommands() }
  @MainActor public static func buildOptional(_ commands: (any Commands)?) -> some Commands {
    EmptyCommands()
  }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// No commands.
public struct EmptyCommands: SystemCommands { nonisolated public init() {} }

/// A menu of a program.
public struct CommandMenu<Content: View>: SystemCommands {
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Commands beside those of the system, or in place of them.
public struct CommandGroup<Content: View>: SystemCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place among the commands of the system.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = Self(), appSettings = Self()
  public static let systemServices = Self(), appVisibility = Self()
  public static let appTermination = Self(), newItem = Self()
  public static let saveItem = Self(), importExport = Self()
  public static let printItem = Self(), undoRedo = Self()
  public static let pasteboard = Self(), textEditing = Self()
  public static let textFormatting = Self(), toolbar = Self()
  public static let sidebar = Self(), windowSize = Self()
  public static let windowList = Self(), singleWindowList = Self()
  public static let windowArrangement = Self(), help = Self()
}

public struct SidebarCommands: SystemCommands { nonisolated public init() {} }
public struct TextEditingCommands: SystemCommands { nonisolated public init() {} }
public struct TextFormattingCommands: SystemCommands { nonisolated public init() {} }
public struct ToolbarCommands: SystemCommands { nonisolated public init() {} }
public struct InspectorCommands: SystemCommands { nonisolated public init() {} }
public struct ImportFromDevicesCommands: SystemCommands { nonisolated public init() {} }

extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
}
