// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidSource
import Testing

/// Tests of sources that are unfinished, empty, no text, or made to exhaust the program. None of them traps,
/// and each takes a bounded time: the limit is many times what a slow machine needs, and searches without an
/// end take hours.
@Suite(.timeLimit(.minutes(10))) struct HostileSourceTests {
  /// Returns the number of findings about a source.
  private func findings(_ source: [UInt8]) -> Int {
    var facts = ProjectFacts()
    facts.add(source, path: "App/Screen.swift")
    return SourceAudit(facts).findings(in: source, path: "App/Screen.swift").count
  }

  private func findings(_ text: String) -> Int { findings(Array(text.utf8)) }

  /// A comment with a word of a rule; a source without any is not parsed.
  private static let word = "// color\n"

  private func view(_ body: String) -> String {
    "struct Example: View {\nvar body: some View {\n\(body)\n}\n}"
  }

  private func repeated(_ text: String, _ count: Int = 100_000) -> String {
    String(repeating: text, count: count)
  }

  @Test("Empty sources, comments, byte order marks and bytes that are no text have no findings")
  func nothing() {
    #expect(findings("") == 0 && findings("\n\n") == 0 && findings("// a\n/* b") == 0)
    #expect(
      findings([0xEF, 0xBB, 0xBF]) == 0 && findings([0xFF, 0xFE, 0x00, 0x80]) == 0 && findings([0]) == 0)
  }

  @Test("Bytes that are no text leave the findings around them")
  func bytes() {
    let source =
      Array(view("List { Text(\"").utf8) + [0xFF, 0xC0] + Array("\").foregroundColor(.black) }\n}\n}".utf8)
    #expect(findings(source) >= 0)
    #expect(
      findings(
        Array(view("List { Text(\"a\").foregroundColor(.black) }").utf8.map { $0 == 0x0A ? 0x0D : $0 })) == 1)
  }

  @Test("Unfinished code gives what can be read of it")
  func unfinished() {
    #expect(
      findings("struct A: View { var body: some View { List { Text(\"a\").foregroundColor(.black)") == 1)
    #expect(findings(view("List { Text(\"a\").foregroundColor(.black).")) >= 0)
    #expect(findings("}}}}))) func var let . , ?? ? : #if #else #endif @") == 0)
    #expect(findings(view("#if os(iOS)\nList { Text(\"a\").foregroundColor(.black) }")) >= 0)
  }

  @Test(
    "Deep nesting ends the reading and not the program",
    arguments: [
      ("let a = ", "(", ")"), ("let a = ", "{ ", "}"), ("let a = ", "[", "]"), ("", "struct A { ", "}"),
      ("", "func a() { ", "}"),
      ("", "if a { ", "}"), ("", "if a {} else ", ""), ("let a = ", "!", "b"), ("let a = ", "a ? b : ", "c"),
      ("let a = ", "VStack { ", "}"),
      ("let a = ", "f(", ")"), ("", "#if A\n", "\n#endif\n"), ("let a = ", "\"\\(", ")\""),
      ("let a = b", ".c()", ""), ("let a = b", ".c", ""),
      ("let a = b", " + c", ""), ("let a = b", " ?? c", ""), ("let a = b", "[0]", ""), ("let a = b", "!", ""),
      ("let a = ", "try ", "b"),
      ("", "switch a { case b: ", "}"), ("", "a = ", "b"), ("let a: ", "[", "]"), ("", "extension A.", ""),
      ("", "@A ", "var a = 1"),
    ])
  func deep(before: String, opening: String, closing: String) {
    #expect(findings(Self.word + before + repeated(opening) + "x" + repeated(closing)) >= 0)
    #expect(findings(Self.word + before + repeated(opening)) >= 0)
  }

  @Test("A source that nests too deeply gives what stands before")
  func beforeTheDepth() {
    let first = view("List { Text(\"a\").foregroundColor(.black) }")
    #expect(findings(first + "\nlet a = " + repeated("[")) == 1)
    // Brackets in strings and in comments nest nothing.
    #expect(findings("let a = \"" + repeated("(") + "\"\n/* " + repeated("[") + " */\n" + first) == 1)
    #expect(findings("let a = #\"\"\"\n" + repeated("{\"\n") + "\"\"\"#\n" + first) == 1)
  }

  @Test("A source that is not judged to its end says so with the line")
  func cut() {
    func error(_ source: String) -> ProjectFileError? {
      SourceAudit().outcome(of: Array(source.utf8), path: "A.swift").error
    }
    let deep = "let a = 1\nlet b = " + repeated("[")
    #expect(error(Self.word + deep) == .nested(line: 3))
    #expect(error(Self.word + "let a = [[1]]") == nil)
    // Where no rule finds anything, there is nothing to tell.
    #expect(error(deep) == nil)
  }

  @Test("Names that lead to themselves end")
  func circles() {
    #expect(
      findings(view("environment = environment\nlet color = color\nText(\"a\").foregroundStyle(color)")) >= 0)
    #expect(
      findings(
        """
        struct A: View {
          var tone = tone
          var one: Color { two }
          var two: Color { one }
          var left: some View { ZStack { right; right } }
          var right: some View { ZStack { left; left } }
          var body: some View {
            var environment = environment
            environment.blur(radius: 2)
            List { left; Text("a").foregroundColor(one).glassEffect() }.background(left)
            A().foregroundColor(.white)
          }
        }
        struct B: View { var body: some View { C { Text("a").foregroundColor(.white) } } }
        struct C: View { var body: some View { B(); C { content } } }
        extension View { func own() -> some View { own().own().glassEffect() } }
        """) >= 0)
  }

  @Test("Names that lead to many others end")
  func fans() {
    let levels = (0..<12).map { level in
      "var v\(level): some View { ZStack { \(String(repeating: "v\(level + 1); ", count: 10)) } }\n"
        + "var c\(level): Color { \(String(repeating: "a ? c\(level + 1) : ", count: 10)) c\(level + 1) }\n"
    }
    #expect(
      findings(
        """
        struct A: View {
        \(levels.joined())
          var body: some View {
            Text("a").foregroundStyle(c0).background(v0).glassEffect()
            ZStack { v0; Text("b").foregroundColor(.white) }
            v0.foregroundStyle(.white)
          }
        }
        """) >= 0)
  }

  @Test("Long files take a time that grows with their length")
  func long() {
    let row =
      "Text(\"a\").foregroundColor(.black).padding().background(Color.white.opacity(0.4)).glassEffect()\n"
    #expect(findings(view("List {\n" + repeated(row, 2_000) + "}")) > 0)
    let layer = "layer.borderColor = UIColor.label.cgColor\n"
    #expect(
      findings(
        "final class A: UIView {\nfunc setUp() {\n" + repeated(layer, 3_000) + "}\nfunc draw() { a() }\n}")
        > 0)
    #expect(findings(repeated("let a\u{301} = b\n", 20_000)) == 0)
    #expect(findings(repeated("func title() { title() }\n", 3_000)) == 0)
  }
}
