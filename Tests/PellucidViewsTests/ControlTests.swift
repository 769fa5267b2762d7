// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import Testing

@testable import PellucidViews

/// The layers of a view on a screen of a phone.
@MainActor func drawnLayers(
  of view: some View, width: Double = 402, height: Double = 874, safeArea: EdgeInsets = EdgeInsets(),
  _ change: (inout Traits) -> Void = { _ in }
) throws -> [Layer] {
  var traits = Traits()
  change(&traits)
  let renderer = try SceneRenderer(threads: 1)
  let scene = renderer.description(
    of: view, width: width, height: height, traits: traits, safeArea: safeArea)
  return try #require(scene.windows.first).layers
}

extension [Layer] {
  /// The layers with those in them, each with its frame on the screen.
  func flattened(_ origin: Point = Point(x: 0, y: 0)) -> [Layer] {
    flatMap { layer -> [Layer] in
      var layer = layer
      layer.frame = layer.frame.moved(x: origin.x, y: origin.y)
      let corner = Point(x: layer.frame.x, y: layer.frame.y)
      return [layer] + layer.content.children.flattened(corner)
    }
  }

  /// The components among the layers.
  var components: [Component] {
    flattened().compactMap { if case .component(let content) = $0.content { content.component } else { nil } }
  }

  /// The layer of a text.
  func text(_ string: String) -> Layer? {
    flattened().first { if case .text(let text) = $0.content { text.string == string } else { false } }
  }
}

extension Layer {
  /// Returns a Boolean value that is true for a component in a state.
  fileprivate func componentState(_ state: ComponentState) -> Bool {
    if case .component(let content) = self.content { content.component.has(state) } else { false }
  }
}

