// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import Testing

@testable import PellucidViews

extension Layer.Content {
  /// The colour of a plain fill; nil for other layers.
  fileprivate var fillColor: ColorStyle? {
    guard case .fill(_, .foreground(let style)) = self, case .color(let color) = style.color else {
      return nil
    }
    return color
  }
}

extension ContainerValues {
  @Entry fileprivate var height: CGFloat = 1
}

@MainActor @Suite struct CollectionTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  private struct Person: Identifiable {
    let id: Int
    var name: String { "Person \(id)" }
    var age: Int { 20 + id }
  }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  private var mac: Traits {
    var traits = Traits()
    traits.platform = .macOS
    return traits
  }

  private var people: [Person] { (0..<3).map(Person.init) }

  @Test("A table of macOS has a header and a row for each value, with its cells in columns")
  func tablesHaveColumns() throws {
    let table = Table(people, selection: .constant(Int?.some(1))) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(80)
    }
    let texts = try DrawnLayers.texts(table, width: 400, height: 300, mac).map(\.text.string)
    #expect(texts.contains("Name") && texts.contains("Age"))
    #expect(texts.contains("Person 2") && texts.contains("22"))
  }

  @Test("A table where the width is compact shows its first column as rows")
  func narrowTablesAreLists() throws {
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text(verbatim: "\($0.age)") }
    }
    let texts = try DrawnLayers.texts(table, width: 390, height: 800).map(\.text.string)
    #expect(texts.contains("Person 0") && !texts.contains("20") && !texts.contains("Age"))
  }

  @Test("A view without a height of its own fills its row, as far as the insets leave it")
  func viewsFillRows() throws {
    let list = List {
      Color.red.listRowInsets(EdgeInsets())
      Color.blue
      Text("Row")
    }
    let layers = try DrawnLayers.flat(list, width: 390, height: 400)
    func height(_ name: String) throws -> Double {
      try #require(layers.first { $0.content.fillColor == .semantic(name) }).frame.height
    }
    let text = try #require(layers.first { if case .text = $0.content { true } else { false } }).frame.height
    #expect(try height("systemRed") == 53 && (try height("systemBlue")) == text)
  }

  @Test(
    "The cells and the title of a column stand at the place that the column states, and a hidden column is left out"
  )
  func columnsAreAligned() throws {
    let table = Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("Age") { Text(verbatim: "\($0.age)") }.width(80).alignment(.trailing)
      TableColumn("Middle") { Text(verbatim: "m\($0.age)") }.width(100).alignment(.center)
      TableColumn("Secret") { Text(verbatim: "s\($0.age)") }.defaultVisibility(.hidden)
    }
    var frames: [String: Rect] = [:]
    for (text, layer) in try DrawnLayers.texts(table, width: 400, height: 200, mac) {
      frames[text.string] = layer.frame
    }
    // Rows begin inside the edges of the table, and its header at its edge.
    let (title, age) = (try #require(frames["Age"]), try #require(frames["20"]))
    let (head, middle) = (try #require(frames["Middle"]), try #require(frames["m20"]))
    let inset = title.maxX - age.maxX
    #expect(inset >= 0 && inset < 20 && age.width < title.width)
    #expect(abs(head.x + head.width / 2 - middle.x - middle.width / 2 - inset) < 3)
    #expect(frames["Secret"] == nil && frames["s20"] == nil)
  }

  @Test("A bordered table has a line at each edge")
  func tablesHaveBorders() throws {
    let table = Table(people) { TableColumn("Name", value: \.name) }
    let plain = try DrawnLayers.flat(table, width: 400, height: 200, mac)
    let bordered = try DrawnLayers.flat(table.tableStyle(.bordered), width: 400, height: 200, mac)
    let lines = Set(bordered.map(\.frame)).subtracting(plain.map(\.frame))
    #expect(lines.contains(Rect(x: 0, y: 0, width: 400, height: 1)) && lines.count == 4)
    #expect(lines.contains(Rect(x: 399, y: 1, width: 1, height: 198)))
  }

  private func list(_ rows: some View) -> some View {
    List {
      Section("One") { rows }
      Section { Text("Last") }
    }
  }

  /// Returns the frames of the cards of a list, in points.
  private func cards(_ view: some View) throws -> [Rect] {
    try DrawnLayers.of(view, width: 390, height: 600).flatMap { $0.content.children }
      .filter { $0.clip != nil }.map(\.frame)
  }

  @Test("Rows with a distance stand on cards of their own, that far from each other")
  func rowsHaveDistances() throws {
    let rows = TupleView((Text("First"), Text("Second")))
    let usual = try cards(list(rows)), spaced = try cards(list(rows).listRowSpacing(12))
    #expect(usual.count == 2 && spaced.count == 3)
    #expect(spaced[1].y - spaced[0].maxY == 12 && spaced[0].height + spaced[1].height == usual[0].height)
  }

  @Test("Sections stand as far from each other as a view states")
  func sectionsHaveDistances() throws {
    let view = list(Text("First"))
    func gap(_ view: some View) throws -> Double {
      let cards = try cards(view)
      return cards[1].y - cards[0].maxY
    }
    let none = try gap(view.listSectionSpacing(0)), usual = try gap(view)
    let (far, near) = (try gap(view.listSectionSpacing(40)), try gap(view.listSectionSpacing(.custom(7))))
    #expect(abs(far - none - 40) < 0.01 && abs(near - none - 7) < 0.01)
    let compact = try gap(view.listSectionSpacing(.compact))
    let standard = try gap(view.listSectionSpacing(.default))
    #expect(compact > none && compact < usual && standard == usual)
  }

  @Test("A prominent header is larger, and the line below a row has the colour that is stated for it")
  func headersAndLines() throws {
    func header(_ view: some View) throws -> Double {
      try #require(try DrawnLayers.texts(view, width: 390, height: 600).first { $0.text.string == "One" })
        .layer.frame.height
    }
    let view = list(TupleView((Text("First").listRowSeparatorTint(.red), Text("Second"))))
    let (large, usual) = (try header(view.headerProminence(.increased)), try header(view))
    #expect(large > usual)
    let lines = try DrawnLayers.flat(view, width: 390, height: 600).filter {
      $0.content.fillColor == .semantic("systemRed")
    }
    #expect(lines.count == 1 && lines.allSatisfy { $0.frame.height <= 1 && $0.frame.width > 300 })
  }

  @Test("Every other row of a striped list of macOS has a ground of its own")
  func listsAreStriped() throws {
    let rows = List { ForEach(0..<4) { Text(verbatim: "\($0)") } }
    let plain = try DrawnLayers.flat(rows.listStyle(InsetListStyle()), width: 300, height: 200, mac)
    let style = InsetListStyle(alternatesRowBackgrounds: true)
    let striped = try DrawnLayers.flat(rows.listStyle(style), width: 300, height: 200, mac)
    #expect(striped.count == plain.count + 2)
  }

  @Test("A column that sorts may stand beside one that does not")
  func tablesSort() throws {
    let table = Table(people, sortOrder: .constant([KeyPathComparator(\Person.name)])) {
      TableColumn("Name", value: \.name)
      TableColumn("Years", value: \.age) { Text(verbatim: "\($0.age)") }
      TableColumn("Note") { _ in Text("Note of a person") }
    }
    let texts = try DrawnLayers.texts(table, width: 500, height: 300, mac).map(\.text.string)
    #expect(texts.contains("Years") && texts.contains("Note of a person"))
  }

  @Test("Insets of rows are mirrored where the language is read from right to left")
  func rowInsetsAreMirrored() throws {
    let insets = EdgeInsets(top: 11, leading: 60, bottom: 11, trailing: 0)
    let list = List { Text("Row").listRowInsets(insets) }
    func frame(_ direction: PellucidViews.LayoutDirection) throws -> CGRect {
      let view = list.environment(\.layoutDirection, direction)
      let tree = try SceneRenderer(threads: 1).inspected(view, in: ViewSetting(width: 390, height: 300)).tree
      return try #require(tree.all.first { $0.text == "Row" }).frame
    }
    let (left, right) = (try frame(.leftToRight), try frame(.rightToLeft))
    #expect(abs(left.minX - 80) < 1)
    #expect(abs(390 - right.maxX - left.minX) < 0.01)
  }

  @Test("An outline shows its branches closed")
  func outlinesAreClosed() throws {
    let folders = [
      Folder(id: "Library", folders: [Folder(id: "Fonts", folders: nil)]), Folder(id: "Users", folders: nil),
    ]
    let list = List(folders, children: \.folders) { Text(verbatim: $0.id) }
    let texts = try DrawnLayers.texts(list, width: 300, height: 400).map(\.text.string)
    #expect(texts.contains("Library") && texts.contains("Users") && !texts.contains("Fonts"))
  }

  @Test("A container arranges the views of another view, and its sections")
  func subviewsAreArranged() throws {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        HStack(spacing: 0) {
          Group(subviews: content) { subviews in
            ForEach(subviews) { $0.frame(width: 20, height: CGFloat(10 * subviews.count)) }
          }
        }
      }
    }
    let cards = Cards {
      Color.red
      ForEach(0..<2) { _ in Color.blue }
    }
    let frames = try DrawnLayers.flat(cards).map(\.frame)
    #expect(frames == [20, 40, 60].map { Rect(x: $0, y: 35, width: 20, height: 30) })
    let sections = VStack(spacing: 0) {
      ForEach(
        sections: Group {
          Section("One") { Color.red }
          Section("Two") { Color.blue }
        }
      ) { section in
        section.content.frame(height: 10)
      }
    }
    #expect(try DrawnLayers.flat(sections).count == 2)
  }

  @Test("A box has its label above its views")
  func boxesHaveLabels() throws {
    let texts = try DrawnLayers.texts(GroupBox("Label") { Text("Content") })
    let (label, content) = (
      try #require(texts.first { $0.text.string == "Label" }),
      try #require(texts.first { $0.text.string == "Content" })
    )
    #expect(label.layer.frame.y < content.layer.frame.y && label.text.font == .style(.headline, weight: nil))
  }

  @Test("Elements are moved and removed at offsets")
  func offsetsMoveElements() {
    var letters = Array("abcde")
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(String(letters) == "badce")
    letters.remove(atOffsets: [1, 9])
    #expect(String(letters) == "bdce")
  }

  @Test("The title of a control is whole where it has an interpolation")
  func interpolatedTitlesAreWhole() throws {
    let texts = try DrawnLayers.texts(List { Button("Delete \(3) items") {} }, width: 300, height: 200)
    #expect(texts.contains { $0.text.string == "Delete 3 items" })
  }

  @Test("A label that is drawn in pieces stays whole")
  func labelsOfPiecesAreWhole() throws {
    let table = Table(people) { TableColumn("Age") { Text(verbatim: "\($0.age)").monospacedDigit() } }
    let texts = try DrawnLayers.texts(table, width: 300, height: 200, mac).map(\.text.string)
    #expect(texts.filter { $0 == "0" || $0 == "20" }.count == 1)
  }

  @Test("A container reads the values that its views and sections state")
  func containersReadValues() throws {
    struct Heights<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        VStack(spacing: 0) {
          ForEach(sections: content) { section in
            ForEach(section.content) { view in
              view.frame(height: view.containerValues.height + section.containerValues.height)
            }
          }
        }
      }
    }
    let view = Heights {
      Section {
        Color.red.containerValue(\.height, 10)
        // The outer value wins.
        Color.blue.containerValue(\.height, 10).padding(0).containerValue(\.height, 20)
      }
      .containerValue(\.height, 5)
      Color.green.tag(3)
    }
    #expect(try DrawnLayers.flat(view).map(\.frame.height) == [15, 25, 2])
    let tags = Group(subviews: Color.red.tag(3)) { subviews in
      Color.red.frame(height: subviews[0].containerValues.tag(for: Int.self) == 3 ? 30 : 10)
      Color.red.frame(height: subviews[0].containerValues.hasTag("3") ? 30 : 10)
    }
    #expect(try DrawnLayers.flat(VStack(spacing: 0) { tags }).map(\.frame.height) == [30, 10])
  }
}
