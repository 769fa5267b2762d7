// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `@Entry` into a key of the values around, and the accessors that use it.
enum EntryMacro: AccessorMacro, PeerMacro {
  /// The protocols of keys, by the type that is extended.
  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration)
    return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let entry = try Entry(declaration)
    let extended = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }.first?
      .extendedType
    guard let name = extended?.trimmedDescription.split(separator: ".").last,
      let kind = protocols[String(name)]
    else {
      throw MacroProblem(
        "@Entry stands outside of an extension of \(protocols.keys.sorted().joined(separator: ", ")). Move the property into one."
      )
    }
    guard kind != "FocusedValueKey" else { return [try entry.focused()] }
    return [
      """
      private enum \(entry.key): \(raw: kind) {
        \(try entry.defaultValue())
      }
      """
    ]
  }

  /// A property that becomes an entry.
  private struct Entry {
    let name: String
    let type: TypeSyntax?
    let value: ExprSyntax?

    var key: TokenSyntax { "__Key_\(raw: name)" }

    init(_ declaration: some DeclSyntaxProtocol) throws {
      guard let property = declaration.as(VariableDeclSyntax.self), property.bindingSpecifier.text == "var",
        let binding = property.bindings.first, property.bindings.count == 1,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else {
        throw MacroProblem("@Entry stands before no single var. Write each property with one of its own.")
      }
      self.name = name
      type = binding.typeAnnotation?.type.trimmed
      value = binding.initializer?.value.trimmed
    }

    /// Returns the default value of the key, which is nil where none is written and the type is optional.
    func defaultValue() throws -> DeclSyntax {
      switch (type, value) {
      case (let type?, let value?): return "static var defaultValue: \(type) { \(value) }"
      case (nil, let value?): return "static let defaultValue = \(value)"
      case (let type?, nil) where type.is(OptionalTypeSyntax.self):
        return "static var defaultValue: \(type) { nil }"
      default: throw MacroProblem("The entry \(name) has no default value. Write one: var \(name): Int = 0.")
      }
    }

    /// Returns the key of a value of the focus, which is always optional and has no default value.
    func focused() throws -> DeclSyntax {
      guard let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType else {
        throw MacroProblem("The entry \(name) is not optional. Write a question mark after its type.")
      }
      return "private enum \(key): FocusedValueKey { typealias Value = \(wrapped) }"
    }
  }
}
