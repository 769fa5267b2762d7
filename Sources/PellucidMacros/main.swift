// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros of views, by the names of their types, for the compiler that runs this program.
struct ViewMacros: PluginProvider {
  private static var types: [String: any Macro.Type] {
    [
      "PreviewMacro": PreviewMacro.self, "PreviewableMacro": PreviewableMacro.self,
      "EntryMacro": EntryMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let type = Self.types[typeName] else {
      throw MacroProblem("\(typeName) is no macro of Pellucid. Use the plug-in that came with the views.")
    }
    return type
  }

  func loadPluginLibrary(libraryPath: String, moduleName: String) throws {
    throw MacroProblem("\(libraryPath) is not loaded: this plug-in has its macros in itself.")
  }
}

/// A sentence that the compiler shows at a use of a macro.
struct MacroProblem: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(
  connection: connection, messageHandler: PluginProviderMessageHandler(provider: ViewMacros())
).main()
