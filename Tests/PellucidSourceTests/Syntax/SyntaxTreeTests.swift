// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidSource

/// Tests of the reading of sources into trees and chains.
@Suite struct SyntaxTreeTests {
  private func tree(_ text: String) -> SourceTree { SourceTree(parsing: Array(text.utf8)) }

  /// Returns the call of a name, which stands once in a tree.
  private func call(_ name: String, in tree: SourceTree) throws -> NodeID {
    try #require(tree.all.first { tree.calledName(of: $0) == name })
  }

  /// Returns the chain that begins with the call of a name.
  private func chain(_ root: String, in tree: SourceTree) throws -> Chain {
    tree.chain(tree.top(ofChain: try call(root, in: tree)))
  }

  // MARK: Chains

  @Test("A chain has its modifiers from the inside out")
  func chains() throws {
    let tree = tree("let a = Text(\"a\").padding(4).background(.thinMaterial, in: .capsule).opacity(0.5)")
    let chain = try chain("Text", in: tree)
    #expect(chain.modifiers.map(\.name) == ["padding", "background", "opacity"])
    let background = chain.modifiers[1]
    #expect(background.first.map { tree.text(of: $0) } == ".thinMaterial")
    #expect(background.argument("in").map { tree.text(of: $0) } == ".capsule")
    #expect(tree.modifiers(after: try call("background", in: tree)).map(\.name) == ["opacity"])
  }

  @Test("Calls of types and of their initialisers have the names of the types")
  func types() throws {
    let tree = tree("let a = DatePicker.init(\"a\")\nlet b = SwiftUI.Text(\"b\").bold()")
    #expect(tree.calledName(of: try call("DatePicker", in: tree)) == "DatePicker")
    #expect(try chain("Text", in: tree).modifiers.map(\.name) == ["bold"])
  }

  @Test("A chain goes on in all clauses of a condition for systems")
  func continuations() throws {
    let tree = tree(
      """
      let a = Text("a")
        .bold()
        #if os(iOS)
        .padding(1)
        .italic()
        #else
        .padding(2)
        #endif
        .opacity(0.5)
      """)
    let chain = try chain("Text", in: tree)
    #expect(chain.modifiers.map(\.name) == ["bold", "padding", "italic", "padding", "opacity"])
    #expect(tree.systems(of: chain.modifiers[1].call).only == ["iOS"])
    #expect(tree.systems(of: chain.modifiers[3].call).without == ["iOS"])
    #expect(tree.systems(of: chain.modifiers[4].call).only.isEmpty)
  }

  @Test("A closure after the parentheses is an argument of the call, also with a label")
  func trailingClosures() throws {
    let tree = tree("let a = Button { go() } label: { Text(\"a\") }")
    let arguments = tree.arguments(of: try call("Button", in: tree))
    #expect(arguments.map(\.label) == [nil, "label"] && arguments.allSatisfy(\.isTrailing))
    let (holder, _) = tree.holder(of: try call("Text", in: tree))
    guard case .argument(_, let label) = holder else { return #expect(Bool(false), "no argument") }
    #expect(label == "label")
  }

  // MARK: Expressions

  @Test("Choices nest to the right, and an assignment takes a whole choice")
  func choices() throws {
    let tree = tree("x = a ? 1 : b ? 2 : 3")
    let choices = tree.all.filter { if case .choice = tree[$0].kind { true } else { false } }
    #expect(choices.map { tree.text(of: $0) } == ["b ? 2 : 3", "a ? 1 : b ? 2 : 3"])
    let isAssigned = tree.all.contains {
      if case .assignment(let target, let value) = tree[$0].kind {
        tree.text(of: target) == "x" && value == choices[1]
      } else {
        false
      }
    }
    #expect(isAssigned)
  }

  @Test("Numbers are read in every notation, with signs and operators")
  func numbers() {
    let reader = tree("let a = [0xFF, 0b101, 1_000, -0.5, 26 / 255, CGFloat(2) * 3]")
    let found = reader.all.compactMap { if case .number(let value) = reader[$0].kind { value } else { nil } }
    #expect(found.contains(255) && found.contains(5) && found.contains(1000) && found.contains(-0.5))
  }

  @Test("Comments and the contents of strings are no nodes")
  func commentsAndStrings() {
    let tree = tree("// Text(\"a\")\nlet a = \"Text(1)\"\n/* Text(2) */\nlet b = \"\\(Image(3))\"")
    #expect(!tree.all.contains { tree.calledName(of: $0) == "Text" })
    // An interpolation in a string is code.
    #expect(tree.all.contains { tree.calledName(of: $0) == "Image" })
  }

  // MARK: Declarations

  @Test("Properties, functions and types have their names, types and attributes")
  func declarations() throws {
    let tree = tree(
      """
      struct Plate: View, Sendable {
        @AppStorage("dark") private var isDark = false
        static let edge: Color = .black
        var body: some View { Text("a") }
        var observed = 1 { didSet { update() } }
        func tile(_ item: Item, in size: CGSize = .zero) -> some View { Text("b") }
      }
      """)
    var names: [String: SourceTree.Property] = [:]
    for id in tree.all { if case .property(let property) = tree[id].kind { names[property.name] = property } }
    #expect(names["isDark"]?.attributes == ["AppStorage"] && names["isDark"]?.modifiers == ["private"])
    #expect(names["edge"]?.type == "Color" && names["edge"]?.isConstant == true)
    #expect(names["body"]?.isComputed == true && names["observed"]?.isComputed == false)
    let type = try #require(tree.type(around: try call("Text", in: tree)))
    #expect(type.type.name == "Plate" && type.type.inherited == ["View", "Sendable"])
    let function = try #require(
      tree.all.compactMap {
        if case .function(let one) = tree[$0].kind, one.name == "tile" { one } else { nil }
      }.first)
    #expect(function.parameters.map(\.label) == [nil, "in"] && function.result == "some View")
  }

  // MARK: Places

  @Test("Lines and columns count from 1, in scalars, after CRLF and after a byte order mark")
  func places() throws {
    let windows = tree("let a = 1\r\nlet b = Text(\"a\")\r\n")
    #expect(windows.line(of: try call("Text", in: windows)) == 2)
    let marked = SourceTree(parsing: [0xEF, 0xBB, 0xBF] + Array("let b = Text(\"a\")".utf8))
    let text = try call("Text", in: marked)
    #expect(marked.line(of: text) == 1 && marked.text(of: text) == "Text(\"a\")")
    let korean = tree("let 글 = Text(\"가나\").bold()")
    let bold = try call("bold", in: korean)
    guard case .call(let callee, _) = korean[bold].kind else { return }
    #expect(korean.lines.column(of: korean[callee].range.lowerBound) == 9)
  }
}
