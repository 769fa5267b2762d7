// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Expands `#Preview` into a function that makes the preview, and a record of it in a section of the program, where the previews of all
/// files are found.
enum PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = closure(of: node) else {
      throw MacroProblem("#Preview has no views. Write them in braces: #Preview { Text(\"Hello\") }.")
    }
    guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
      throw MacroProblem("#Preview stands at no place of a file.")
    }
    let arguments = node.arguments.filter { $0.label?.text != "body" }
    let name = arguments.first { $0.label == nil && $0 == arguments.first }?.expression ?? "nil"
    // The first trait has a label, and the others follow it.
    let traits = arguments.drop { $0.label?.text != "traits" }.map { $0.expression.trimmedDescription }
    let previewed = previewed(closure)
    let body: ExprSyntax = previewed == nil ? ExprSyntax(closure.trimmed) : "{ Previewed() }"
    return [
      """
      @MainActor private enum \(context.makeUniqueName("Preview")) {
        \(raw: previewed?.description ?? "")
        static func preview() -> _Preview {
          _Preview(
            \(name), traits: [\(raw: traits.joined(separator: ", "))], file: \(place.file), line: \(place.line), content: \(body))
        }

        @section("pellucid_previews") @used
        nonisolated static let record: _PreviewRecord = { place in
          _Preview.write({ preview() }, to: place)
        }
      }
      """
    ]
  }

  private static func closure(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure
      ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
  }

  /// Returns the view whose properties are those that are marked with `@Previewable`; nil where none is.
  private static func previewed(_ closure: ClosureExprSyntax) -> DeclSyntax? {
    let properties = closure.statements.compactMap { previewable($0) }
    guard !properties.isEmpty else { return nil }
    let views = closure.statements.filter { previewable($0) == nil }
    return """
      struct Previewed: View {
        \(raw: properties.map { $0.trimmedDescription }.joined(separator: "\n"))
        var body: some View { \(raw: views.description) }
      }
      """
  }

  /// Returns the property of a statement without its mark; nil where it has none.
  private static func previewable(_ item: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard var property = item.item.as(VariableDeclSyntax.self) else { return nil }
    let others = property.attributes.filter { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
    }
    guard others.count < property.attributes.count else { return nil }
    property.attributes = others
    return property
  }
}

/// Marks a property in the body of `#Preview`, which makes it a property of a view.
enum PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