@MainActor @Suite struct ControlTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  @Test("Sliders and steppers take their labels at the end, as before release 15")
  func labelsComeLast() throws {
    let slider = Slider(
      value: .constant(0.5), in: 0...1, minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
    ) {
      Text("Size")
    }
    let today = Slider(value: .constant(0.5), in: 0...1) {
      Text("Size")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(try drawnLayers(of: slider) == drawnLayers(of: today))
    let stepper = Stepper(onIncrement: nil, onDecrement: nil) { Text("Guests") }
    let other = Stepper(label: { Text("Guests") }, onIncrement: nil, onDecrement: nil)
    #expect(try drawnLayers(of: stepper) == drawnLayers(of: other))
  }

  @Test("A button with words is the engine's button; one with other views is its body around them")
  func buttonsAreComponents() throws {
    let plain = try drawnLayers(of: Button("Play") {}.buttonStyle(.borderedProminent))
    #expect(plain.components.first?.text(.title) == "Play")
    #expect(plain.components.first?.word(.style) == .prominent)
    let rich = try drawnLayers(
      of: Button {
      } label: {
        VStack {
          Text("Two")
          Text("lines")
        }
      }.buttonStyle(.borderedProminent))
    #expect(rich.text("Two") != nil && rich.text("lines") != nil)
    #expect(rich.flattened().contains { if case .fill = $0.content { true } else { false } })
  }

  @Test("A label that takes all the width makes the button as wide as there is room")
  func labelsStretchButtons() throws {
    let button = Button {
    } label: {
      Text("Continue").frame(maxWidth: .infinity)
    }.buttonStyle(.borderedProminent)
    let layers = try drawnLayers(of: button, width: 300)
    #expect(layers.first?.frame.width == 300)
  }

  @Test("A style of people's own gets the label and draws the button alone")
  func ownStylesDrawButtons() throws {
    struct Capsules: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.background(isEnabled ? Color.red : Color.gray)
      }
    }
    let layers = try drawnLayers(of: Button("Own") {}.buttonStyle(Capsules()).disabled(true))
    #expect(layers.text("Own") != nil && layers.components.isEmpty)
  }

  @Test("Controls have the values of their bindings and the settings around them")
  func controlsHaveValues() throws {
    let view = VStack {
      Toggle("Wi-Fi", isOn: .constant(true))
      Slider(value: .constant(30), in: 0...120).disabled(true)
      Stepper("Count", value: .constant(3), in: 0...3)
      ProgressView(value: 2, total: 8)
      SecureField("Password", text: .constant("secret"))
    }
    let components = try drawnLayers(of: view).components
    func first(_ kind: ComponentKind) -> Component? { components.first { $0.kind == kind } }
    #expect(first(.toggle)?.has(.on) == true && first(.toggle)?.text(.title) == "Wi-Fi")
    #expect(first(.slider)?.number(.value) == 0.25 && first(.slider)?.has(.disabled) == true)
    #expect(first(.stepper)?.number(.value) == 1 && first(.progressBar)?.number(.value) == 0.25)
    #expect(first(.secureField)?.text(.text) == "secret")
  }

  @Test("A picker shows the value that is chosen, by its tag or by the identity of its element")
  func pickersShowTheirValue() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      ForEach(1..<4) { Text(verbatim: "Size \($0)") }
    }
    let menu = try drawnLayers(of: picker).components.first
    #expect(menu?.kind == .popUpButton && menu?.text(.title) == "Size 2")
    let segments = try drawnLayers(of: picker.pickerStyle(.segmented)).components.first
    #expect(segments?.number(.selection) == 1 && segments?.components(.items).count == 3)
  }

  @Test("A date picker has the words, the order and the time zone of the views around it")
  func datePickersAreLocalized() throws {
    // 8 March 2023, 20:26 in Greenwich.
    let picker = DatePicker("Start", selection: .constant(Date(timeIntervalSinceReferenceDate: 700_000_000)))
    func first(_ view: some View, _ locale: String, _ hours: Int = 0) throws -> [Component] {
      let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
      return try drawnLayers(
        of: view.environment(\.locale, Locale(identifier: locale)).environment(\.timeZone, zone)
      ).components
    }
    let english = try first(picker, "en_US").compactMap { $0.text(.title) }
    #expect(english.contains("Mar 8, 2023") && english.contains { $0.hasPrefix("8:26") })
    let german = try first(picker, "de_DE", 9).compactMap { $0.text(.title) }
    #expect(german.contains { $0.contains("9.") && $0.hasSuffix("2023") })
    #expect(german.contains { $0.hasSuffix("5:26") })

    func wheels(_ locale: String) throws -> [[String]] {
      let drawn = try #require(try first(picker.datePickerStyle(.wheel), locale).first { $0.kind == .picker })
      return drawn.components(.items).map { wheel in
        wheel.components(.items).compactMap { $0.text(.title) }
      }
    }
    #expect(try wheels("en_US").map(\.count) == [12, 31, 41, 12, 60, 2])
    #expect(try wheels("en_US")[0][2] == "March" && wheels("de_DE")[1][2] == "März")
    #expect(try wheels("de_DE").map(\.count) == [31, 12, 41, 24, 60])
    #expect(try wheels("ko_KR").map(\.count) == [41, 12, 31, 2, 12, 60])

    let month = try #require(try first(picker.datePickerStyle(.graphical), "de_DE").first)
    #expect(month.text(.title) == "März 2023" && month.number(.firstWeekday) == 2)
    #expect(month.components(.items).count == 7)
  }

  @Test("A field shows its value in the locale of the views around it")
  func fieldsAreLocalized() throws {
    let field = TextField("Amount", value: .constant(1234.5), format: .number)
    let german = field.environment(\.locale, Locale(identifier: "de_DE"))
    #expect(try drawnLayers(of: field).components.first?.text(.text) == "1,234.5")
    #expect(try drawnLayers(of: german).components.first?.text(.text) == "1.234,5")
  }

  @Test("Numbers that are not finite end in a picture", arguments: [Double.nan, .infinity, -.infinity])
  func strangeNumbersAreHarmless(number: Double) throws {
    _ = try drawnLayers(
      of: VStack {
        Slider(value: .constant(number))
        ProgressView(value: number)
        Gauge(value: number) { Text("x") }
      })
  }

  @Test("A flexible button is as wide as there is room", arguments: [false, true])
  func buttonsAreFlexible(isRich: Bool) throws {
    func width(_ sizing: ButtonSizing) throws -> Double? {
      let button = Button {
      } label: {
        if isRich { Image(systemName: "star") } else { Text("Play") }
      }
      return try drawnLayers(of: button.buttonStyle(.bordered).buttonSizing(sizing), width: 300).first?.frame
        .width
    }
    #expect(try width(.flexible) == 300)
    #expect(try #require(try width(.fitted)) < 150 && width(.fitted) == width(.automatic))
  }

  @Test("A rename button cannot be used without an action")
  func renameButtonsNeedAnAction() throws {
    func isDisabled(_ view: some View) throws -> Bool? {
      try drawnLayers(of: view.buttonStyle(.bordered)) { $0.platform = .macOS }.flattened().contains {
        $0.isInactive || $0.componentState(.disabled)
      }
    }
    #expect(try isDisabled(RenameButton()) == true)
    #expect(try isDisabled(RenameButton().renameAction {}) == false)
  }

  @Test("A borderless menu has no body, and its arrow on macOS")
  func menusAreBorderless() throws {
    func styles(_ platform: Platform, _ view: some View) throws -> [ComponentWord?] {
      try drawnLayers(of: view) { $0.platform = platform }.components.map { $0.word(.style) }
    }
    let menu = Menu("Sort") { Button("By name") {} }
    #expect(try styles(.macOS, menu.menuStyle(.borderlessButton)) == [.plain])
    #expect(try styles(.iOS, menu.menuStyle(.borderlessButton)).isEmpty)
    let old = MenuButton("Sort") { Button("By name") {} }
    #expect(try styles(.macOS, old) == styles(.macOS, menu))
    #expect(try styles(.macOS, old.menuButtonStyle(BorderlessPullDownMenuButtonStyle())) == [.plain])
  }

  @Test("A picker of several days marks each of those in its month")
  func severalDaysAreMarked() throws {
    func discs(_ days: [Int]) throws -> [Rect] {
      let parts = days.map { DateComponents(year: 2026, month: 6, day: $0) }
      let view = MultiDatePicker(
        "Days", selection: .constant(Set(parts + [DateComponents(year: 2027, month: 1, day: 1)])))
      return try drawnLayers(of: view).flattened().filter {
        if case .fill(.circle, _) = $0.content { true } else { false }
      }.map(\.frame)
    }
    let (one, two) = (try discs([3]), try discs([3, 17]))
    #expect(one.count == 1 && two.count == 2 && two.contains(one[0]))
    // The seventeenth lies two weeks below the third.
    #expect(two[0].x == two[1].x && two[0].y != two[1].y)
    #expect(try drawnLayers(of: MultiDatePicker("Days", selection: .constant([]))).components.count == 1)
  }
}
