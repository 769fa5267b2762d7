// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidComponents

/// Tests of fields, wheels and calendars.
@Suite struct FieldTests {
  @Test("Fields have the published heights")
  func heights() throws {
    for (look, search) in zip([Look.ios18, .os26, .os27], [36.0, 44, 48]) {
      #expect(try lower(Component(.textField), look: look).size.height == 34)
      #expect(try lower(Component(.searchField), look: look).size.height == search)
      #expect(try lower(picker(["A"]), look: look).size == Size(width: 320, height: 216))
      #expect(try lower(Component(.calendar), look: look).size == Size(width: 320, height: 332))
    }
    for (size, height) in zip(ControlSize.allCases, [19.0, 22, 24, 24, 24]) {
      #expect(
        try lower(Component(.textField).with(.size, word(size)), on: .macOS, look: .os26).size.height
          == height)
    }
    for (size, height) in zip([ControlSize.regular, .large, .extraLarge], [24.0, 28, 36]) {
      #expect(
        try lower(Component(.searchField).with(.size, word(size)), on: .macOS, look: .os26).size.height
          == height)
    }
  }

  @Test("Every field and value has finite layers on each of its platforms, in each look and control size")
  func finiteEverywhere() throws {
    let kinds = (ComponentRow.fields + ComponentRow.values).filter { !$0.kind.isPart }
    for row in kinds {
      for platform in row.platforms {
        for look in Look.allCases {
          for size in ControlSize.allCases {
            let known = row.states(on: platform)
            for states in [[], known.filter { $0 != .disabled && $0 != .inactive }, [.disabled]]
              as [[ComponentState]]
            {
              let lowered = try lower(sample(row, states, size, on: platform), on: platform, look: look)
              #expect(
                lowered.size.width.isFinite && lowered.size.height.isFinite, "\(row.kind) \(platform) \(look)"
              )
              checkFinite(lowered.layers, "\(row.kind) on \(platform), \(look), \(size)")
            }
          }
        }
      }
    }
  }

  @Test("In a frame without extent every field and value has layers without negative extents")
  func noExtent() throws {
    for row in ComponentRow.fields + ComponentRow.values where !row.kind.isPart {
      for platform in row.platforms {
        for states in [[], [.editing, .pressed], [.disabled]] as [[ComponentState]] {
          var component = sample(row, states, .regular, on: platform)
          if row.form(of: .style) == .words([.linear, .circular, .ring]) {
            component.properties[.style] = .word(.ring)
          }
          let empty = ProposedSize(width: 0, height: 0)
          checkFinite(try lower(component, empty, on: platform).layers, "\(row.kind) on \(platform)")
        }
      }
    }
  }

  @Test("Fields, rows of wheels and days grow with the text size")
  func growth() throws {
    for component in [
      Component(.textField), Component(.secureField), Component(.searchField), picker(["A"]),
      Component(.calendar),
      Component(.textView),
    ] {
      let usual = try lower(component).size.height
      #expect(try lower(component, textSize: .accessibility3).size.height > usual * 1.2, "\(component.kind)")
    }
  }

  @Test(
    "The label of the chosen day is no wider than its disc in a stretched calendar, as the disc decides about its ink"
  )
  func chosenDay() throws {
    let calendar = Component(.calendar).with(.month, .number(1)).with(.day, .number(10))
    for width in [140.0, 268, 600] {
      let placement = ComponentPlacement(width: width)
      let lowered = try Lowered(calendar, .macOS, .os26, placement)
      let disc = try #require(lowered.fills { $0 == .accent }.first)
      let label = try #require(lowered.frame(of: "10"))
      #expect(label.minX >= disc.minX && label.maxX <= disc.maxX)
    }
  }

  // MARK: Caret and selection

  @Test(
    "The caret blinks with the time, half a second there and half a second away",
    arguments: [ComponentKind.textField, .secureField, .searchField, .textView])
  func caretsBlink(kind: ComponentKind) throws {
    let field = Component(kind, states: [.editing]).with(.text, .text("abc"))
    let there = try lower(field).layers
    for (time, isThere) in [(0.0, true), (0.49, true), (0.5, false), (0.99, false), (1, true), (7.6, false)] {
      let layers = try lower(field, time: time).layers
      #expect((layers == there) == isThere)
      #expect(texts(layers).map(\.text.string) == texts(there).map(\.text.string))
    }
  }

  @Test(
    "Months, weekdays, digits and standard words are in the language of the scene",
    arguments: [
      (nil, "November 2026", "THU", "26", "Search", "Cancel"),
      ("fr", "November 2026", "THU", "26", "Search", "Cancel"),
      ("ko-KR", "2026년 11월", "목", "26", "검색", "취소"), ("ja", "2026年11月", "木", "26", "検索", "キャンセル"),
      ("zh", "2026年11月", "周四", "26", "搜索", "取消"), ("zh-Hans-HK", "2026年11月", "周四", "26", "搜索", "取消"),
      ("zh_TW", "2026年11月", "週四", "26", "搜尋", "取消"), ("zh-Hant-CN", "2026年11月", "週四", "26", "搜尋", "取消"),
      ("ar", "نوفمبر ٢٠٢٦", "خميس", "٢٦", "بحث", "إلغاء"),
    ])
  func words(
    locale: String?, month: String, weekday: String, day: String, search: String, cancel: String
  ) throws {
    func strings(_ component: Component, _ look: Look = .os27) throws -> [String] {
      var traits = Traits()
      traits.look = look
      var lowering = ComponentLowering(
        traits: traits, device: DeviceSettings(.leftToRight, locale: locale), measurer: FixedMeasurer())
      var found: [String] = []
      let lowered = try lowering.lower(ComponentContent(component), in: Size(width: 402, height: 874)).lowered
      LayerWalk.forEach(in: lowered.layers) { layer in
        if case .text(let text) = layer.content { found.append(text.string) }
        if case .component(let inner) = layer.content {
          found += inner.component.text(.title).map { [$0] } ?? []
        }
      }
      return found
    }
    let november = Component(.calendar).with(.month, .number(11)).with(.day, .number(26))
    let calendar = try strings(november)
    #expect(calendar.first == month && calendar.contains(day))
    // The columns begin at the stated weekday: the fifth from Sunday is Thursday.
    #expect(calendar[5] == weekday)
    #expect(try strings(november.with(.firstWeekday, .number(2)))[4] == weekday)
    #expect(try strings(Component(.searchField)) == [search])
    #expect(try strings(Component(.searchField, states: [.editing]), .ios18).contains(cancel))
    #expect(try strings(Component(.searchField).with(.placeholder, .text(""))).isEmpty)
    #expect(try strings(Component(.button).with(.role, .word(.cancel))) == [cancel])
    let choice = Component(.button).with(.role, .word(.cancel))
    let alert = Component(.alert).with(.title, .text("Restart")).with(.buttons, .components([choice]))
    #expect(try strings(alert) == ["Restart", cancel])
  }

  @Test("The caret stands behind the text before it")
  func caret() throws {
    for index in [0, 3, 8] {
      let field = Component(.textField, states: [.editing]).with(.text, .text("lanterns")).with(
        .caret, .number(Double(index)))
      let place = try #require(try lower(field).layers.last?.frame)
      #expect((place.x - (7 + advance(index))).magnitude < 1e-9)
      #expect(place.width == 2 && place.height == 23.5)
    }
  }

  @Test("Without a stated caret it stands at the end; a field that is not edited has none")
  func usualCaret() throws {
    let text = Component(.textField).with(.text, .text("abc"))
    var edited = text
    edited.states = [.editing]
    let atEnd = try lower(edited.with(.caret, .number(3))).layers
    #expect(try lower(edited).layers == atEnd)
    #expect(try lower(text).layers.count == atEnd.count - 1)
  }

  @Test("A selection reaches from its start to its end, below the text")
  func selection() throws {
    let field = Component(.textField).with(.text, .text("lanterns")).with(.selectionStart, .number(2)).with(
      .selectionEnd, .number(5))
    let layers = try lower(field).layers
    let highlight = try #require(layers.firstIndex { isSelection($0) })
    let text = try #require(layers.firstIndex { isText($0) })
    #expect(highlight < text)
    #expect((layers[highlight].frame.x - (7 + advance(2))).magnitude < 1e-9)
    #expect((layers[highlight].frame.width - advance(3)).magnitude < 1e-9)
  }

  @Test("A text that is longer than its field is moved so that the caret stays inside")
  func scrolls() throws {
    let long = String(repeating: "abcdefgh", count: 20)
    let field = Component(.textField, states: [.editing]).with(.text, .text(ExactName(long)))
    let lowered = try lower(field, ProposedSize(width: 200))
    let caret = try #require(lowered.layers.last?.frame)
    #expect(caret.x > 180 && caret.maxX <= 193.001)
    #expect(lowered.layers.contains { $0.clip == .rectangle && texts([$0]).first?.frame.x ?? 0 < -1000 })
  }

  @Test("A caret or selection beyond the text is an error that names the length")
  func outOfRange() {
    let field = Component(.textField, states: [.editing]).with(.text, .text("abc"))
    #expect(throws: ComponentError.outOfRange(.textField, .caret, found: 4, allowed: 0...3)) {
      try lower(field.with(.caret, .number(4)))
    }
    #expect(throws: ComponentError.outOfRange(.textField, .selectionEnd, found: 9, allowed: 0...3)) {
      try lower(field.with(.selectionEnd, .number(9)))
    }
    #expect(throws: ComponentError.outOfRange(.textField, .selectionStart, found: 3, allowed: 0...2)) {
      try lower(field.with(.selectionStart, .number(3)).with(.selectionEnd, .number(2)))
    }
  }

  @Test("In a text that runs from right to left the caret counts from the other end")
  func rightToLeftText() throws {
    let arabic = Component(.textField, states: [.editing]).with(.text, .text("سلام"))
    let start = try #require(try lower(arabic.with(.caret, .number(0))).layers.last?.frame.x)
    let end = try #require(try lower(arabic.with(.caret, .number(4))).layers.last?.frame.x)
    #expect(end == 7 && start > end)
    // The interface runs the same way: the caret at the start is at the right edge.
    let mirrored = try lower(arabic.with(.caret, .number(0)), direction: .rightToLeft)
    #expect(mirrored.layers.last?.frame.maxX == mirrored.size.width - 7)
    // Leading is the right edge of such a text: it lies at the left of one interface, and at the right of the other.
    #expect(try texts(lower(arabic).layers).first?.text.alignment == .trailing)
    #expect(texts(mirrored.layers).first?.text.alignment == .leading)
  }

  @Test(
    "The caret of a text view is on the line of its word, and a selection covers every line between its ends")
  func linesOfTextView() throws {
    // Ten letters fit on a line.
    let width = advance(10) + 10.5
    let view = Component(.textView, states: [.editing]).with(.text, .text("aaaa bbbb cccc\n\ndd")).with(
      .style, .word(.plain))
    for (index, line, column) in [
      (0, 0, 0), (5, 0, 5), (9, 0, 9), (10, 1, 0), (12, 1, 2), (14, 1, 4), (15, 2, 0), (16, 3, 0), (18, 3, 2),
    ] {
      let layers = try lower(view.with(.caret, .number(Double(index))), ProposedSize(width: width)).layers
      let frame = try #require(layers.last?.frame)
      #expect((frame.x - (5 + advance(column))).magnitude < 1e-9, "\(index)")
      #expect((frame.y + 0.75 - (8 + 22 * Double(line))).magnitude < 1e-9, "\(index)")
    }
    let selected = view.with(.selectionStart, .number(2)).with(.selectionEnd, .number(17))
    let rows = try lower(selected, ProposedSize(width: width)).layers.filter { isSelection($0) }.map(\.frame)
    #expect(rows.map(\.y) == [8, 30, 52, 74])
    #expect((rows[0].x - (5 + advance(2))).magnitude < 1e-9)
    #expect((rows[3].maxX - (5 + advance(1))).magnitude < 1e-9)
  }

  @Test("A secure field shows as many dots as its text has letters, and not the text")
  func secrets() throws {
    let shown = try texts(lower(Component(.secureField).with(.text, .text("pass"))).layers).map(\.text.string)
    #expect(shown == ["\u{2022}\u{2022}\u{2022}\u{2022}"])
  }

  @Test("A search field is glass only where it floats, in looks with glass")
  func searchGlass() throws {
    func hasGlass(_ style: ComponentWord, _ look: Look) throws -> Bool {
      try lower(Component(.searchField).with(.style, .word(style)), look: look).layers.contains {
        if case .glass = $0.content { true } else { false }
      }
    }
    #expect(try hasGlass(.glass, .os26) && hasGlass(.glass, .os27))
    #expect(try !hasGlass(.glass, .ios18) && !hasGlass(.automatic, .os27))
  }

  @Test("Scopes lie below a search field as a segmented control of its width")
  func scopes() throws {
    let scopes = ["All", "New"].map { Component(.segment).with(.title, .text(ExactName($0))) }
    let field = Component(.searchField).with(.scopes, .components(scopes))
    let lowered = try lower(field, ProposedSize(width: 300))
    let control = try #require(lowered.layers.last)
    #expect(control.frame == Rect(x: 0, y: 56, width: 300, height: 32))
    #expect(lowered.size == Size(width: 300, height: 88))
  }

  @Test("An interface from right to left mirrors a search field")
  func mirrored() throws {
    let field = Component(.searchField).with(.text, .text("sea"))
    let left = try lower(field), right = try lower(field, direction: .rightToLeft)
    for (one, other) in zip(left.layers, right.layers) {
      #expect((one.frame.x - (left.size.width - other.frame.maxX)).magnitude < 1e-9)
    }
  }

  @Test("The button that ends a search is on the trailing side, also in interfaces from right to left")
  func endOfSearch() throws {
    for (look, style) in [(Look.ios18, ComponentWord.automatic), (.os27, .glass)] {
      let field = Component(.searchField, states: [.editing]).with(.style, .word(style))
      func button(_ direction: DeviceSettings.Direction) throws -> (frame: Rect, place: Double?) {
        let layer = try #require(
          lower(field, ProposedSize(width: 300), look: look, direction: direction).layers.last)
        guard case .component(let content) = layer.content else { return (layer.frame, nil) }
        return (layer.frame, content.placement.origin?.x)
      }
      let left = try button(.leftToRight), right = try button(.rightToLeft)
      #expect(left.frame.maxX == 300 && left.place == left.frame.x)
      #expect(right.frame.x == 0 && right.place == 0)
    }
  }

  // MARK: Wheels

  /// Returns the rows of a picker's last wheel, which are clipped to its column.
  private func rows(of picker: LoweredComponent) -> [Layer] {
    picker.layers.last?.content.children.first?.content.children ?? []
  }

  @Test(
    "The rows of a wheel are shorter by the cosine of their angle, fainter outward, and inside the picker")
  func wheel() throws {
    let names = (0..<30).map { "Row \($0)" }
    let lowered = try lower(picker(names, selection: 12))
    let rows = rows(of: lowered)
    let selected = try #require(rows.firstIndex { texts([$0]).first?.text.string == "Row 12" })
    #expect(rows[selected].opacity == 1 && rows[selected].transform.d == 1)
    #expect(rows[selected].frame.center.y == 108)
    #expect(rows.count == 9)
    let radius = 0.334225 * (216 + 75.0)
    for index in (selected + 1)..<rows.count {
      let above = rows[2 * selected - index], below = rows[index]
      #expect((above.opacity - below.opacity).magnitude < 1e-12)
      #expect(below.opacity < rows[index - 1].opacity && below.transform.d < rows[index - 1].transform.d)
      // The place and the shortening are the sine and cosine of one angle.
      let sine = (below.frame.center.y - 108) / radius, cosine = below.transform.d
      #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-9)
    }
    #expect((rows[selected + 1].opacity / rows[selected + 1].transform.d - 0.447).magnitude < 1e-9)
  }

  @Test("A wheel turns to a row in 0.3 seconds")
  func wheelTurns() throws {
    var wheel = Component(.wheel).with(.items, .components(options(["A", "B", "C"])))
    wheel.events = [ComponentEvent(at: 1, .value(2))]
    let picker = Component(.picker).with(.items, .components([wheel]))
    func middle(_ time: Double) throws -> String? {
      let rows = rows(of: try lower(picker, time: time))
      return rows.first { ($0.frame.center.y - 108).magnitude < 1e-9 }.flatMap {
        texts([$0]).first?.text.string
      }
    }
    #expect(try middle(1) == "A" && middle(1.15) == "B" && middle(1.3) == "C" && middle(9) == "C")
    #expect(try middle(1.05) == nil)
  }

  @Test("Columns share the width, and an empty picker or column is an error")
  func columns() throws {
    let columns = [["1"], ["2"], ["3"]].map { Component(.wheel).with(.items, .components(options($0))) }
    let frames = try lower(Component(.picker).with(.items, .components(columns))).layers.dropFirst().map(
      \.frame)
    #expect(frames.map(\.width) == [97, 97, 97] && frames.map(\.x) == [9, 111, 213])
    #expect(throws: ComponentError.empty(.picker, .items)) { try lower(Component(.picker)) }
    #expect(throws: ComponentError.empty(.wheel, .items)) { try lower(picker([])) }
    #expect(throws: ComponentError.outOfRange(.wheel, .selection, found: 2, allowed: -1...1)) {
      try lower(picker(["A", "B"], selection: 2))
    }
  }

  // MARK: Calendar

  @Test("The first days of all months of the years 1 to 9999 follow each other, from a Monday to a Wednesday")
  func weekdays() {
    var weekday = 1
    for year in 1...9999 {
      for number in 1...12 {
        let month = Month(year: year, month: number)
        guard month.firstWeekday == weekday else {
          Issue.record("\(year)-\(number) begins on \(month.firstWeekday), not \(weekday)")
          return
        }
        weekday = (weekday + month.days) % 7
      }
    }
    // 31 December 9999 is a Friday.
    #expect(weekday == 6)
    #expect(Month(year: 2000, month: 1).firstWeekday == 6)
    #expect(Month(year: 1970, month: 1).firstWeekday == 4)
  }

  @Test("Each day is in the column of its weekday, whatever the first one is")
  func columnsOfDays() throws {
    // November 2026 begins on a Sunday.
    for first in 1...7 {
      let month = Component(.calendar).with(.year, .number(2026)).with(.month, .number(11)).with(
        .firstWeekday, .number(Double(first)))
      let texts = try texts(lower(month).layers)
      let names = texts.filter { ["SUN", "THU"].contains($0.text.string) }
      let days = texts.filter { ["1", "26"].contains($0.text.string) }
      #expect(names.count == 2 && days.count == 2)
      for (name, day) in [("SUN", "1"), ("THU", "26")] {
        #expect(
          names.first { $0.text.string == name }?.frame.x == days.first { $0.text.string == day }?.frame.x,
          "\(first)")
      }
    }
  }

  @Test("A month has its days, the selected one on a disc; a day that does not exist is an error")
  func days() throws {
    func calendar(_ year: Int, _ month: Int, _ day: Int? = nil) -> Component {
      var calendar = Component(.calendar).with(.year, .number(Double(year))).with(
        .month, .number(Double(month)))
      if let day { calendar.properties[.day] = .number(Double(day)) }
      return calendar
    }
    for (year, month, days) in [(2024, 2, 29), (1900, 2, 28), (2000, 2, 29), (2026, 11, 30), (2026, 12, 31)] {
      let found = try texts(lower(calendar(year, month)).layers).filter { $0.text.string.utf8.count <= 2 }
      #expect(found.count == days)
      #expect(
        throws: ComponentError.outOfRange(.calendar, .day, found: Double(days + 1), allowed: 1...Double(days))
      ) {
        try lower(calendar(year, month, days + 1))
      }
    }
    let plain = try lower(calendar(2026, 11)), selected = try lower(calendar(2026, 11, 26))
    #expect(selected.layers.count == plain.layers.count + 1)
  }

  @Test("Names of weekdays in place of the English ones are seven")
  func names() throws {
    let seven = ["일", "월", "화", "수", "목", "금", "토"]
    let calendar = Component(.calendar).with(.items, .components(options(seven)))
    let shown = try texts(lower(calendar).layers).map(\.text.string)
    #expect(seven.allSatisfy { shown.contains($0) })
    #expect(throws: ComponentError.outOfRange(.calendar, .items, found: 2, allowed: 7...7)) {
      try lower(Component(.calendar).with(.items, .components(options(["A", "B"]))))
    }
  }

  // MARK: Helpers

  /// Returns the width of letters in the body style.
  private func advance(_ count: Int) -> Double { Double(count) * FixedMeasurer.widthOfByte * 17 }

  private func options(_ titles: [String]) -> [Component] {
    titles.map { Component(.option).with(.title, .text(ExactName($0))) }
  }

  private func picker(_ titles: [String], selection: Int = 0) -> Component {
    let wheel = Component(.wheel).with(.items, .components(options(titles))).with(
      .selection, .number(Double(selection)))
    return Component(.picker).with(.items, .components([wheel]))
  }

  private func isSelection(_ layer: Layer) -> Bool {
    if case .fill(_, .foreground(let style)) = layer.content {
      style.color == .color(.component(.textSelection))
    } else {
      false
    }
  }

  private func isText(_ layer: Layer) -> Bool { if case .text = layer.content { true } else { false } }

  /// Returns a component with all texts and flags of its row, in states.
  private func sample(
    _ row: ComponentRow, _ states: [ComponentState], _ size: ControlSize, on platform: Platform
  ) -> Component {
    var component = Component(row.kind, states: Set(states).intersection(row.states(on: platform)))
    for property in row.properties {
      switch property.form {
      case .text where property.property != .placeholder, .longText:
        component.properties[property.property] = .text("Text")
      case .flag: component.properties[property.property] = .flag(true)
      default: break
      }
    }
    if row.form(of: .size) != nil { component.properties[.size] = word(size) }
    if row.kind == .picker { component = picker(["A", "B"]) }
    return component
  }

  private func checkFinite(_ layers: [Layer], _ place: String) {
    for layer in layers {
      let frame = layer.frame
      #expect(
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite
          && frame.width >= 0 && frame.height >= 0 && layer.opacity.isFinite, "\(place)")
      if case .fill(.roundedRectangle(let radii, _), _) = layer.content {
        #expect(radii.topLeft.isFinite, "\(place)")
      }
      checkFinite(layer.content.children, place)
    }
  }
}
