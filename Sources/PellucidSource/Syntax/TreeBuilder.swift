// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension SourceTree {
  /// Reads the syntax of a source. A source with errors gives what can be read of it, and one that nests
  /// deeper than people write what stands before.
  package init(parsing source: [UInt8]) {
    self.init(of: ParsedSource(source))
  }

  /// Creates the tree of a source that was parsed.
  init(of parsed: ParsedSource) {
    let (file, source) = (parsed.file, parsed.bytes)
    var builder = TreeBuilder(SourceTree(source: source))
    let root = builder.block(file.statements.map(\.item), file)
    builder.tree.finish(root)
    self = builder.tree
    if parsed.readable < source.count { cut = parsed.readable }
    if String(decoding: source, as: UTF8.self).contains(Suppressions.mark) { marks = Self.marks(of: file) }
  }

  /// Returns the comments of a file that hold words for this program.
  private static func marks(of file: SourceFileSyntax) -> [(offset: Int, text: String)] {
    var found: [(offset: Int, text: String)] = []
    func add(_ trivia: Trivia, at start: Int) {
      var offset = start
      for piece in trivia {
        if case .lineComment(let text) = piece, text.contains(Suppressions.mark) {
          found.append((offset, text))
        }
        if case .blockComment(let text) = piece, text.contains(Suppressions.mark) {
          found.append((offset, text))
        }
        offset += piece.sourceLength.utf8Length
      }
    }
    for token in file.tokens(viewMode: .sourceAccurate) {
      add(token.leadingTrivia, at: token.position.utf8Offset)
      add(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return found
  }
}

/// Reduces the syntax of a file to a source tree.
///
/// Deeply nested syntax is cut off below a depth, because the builder calls itself for each level.
struct TreeBuilder {
  var tree: SourceTree
  private var depth = 0

  /// Chosen: many times that of what people write, and safe on the stack of a thread.
  private static let greatestDepth = 250

  init(_ tree: SourceTree) { self.tree = tree }

  private func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  mutating func add(_ kind: SourceTree.Kind, _ node: some SyntaxProtocol) -> NodeID {
    tree.add(kind, range(node))
  }

  // MARK: Statements

  mutating func block(_ items: [CodeBlockItemSyntax.Item], _ node: some SyntaxProtocol) -> NodeID {
    let parts = items.map { item in
      switch item {
      case .decl(let declaration): self.declaration(declaration)
      case .stmt(let statement): self.statement(statement)
      case .expr(let expression): self.expression(expression)
      @unknown default: tree.add(.other([]), 0..<0)
      }
    }
    return add(.block(parts), node)
  }

  mutating func block(_ list: CodeBlockItemListSyntax, _ node: some SyntaxProtocol) -> NodeID {
    block(list.map(\.item), node)
  }

  private mutating func statement(_ statement: StmtSyntax) -> NodeID {
    guard enter() else { return add(.other([]), statement) }
    defer { depth -= 1 }
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let result): return add(.result(result.expression.map { expression($0) }), statement)
    case .expressionStmt(let inner): return expression(inner.expression)
    case .guardStmt(let inner):
      let conditions = conditions(inner.conditions), body = block(inner.body.statements, inner.body)
      return add(
        .branch(conditions: conditions, then: add(.block([]), inner.conditions), otherwise: body), statement)
    case .forStmt(let inner):
      return add(.other([expression(inner.sequence), block(inner.body.statements, inner.body)]), statement)
    case .whileStmt(let inner):
      return add(.other(conditions(inner.conditions) + [block(inner.body.statements, inner.body)]), statement)
    case .repeatStmt(let inner): return add(.other([block(inner.body.statements, inner.body)]), statement)
    case .doStmt(let inner):
      let parts =
        [block(inner.body.statements, inner.body)]
        + inner.catchClauses.map { block($0.body.statements, $0.body) }
      return add(.other(parts), statement)
    case .deferStmt(let inner): return add(.other([block(inner.body.statements, inner.body)]), statement)
    default: return add(.other([]), statement)
    }
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [NodeID] {
    list.map { element in
      switch element.condition {
      case .expression(let value): expression(value)
      case .optionalBinding(let binding):
        // `if let x` is the name alone.
        add(.other(binding.initializer.map { [expression($0.value)] } ?? []), element)
      case .matchingPattern(let pattern): add(.other([expression(pattern.initializer.value)]), element)
      case .availability: add(.other([]), element)
      @unknown default: add(.other([]), element)
      }
    }
  }

  private mutating func enter() -> Bool {
    guard depth < Self.greatestDepth else { return false }
    depth += 1
    return true
  }

  // MARK: Expressions

  mutating func expression(_ node: some ExprSyntaxProtocol) -> NodeID {
    guard enter() else { return add(.other([]), node) }
    defer { depth -= 1 }
    switch ExprSyntax(node).as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): return self.call(call)
    case .memberAccessExpr(let member):
      let base = member.base.map { expression($0) }
      return add(.member(base: base, name: member.declName.baseName.text), node)
    case .declReferenceExpr(let reference): return add(.name(reference.baseName.text), node)
    case .stringLiteralExpr(let text): return string(text)
    case .integerLiteralExpr(let number): return self.number(number.literal.text, node)
    case .floatLiteralExpr(let number): return self.number(number.literal.text, node)
    case .prefixOperatorExpr(let prefix):
      let inner = expression(prefix.expression)
      if prefix.operator.text == "-", case .number(let value) = tree[inner].kind {
        return add(.number(-value), node)
      }
      return add(.other([inner]), node)
    case .sequenceExpr(let sequence): return self.sequence(Array(sequence.elements), node)
    case .ternaryExpr(let choice):
      let condition = expression(choice.condition)
      let first = expression(choice.thenExpression), second = expression(choice.elseExpression)
      return add(.choice(condition: condition, first: first, second: second), node)
    case .arrayExpr(let array): return add(.list(array.elements.map { expression($0.expression) }), node)
    case .tupleExpr(let tuple):
      let parts = tuple.elements.map { expression($0.expression) }
      return parts.count == 1 ? parts[0] : add(.list(parts), node)
    case .dictionaryExpr(let dictionary): return self.dictionary(dictionary)
    case .closureExpr(let closure): return self.closure(closure)
    case .ifExpr(let branch): return self.branch(branch)
    case .switchExpr(let choice): return self.cases(choice)
    case .optionalChainingExpr(let inner): return expression(inner.expression)
    case .forceUnwrapExpr(let inner): return expression(inner.expression)
    case .tryExpr(let inner): return expression(inner.expression)
    case .awaitExpr(let inner): return expression(inner.expression)
    case .inOutExpr(let inner): return expression(inner.expression)
    case .postfixOperatorExpr(let inner): return add(.other([expression(inner.expression)]), node)
    case .postfixIfConfigExpr(let chain): return continuations(chain)
    case .macroExpansionExpr(let macro): return self.macro(macro)
    case .subscriptCallExpr(let inner):
      return add(
        .other([expression(inner.calledExpression)] + inner.arguments.map { expression($0.expression) }), node
      )
    case .keyPathExpr: return add(.name(node.trimmedDescription), node)
    case .genericSpecializationExpr(let inner): return expression(inner.expression)
    case .superExpr: return add(.name("super"), node)
    case .booleanLiteralExpr(let value): return add(.name(value.literal.text), node)
    case .nilLiteralExpr: return add(.name("nil"), node)
    default: return add(.other([]), node)
    }
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> NodeID {
    let callee = expression(call.calledExpression)
    return add(
      .call(
        callee: callee,
        arguments: arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)),
      call)
  }

  mutating func macro(_ macro: some FreestandingMacroExpansionSyntax) -> NodeID {
    let arguments = arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
    return add(.macro(name: macro.macroName.text, arguments: arguments), macro)
  }

  private mutating func arguments(
    _ list: LabeledExprListSyntax, _ closure: ClosureExprSyntax?,
    _ further: MultipleTrailingClosureElementListSyntax
  ) -> [SourceTree.Argument] {
    var arguments = list.map { SourceTree.Argument(label: $0.label?.text, value: expression($0.expression)) }
    if let closure { arguments.append(.init(label: nil, value: expression(closure), isTrailing: true)) }
    for element in further {
      arguments.append(.init(label: element.label.text, value: expression(element.closure), isTrailing: true))
    }
    return arguments
  }

  private mutating func closure(_ closure: ClosureExprSyntax) -> NodeID {
    let names: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      default: ["$0"]
      }
    return add(.closure(parameters: names, block: block(closure.statements, closure)), closure)
  }

  private mutating func string(_ text: StringLiteralExprSyntax) -> NodeID {
    var plain = "", parts: [NodeID] = []
    for segment in text.segments {
      switch segment {
      case .stringSegment(let piece): plain += piece.content.text
      case .expressionSegment(let inner): parts += inner.expressions.map { expression($0.expression) }
      @unknown default: break
      }
    }
    return parts.isEmpty ? add(.text(plain), text) : add(.other(parts + [add(.text(nil), text)]), text)
  }

  private mutating func number(_ text: String, _ node: some SyntaxProtocol) -> NodeID {
    let digits = text.filter { $0 != "_" }
    let value: Double? =
      if digits.hasPrefix("0x") {
        UInt64(digits.dropFirst(2), radix: 16).map { Double($0) }
      } else if digits.hasPrefix("0b") { UInt64(digits.dropFirst(2), radix: 2).map { Double($0) } } else {
        Double(digits)
      }
    return value.map { add(.number($0), node) } ?? add(.other([]), node)
  }

  private mutating func dictionary(_ dictionary: DictionaryExprSyntax) -> NodeID {
    guard case .elements(let elements) = dictionary.content else { return add(.pairs([]), dictionary) }
    return add(
      .pairs(elements.map { .init(key: expression($0.key), value: expression($0.value)) }), dictionary)
  }

  /// Reads operands and operators that are not grouped yet. Assignments bind least, then choices, and what is
  /// left keeps its order.
  private mutating func sequence(_ elements: [ExprSyntax], _ node: some SyntaxProtocol) -> NodeID {
    if let index = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }), index > 0,
      index + 1 < elements.count
    {
      let target = operands(Array(elements[..<index])), value = operands(Array(elements[(index + 1)...]))
      return add(.assignment(target: target, value: value), node)
    }
    return operands(elements)
  }

  private mutating func operands(_ elements: [ExprSyntax]) -> NodeID {
    guard enter() else { return tree.add(.other([]), 0..<0) }
    defer { depth -= 1 }
    guard let first = elements.first, let last = elements.last else { return tree.add(.other([]), 0..<0) }
    let whole = range(first).lowerBound..<max(range(last).upperBound, range(first).lowerBound)
    if let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[index].as(UnresolvedTernaryExprSyntax.self), index > 0, index + 1 < elements.count
    {
      let condition = operands(Array(elements[..<index])), then = expression(choice.thenExpression)
      let other = operands(Array(elements[(index + 1)...]))
      return tree.add(.choice(condition: condition, first: then, second: other), whole)
    }
    guard elements.count > 1 else { return expression(first) }
    var parts: [NodeID] = [], operators: [String] = []
    for element in elements {
      if let sign = element.as(BinaryOperatorExprSyntax.self) {
        operators.append(sign.operator.text)
      } else if element.is(UnresolvedAsExprSyntax.self) {
        operators.append("as")
      } else if element.is(UnresolvedIsExprSyntax.self) {
        operators.append("is")
      } else if !element.is(TypeExprSyntax.self) {
        parts.append(expression(element))
      }
    }
    if parts.count == 1, operators == ["as"] { return parts[0] }
    return tree.add(.operation(parts, operators: operators), whole)
  }

  private mutating func branch(_ branch: IfExprSyntax) -> NodeID {
    let conditions = conditions(branch.conditions), then = block(branch.body.statements, branch.body)
    let otherwise: NodeID? =
      switch branch.elseBody {
      case .ifExpr(let next): expression(next)
      case .codeBlock(let body): block(body.statements, body)
      default: nil
      }
    return add(.branch(conditions: conditions, then: then, otherwise: otherwise), branch)
  }

  private mutating func cases(_ choice: SwitchExprSyntax) -> NodeID {
    let subject = expression(choice.subject)
    var cases: [SourceTree.Case] = []
    func add(_ element: SwitchCaseListSyntax.Element, _ builder: inout TreeBuilder) {
      switch element {
      case .switchCase(let one):
        let patterns: [String] =
          if case .case(let label) = one.label { label.caseItems.map { $0.pattern.trimmedDescription } } else
          { [] }
        cases.append(.init(patterns: patterns, block: builder.block(one.statements, one)))
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses {
          if case .switchCases(let list) = clause.elements { for one in list { add(one, &builder) } }
        }
      @unknown default: break
      }
    }
    for element in choice.cases { add(element, &self) }
    return self.add(.cases(subject: subject, cases), choice)
  }

  /// Reads a chain that goes on in clauses. The beginning of each clause has no base of its own.
  private mutating func continuations(_ chain: PostfixIfConfigExprSyntax) -> NodeID {
    let base = chain.base.map { expression($0) } ?? add(.other([]), chain)
    let clauses = chain.config.clauses.map { clause -> SourceTree.Clause in
      let body: NodeID =
        if case .postfixExpression(let inner) = clause.elements { expression(inner) } else {
          add(.block([]), clause)
        }
      return .init(condition: clause.condition?.trimmedDescription ?? "", body: body)
    }
    return add(.continuations(base: base, clauses), chain)
  }
}
