// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of `pellucid previews`, which compiles sources as people write them.
@Suite struct PreviewTests {
  private static let welcome = #"""
    import SwiftUI

    extension EnvironmentValues {
      @Entry var greeting = "Hello"
    }

    struct Welcome: View {
      @Environment(\.greeting) private var greeting
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        Text(scheme == .dark ? "Dark" : greeting).padding().background(.regularMaterial, in: Capsule())
      }
    }

    private struct Broken: View {
      let numbers: [Int] = []
      var body: some View { Text(verbatim: "\(numbers[3])") }
    }

    @main struct Greeter: App {
      var body: some Scene { WindowGroup { Welcome() } }
    }

    #Preview { Welcome() }
    #Preview("Broken") { Broken() }
    #Preview("Counter", traits: .sizeThatFitsLayout) {
      @Previewable @State var count = 3
      Text(verbatim: "\(count)")
    }

    struct Welcome_Previews: PreviewProvider {
      static var previews: some View { Welcome().environment(\.greeting, "Good morning") }
    }
    """#

  @Test(
    "Each preview becomes a scene and a picture; one that traps is told with its place, and the others go on")
  func file() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.welcome, to: "Welcome.swift")
    let result = try Program.run(
      ["previews", "Welcome.swift", "-o", "out", "--matrix", "appearance"], in: folder.path)
    #expect(result.exit == 65, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(names.filter { $0.hasSuffix(".json") }.count == 6, "\(names)")
    #expect(names.filter { $0.hasSuffix(".png") }.count == 6, "\(names)")
    #expect(result.errors.contains("no picture of the preview Broken"), "\(result.errors)")
    #expect(result.errors.contains("Welcome.swift:"), "\(result.errors)")
    #expect(result.errors.contains("Index out of range"), "\(result.errors)")
    func scene(_ beginning: String, _ appearance: String) throws -> String {
      let name = try #require(
        names.first { $0.hasPrefix(beginning + ".") && $0.contains(appearance) && $0.hasSuffix(".json") })
      return try String(contentsOfFile: folder.path + "/out/" + name, encoding: .utf8)
    }
    #expect(try scene("Welcome", "light").contains("\"Hello\""))
    #expect(try scene("Welcome", "dark").contains("\"Dark\""))
    #expect(try scene("Welcome-Counter", "light").contains("\"text\": \"3\""))
  }

  @Test(
    "Pictures without named settings have the names of their previews, and what is missing in a view is told")
  func names() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"import SwiftUI\#n#Preview { Image(systemName: "no.such.symbol") }\#n#Preview("Two") { Text("b") }\#n"#,
      to: "A.swift")
    let result = try Program.run(["previews", "A.swift", "-o", "out"], in: folder.path)
    #expect(result.exit == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(names == ["A-Two.json", "A-Two.png", "A.json", "A.png"])
    let picture = try ImageReader().read(path: folder.path + "/out/A-Two.png", gamut: .srgb)
    #expect(picture[0, 0] == SIMD4(repeating: .max), "the background of the system is not drawn")
    #expect(result.errors.contains("A: the symbol no.such.symbol is left out"), "\(result.errors)")
  }

  @Test(
    "A preview in a language from the right is laid out from the right, also with views of a package and in components"
  )
  func directions() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"""
      import SwiftUI
      package struct Side: View {
        @Environment(\.layoutDirection) private var direction
        package var body: some View {
          Toggle(isOn: .constant(true)) {
            Text(direction == .rightToLeft ? "from the right" : "from the left")
          }
        }
      }
      #Preview { Side() }
      """#, to: "A.swift")
    let result = try Program.run(["previews", "A.swift", "-o", "out", "--locale", "ar,en"], in: folder.path)
    #expect(result.exit == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    func text(_ end: String) throws -> String {
      try folder.read("out/" + #require(names.first { $0.hasSuffix(end) }, "\(names)"))
    }
    let arabic = try text("-ar.json")
    #expect(arabic.contains("from the right") && arabic.contains("\"rightToLeft\""))
    #expect(try text("-en.json").contains("from the left"))
  }

  @Test(
    "Colours of a catalog are drawn by name and by constant, and findings have the line of the words in the sources"
  )
  func catalogAndLines() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.9", "#
        + #""green": "0.9", "blue": "0.9", "alpha": "1.0"}}}], "info": {"version": 1}}"#,
      to: "App/A.xcassets/Pale Ink.colorset/Contents.json")
    _ = try folder.write(
      """
      import SwiftUI
      struct Pale: View {
        var body: some View {
          VStack {
            Text("Readable")
            Text("Faint").foregroundStyle(Color(.paleInk))
            Text(verbatim: "Also \\("faint")").foregroundStyle(Color("Pale Ink"))
          }.padding().background(.white)
        }
      }
      #Preview { Pale() }
      """, to: "App/Views/Pale.swift")
    let result = try Program.run(
      ["previews", "App", "-o", "out", "--findings", "--reporter", "json"], in: folder.path)
    #expect(result.exit == 1, "\(result.errors)")
    #expect(!result.errors.contains("left out"), "\(result.errors)")
    struct Report: Decodable {
      struct Finding: Decodable {
        struct Source: Decodable, Hashable { var file: String, line: Int }
        var severity: String
        var source: Source?
      }
      var findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let lines = Set(report.findings.filter { $0.severity == "error" }.compactMap(\.source))
    #expect(
      lines == [.init(file: "App/Views/Pale.swift", line: 6), .init(file: "App/Views/Pale.swift", line: 11)])
  }

  @Test(
    "A text that is cut off or lies on another one is a warning with its line, one with an ellipsis a note")
  func texts() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      """
      import SwiftUI
      #Preview {
        VStack {
          Text("Cut in two").fixedSize().frame(width: 20).clipped()
          ZStack { Text("Lower"); Text("Upper") }
          Text("Not all of it").frame(width: 50).lineLimit(1)
          ScrollView { VStack(spacing: 900) { Text("Here"); Text("Further down") } }
        }
      }
      """, to: "Texts.swift")
    let result = try Program.run(
      ["previews", "Texts.swift", "-o", "out", "--findings", "--reporter", "json"], in: folder.path)
    struct Report: Decodable {
      struct Finding: Decodable {
        struct Source: Decodable { var line: Int }
        var rule: String, severity: String, layer: String
        var source: Source?
      }
      var findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
    let texts = report.findings.filter { $0.rule == "TXT02" }
      .map { "\($0.severity) \($0.layer) \($0.source?.line ?? 0)" }.sorted()
    #expect(texts == ["note Not all of it 6", "warning Cut in two 4", "warning Upper 5"], "\(result.errors)")
  }

  @Test("Sources that do not compile, that are missing or have no previews say what is wrong and where")
  func faults() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Txt(\"a\") } }\n", to: "Bad.swift")
    _ = try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "Empty.swift")
    let bad = try Program.run(["previews", "Bad.swift", "-o", "out"], in: folder.path)
    #expect(
      bad.exit == 65 && bad.errors.contains("the sources do not compile") && bad.errors.contains("Txt"),
      "\(bad.errors)")
    let empty = try Program.run(["previews", "Empty.swift", "-o", "out"], in: folder.path)
    #expect(empty.exit == 65 && empty.errors.contains("no previews: Empty.swift"), "\(empty.errors)")
    let none = try Program.run(["previews", "None.swift", "-o", "out"], in: folder.path)
    #expect(none.exit == 65 && none.errors.contains("no Swift sources: None.swift"), "\(none.errors)")
    #expect(try Program.run(["previews", "Empty.swift"], in: folder.path).exit == 64)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/out"))
  }
}
