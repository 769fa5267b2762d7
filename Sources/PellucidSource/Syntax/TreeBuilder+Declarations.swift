// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension TreeBuilder {
  mutating func declaration(_ declaration: DeclSyntax) -> NodeID {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable): return properties(variable)
    case .functionDecl(let function):
      return self.function(
        function.name.text, function.signature, function.attributes, function.modifiers, function.body,
        declaration)
    case .initializerDecl(let function):
      return self.function(
        "init", function.signature, function.attributes, function.modifiers, function.body, declaration)
    case .deinitializerDecl(let function):
      return add(.other(function.body.map { [block($0.statements, $0)] } ?? []), declaration)
    case .subscriptDecl(let function):
      return add(
        .other(function.accessorBlock.flatMap { accessors($0).block }.map { [$0] } ?? []), declaration)
    case .structDecl(let type): return self.type(.struct, type.name.text, type, type.inheritanceClause)
    case .classDecl(let type): return self.type(.class, type.name.text, type, type.inheritanceClause)
    case .actorDecl(let type): return self.type(.actor, type.name.text, type, type.inheritanceClause)
    case .enumDecl(let type): return self.type(.enum, type.name.text, type, type.inheritanceClause)
    case .protocolDecl(let type): return self.type(.protocol, type.name.text, type, type.inheritanceClause)
    case .extensionDecl(let type):
      return self.type(.extension, type.extendedType.trimmedDescription, type, type.inheritanceClause)
    case .ifConfigDecl(let conditional): return clauses(conditional)
    case .macroExpansionDecl(let macro): return self.macro(macro)
    case .enumCaseDecl(let list):
      return add(
        .other(list.elements.compactMap { $0.rawValue }.map { expression($0.value) }), declaration)
    default: return add(.other([]), declaration)
    }
  }

  private func names(_ attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { element in
      if case .attribute(let attribute) = element { attribute.attributeName.trimmedDescription } else { nil }
    }
  }

  /// Returns the argument of the attribute `Environment`.
  private func environment(_ attributes: AttributeListSyntax) -> String? {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "Environment" {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }

  private mutating func properties(_ variable: VariableDeclSyntax) -> NodeID {
    let attributes = names(variable.attributes), modifiers = variable.modifiers.map { $0.trimmedDescription }
    let environment = environment(variable.attributes)
    let parts = variable.bindings.map { binding -> NodeID in
      let accessors = binding.accessorBlock.map { self.accessors($0) }
      let property = SourceTree.Property(
        name: binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
          ?? binding.pattern.trimmedDescription,
        type: binding.typeAnnotation?.type.trimmedDescription, attributes: attributes,
        environment: environment, modifiers: modifiers,
        isConstant: variable.bindingSpecifier.text == "let",
        value: binding.initializer.map { expression($0.value) },
        accessors: accessors?.block, isComputed: accessors?.isComputed ?? false)
      return add(.property(property), binding)
    }
    return parts.count == 1 ? parts[0] : add(.other(parts), variable)
  }

  /// Returns a Boolean value indicating whether an accessor follows the changes of a stored property.
  private func isObserver(_ accessor: AccessorDeclSyntax) -> Bool {
    ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
  }

  /// Returns the code of a getter, or of observers.
  private mutating func accessors(_ block: AccessorBlockSyntax) -> (block: NodeID?, isComputed: Bool) {
    switch block.accessors {
    case .getter(let items): return (self.block(items, block), true)
    case .accessors(let list):
      let bodies = list.compactMap { accessor in
        accessor.body.map { body -> NodeID in
          let code = self.block(body.statements, body)
          let function = SourceTree.Function(
            name: accessor.accessorSpecifier.text, parameters: [], result: nil, attributes: [], modifiers: [],
            body: code)
          return add(.function(function), accessor)
        }
      }
      return (add(.block(bodies), block), !list.contains { isObserver($0) })
    @unknown default: return (nil, false)
    }
  }

  private mutating func function(
    _ name: String, _ signature: FunctionSignatureSyntax, _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax, _ body: CodeBlockSyntax?, _ node: DeclSyntax
  ) -> NodeID {
    let parameters = signature.parameterClause.parameters.map { parameter in
      SourceTree.Function.Parameter(
        label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
        name: (parameter.secondName ?? parameter.firstName).text, type: parameter.type.trimmedDescription,
        value: parameter.defaultValue.map { expression($0.value) })
    }
    let function = SourceTree.Function(
      name: name, parameters: parameters, result: signature.returnClause?.type.trimmedDescription,
      attributes: names(attributes), modifiers: modifiers.map { $0.trimmedDescription },
      body: body.map { block($0.statements, $0) })
    return add(.function(function), node)
  }

  private mutating func type(
    _ keyword: SourceTree.TypeDeclaration.Keyword, _ name: String, _ node: some DeclGroupSyntax,
    _ inheritance: InheritanceClauseSyntax?
  ) -> NodeID {
    let members = members(node.memberBlock.members, node.memberBlock)
    let inherited = inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    return add(
      .type(
        .init(
          keyword: keyword, name: name, inherited: inherited, attributes: names(node.attributes),
          members: members)),
      node)
  }

  private mutating func members(_ list: MemberBlockItemListSyntax, _ node: some SyntaxProtocol) -> NodeID {
    let parts = list.map { declaration($0.decl) }
    return add(.block(parts), node)
  }

  private mutating func clauses(_ conditional: IfConfigDeclSyntax) -> NodeID {
    let clauses = conditional.clauses.map { clause -> SourceTree.Clause in
      let body: NodeID =
        switch clause.elements {
        case .statements(let items): block(items, clause)
        case .decls(let list): members(list, clause)
        default: add(.block([]), clause)
        }
      return .init(condition: clause.condition?.trimmedDescription ?? "", body: body)
    }
    return add(.clauses(clauses), conditional)
  }
}
