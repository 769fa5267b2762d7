// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct TextTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  @Test("Markdown in a literal becomes runs: bold, italic, struck, code and linked")
  func markdownBecomesRuns() throws {
    let texts = try DrawnLayers.texts(Text("a **b** *c* ~~d~~ [e](https://x.org)"))
    #expect(texts.map(\.text.string) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    #expect(
      texts[1].text.font == .style(.body, weight: 600) && texts[0].text.font == .style(.body, weight: nil))
    #expect(texts.map(\.text.face.isItalic) == [false, false, false, true, false, false, false, false])
    #expect(texts.allSatisfy { $0.layer.transform == .identity })
    #expect(texts[7].text.style == .semantic("accentColor"))
  }

  @Test("Marks without an end, in values and in plain strings stay as they are")
  func marksThatAreNoMarkdownStay() throws {
    let name = "**x**"
    func string(_ text: Text) throws -> String {
      try DrawnLayers.texts(text, width: 600).map(\.text.string).joined()
    }
    #expect(try string(Text("2 * 3 * 4 and **open")) == "2 * 3 * 4 and **open")
    #expect(try string(Text("Hello \(name), snake_case_name")) == "Hello **x**, snake_case_name")
    #expect(try string(Text(verbatim: "*a*")) == "*a*" && string(Text(name)) == "**x**")
    #expect(try string(Text("**bold \(name)** \\*no\\*")) == "bold **x** *no*")
  }

  @Test("A value in a format has the locale and the time zone around, unless the format states its own")
  func formatsAreLocalized() throws {
    func string(_ text: Text) throws -> String {
      let view = text.environment(\.locale, Locale(identifier: "de_DE"))
        .environment(\.timeZone, try #require(TimeZone(secondsFromGMT: 9 * 3600)))
      return try DrawnLayers.texts(view).map(\.text.string).joined()
    }
    #expect(try string(Text(1234.5, format: .number)) == "1.234,5")
    #expect(try string(Text("\(1234.5, format: .number) km")) == "1.234,5 km")
    let american = Locale(identifier: "en_US")
    #expect(try string(Text(1234.5, format: .number.locale(american))) == "1,234.5")
    // 8 March 2023, 20:26 in Greenwich, is the next morning nine hours to the east.
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(try string(Text(date, format: .dateTime.hour().minute())) == "05:26")
    #expect(Text(1, format: .number) == Text(1, format: .number))
    #expect(Text(1, format: .number) != Text(2, format: .number))
  }

  @Test("Texts that are added keep their looks, and stand on one baseline from left to right")
  func addedTextsKeepTheirLooks() throws {
    let text = Text("One ").foregroundColor(.red) + Text("two").font(.largeTitle) + Text(" three").bold()
    let texts = try DrawnLayers.texts(text)
    #expect(texts.map(\.text.string) == ["One ", "two", " three"])
    #expect(
      texts[0].text.style == .semantic("systemRed") && texts[1].text.font == .style(.largeTitle, weight: nil))
    let frames = texts.map(\.layer.frame)
    #expect(frames[0].x < frames[1].x && frames[1].x < frames[2].x && frames[0].y > frames[1].y)
  }

  @Test("A run of several looks wraps at spaces, and ends with an ellipsis where lines are left out")
  func runsWrapAndEnd() throws {
    let text = Text("Readable **over every** backdrop, in every combination of settings.")
    let all = try DrawnLayers.texts(text.frame(width: 120), width: 200)
    let cut = try DrawnLayers.texts(text.lineLimit(2).frame(width: 120), width: 200)
    #expect(Set(all.map(\.layer.frame.y)).count >= 4 && Set(cut.map(\.layer.frame.y)).count == 2)
    #expect(
      cut.last?.text.string.hasSuffix("…") == true && all.last?.text.string.hasSuffix("settings.") == true)
    #expect(all.allSatisfy { $0.layer.frame.x >= 40 && $0.layer.frame.x < 160 })
  }

  @Test("A text becomes smaller until it fits, but not below its factor")
  func textsBecomeSmaller() throws {
    func size(_ factor: CGFloat, _ width: CGFloat) throws -> Double {
      let text = Text("A line that is too long").lineLimit(1).minimumScaleFactor(factor).frame(width: width)
      let content = try #require(try DrawnLayers.texts(text).first).text
      switch content.font {
      case .fixed(let size, _): return size
      case .style: return 17
      }
    }
    #expect(try size(0.5, 300) == 17)
    #expect(try (0.5...0.95).contains(size(0.5, 120) / 17) && abs(size(0.5, 20) / 17 - 0.5) < 0.01)
  }

  @Test("Line limits reserve lines, and cut them")
  func lineLimitsReserve() throws {
    func height(_ view: some View) throws -> Double {
      let frame = try DrawnLayers.flat(view.background(Color.red)).first { layer in
        if case .fill = layer.content { true } else { false }
      }?.frame
      return try #require(frame).height
    }
    let line = try height(Text("x").lineLimit(1))
    #expect(try height(Text("x").lineLimit(3, reservesSpace: true)) == 3 * line)
    #expect(try height(Text("x").lineLimit(2...4)) == 2 * line)
    #expect(try height(Text("**x** y").lineLimit(2...)) == 2 * line)
  }

  @Test("Lines stand apart by the spacing, and letters by the tracking")
  func spacingsAreAdded() throws {
    let spaced = try DrawnLayers.texts(Text("One two three four").lineSpacing(10).frame(width: 60))
    let rows = Set(spaced.map(\.layer.frame.y)).sorted()
    #expect(rows.count >= 2 && rows[1] - rows[0] == spaced[0].layer.frame.height + 10)
    let letters = try DrawnLayers.texts(Text("abc").tracking(20))
    #expect(letters.map(\.text.string) == ["a", "b", "c"])
    #expect(letters[1].layer.frame.x - letters[0].layer.frame.x > 25)
  }

  @Test("All digits of a clock have the same width")
  func digitsHaveOneWidth() throws {
    func width(_ string: String) throws -> Double {
      let view = Text(verbatim: string).monospacedDigit().background(Color.red)
      return try #require(try DrawnLayers.flat(view).first).frame.width
    }
    #expect(try width("11:11") == width("08:48"))
  }

  @Test("A line runs under and through letters in its own colour or theirs")
  func linesRunUnderLetters() throws {
    let layers = try DrawnLayers.flat(Text("abc").underline(color: .red).strikethrough())
    guard layers.count == 3, case .fill(_, let under) = layers[0].content, case .fill = layers[2].content
    else {
      Issue.record("not a text between two lines: \(layers)")
      return
    }
    #expect(under == .foreground(.semantic("systemRed")))
    #expect(layers[0].frame.y > layers[2].frame.y && layers[0].frame.height <= 2)
  }

  @Test("A bold style has the weight of emphasised text, and a stated weight wins")
  func boldIsEmphasised() throws {
    func font(_ text: some View) throws -> TextContent.Font {
      try #require(try DrawnLayers.texts(text).first).text.font
    }
    #expect(try font(Text("x").bold()) == .style(.body, weight: 600))
    #expect(try font(Text("x").font(.title.bold())) == .style(.title1, weight: 700))
    #expect(try font(Text("x").fontWeight(.black).bold()) == .style(.body, weight: 900))
    #expect(try font(Text("x").font(.system(size: 20, weight: .light))) == .fixed(size: 20, weight: 300))
    #expect(try font(VStack { Text("x") }.bold().font(.caption)) == .style(.caption1, weight: 600))
  }

  @Test("A family that is not there is replaced, and a custom size follows the text size")
  func customFontsAreReplaced() throws {
    var traits = Traits()
    traits.textSize = .accessibility1
    func content(_ font: PellucidViews.Font, _ traits: Traits = Traits()) throws -> TextContent {
      try #require(try DrawnLayers.texts(Text("x").font(font), traits).first).text
    }
    #expect(try content(.custom("No Such Family", size: 20)).family == nil)
    #expect(try content(.custom("Inter", size: 20)).family == "Inter")
    guard case .fixed(let large, _) = try content(.custom("x", size: 17), traits).font,
      case .fixed(let same, _) = try content(.custom("x", fixedSize: 17), traits).font
    else {
      Issue.record("not fixed sizes")
      return
    }
    #expect(large > 25 && same == 17)
  }

  @Test("A part of a view may have another text size, within a range")
  func textSizesMayBeBounded() throws {
    func size(_ view: some View) throws -> Double? {
      guard case .fixed(let size, _) = try DrawnLayers.texts(view).first?.text.font else { return nil }
      return size
    }
    #expect(try size(Text("x").dynamicTypeSize(.large)) == nil)
    #expect(try size(Text("x").dynamicTypeSize(.accessibility5)) == 53)
    #expect(try size(Text("x").dynamicTypeSize(...DynamicTypeSize.medium)) == 16)
  }

  @Test("Attributes of a string become looks, and markdown becomes attributes")
  func attributedStringsBecomeRuns() throws {
    var string = try AttributedString(markdown: "a **b**")
    var red = AttributedString(" c")
    red.foregroundColor = Color.red
    red.font = .title
    string += red
    let texts = try DrawnLayers.texts(Text(string))
    #expect(texts.map(\.text.string) == ["a ", "b", " c"])
    #expect(texts[1].text.font == .style(.body, weight: 600))
    #expect(
      texts[2].text.style == .semantic("systemRed") && texts[2].text.font == .style(.title1, weight: nil))
  }

  @Test("Values are written in their format")
  func valuesHaveFormats() throws {
    let count = 3
    func string(_ text: Text) throws -> String { try DrawnLayers.texts(text).map(\.text.string).joined() }
    #expect(try string(Text("\(2.5, specifier: "%.2f") of \(count)")) == "2.50 of 3")
    #expect(try string(Text("abc").textCase(.uppercase)) == "ABC")
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let clock = Text(timerInterval: start...start.addingTimeInterval(75), pauseTime: start)
    #expect(try string(clock) == "1:15")
  }

  @Test("Bars stand for the lines of a redacted text, in its size")
  func redactedTextsAreBars() throws {
    let plain = try DrawnLayers.flat(Text("Some text").background(Color.red))[0].frame
    let layers = try DrawnLayers.flat(Text("Some text").background(Color.red).redacted(reason: .placeholder))
    guard layers.count == 2, case .fill = layers[1].content else {
      Issue.record("not a bar: \(layers)")
      return
    }
    #expect(layers[0].frame == plain && layers[1].opacity < 0.2)
    let shown = Text("x").unredacted().redacted(reason: .placeholder)
    #expect(try DrawnLayers.texts(shown).count == 1)
  }

  @Test("In letters that are read from the right, the first run stands at the right")
  func runsFollowTheirLetters() throws {
    func first(_ first: String, _ second: String, _ direction: PellucidViews.LayoutDirection) throws -> Bool {
      let text = (Text(first) + Text(second).bold()).environment(\.layoutDirection, direction)
      let texts = try DrawnLayers.texts(text)
      let place = Dictionary(uniqueKeysWithValues: texts.map { ($0.text.string, $0.layer.frame.x) })
      return (place[first] ?? 0) < (place[second] ?? 0)
    }
    #expect(try first("a", "b", .leftToRight) && first("a", "b", .rightToLeft))
    #expect(try !first("א", "ב", .leftToRight) && !first("א", "ב", .rightToLeft))
  }

  @Test(
    "Strange numbers of texts end in a picture", arguments: [CGFloat.nan, .infinity, -.infinity, -20, 1e300])
  func strangeNumbersAreHarmless(number: CGFloat) throws {
    let view = VStack {
      Text("x").font(.system(size: number)).tracking(number).baselineOffset(number).underline()
      Text("a **b**").lineSpacing(number).minimumScaleFactor(number).lineLimit(Int.max).frame(width: number)
      Text("x").lineLimit(-3).frame(height: number)
    }
    var renderer = try SceneRenderer(threads: 1)
    _ = try? renderer.draw(renderer.description(of: view, width: 100, height: 100))
  }
}
