// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the rules about the use of Liquid Glass: SRC09 to SRC15.
@Suite struct GlassTests {
  // MARK: SRC09

  @Test("Report glass on rows, cells, items of grids and texts to be read")
  func content() {
    expectMarks(
      """
      struct Items: View {
        var body: some View {
          List(items) { item in
            Text(item.name).glassEffect() // SRC09
          }
          LazyVGrid(columns: columns) {
            ForEach(items) { tile($0) }
          }
          Text("A sentence that tells people at length what they can do on this page.").glassEffect() // SRC09
          Text(help).multilineTextAlignment(.center).glassEffect() // SRC09
        }
        private func tile(_ item: Item) -> some View {
          Image(systemName: item.symbol).glassEffect(.regular, in: .circle) // SRC09
        }
      }
      struct MessageRow: View {
        var body: some View { Text(name).padding().glassEffect() } // SRC09
      }
      final class About: NSWindowController {
        func fill() { glass = NSGlassEffectView(frame: window.contentView.bounds) } // SRC09
      }
      """)
  }

  @Test("Accept glass on controls, floating bars and thumbs, in previews and in wrappers")
  func controls() {
    expectMarks(
      """
      struct Home: View {
        var body: some View {
          List(items) { Text($0.name) }
            .safeAreaInset(edge: .bottom) { Button("Add") {}.glassEffect() }
            .toolbar { Button("Edit") {}.buttonStyle(.glass) }
            .overlay { Image(systemName: "plus").glassEffect(in: .circle) }
        }
      }
      struct VolumeSlider: View {
        var body: some View { List { Circle().glassEffect() } }
      }
      extension View {
        func floating() -> some View { glassEffect(.regular, in: .capsule) }
      }
      struct Off: View {
        var body: some View { List { Text("a").glassEffect(.identity) } }
      }
      #Preview { List { Text("a").glassEffect() } }
      """)
  }

  @Test("Leave a modifier of the project on a row, which may be glass, to review")
  func ownGlass() {
    expectMarks(
      inBody: """
        List(items) { item in
          Text(item.name)
            .frostedGlass() // SRC09 review
        }
        Text("a").frostedGlass()
        """)
  }

  // MARK: SRC10, SRC11, SRC12

  @Test("Report more pieces of glass than a screen should have")
  func tooMuch() {
    expectMarks(
      inBody: """
        GlassEffectContainer { // SRC10
          ForEach(0..<6) { index in Image(systemName: "star").glassEffect(in: .circle) }
          Button("a") {}.glassEffect()
        }
        """)
    expectMarks(
      inBody: """
        GlassEffectContainer {
          ForEach(0..<3) { index in Image(systemName: "star").glassEffect(in: .circle) }
          Button("a") {}.glassEffect()
        }
        """)
    expectMarks(
      inBody: """
        switch shape {
        case .a: content.glassEffect(in: .circle)
        case .b: content.glassEffect(in: .capsule)
        case .c: content.glassEffect(in: .rect)
        case .d: content.glassEffect(in: .ellipse)
        case .e: content.glassEffect(in: one)
        default: content.glassEffect(in: two)
        }
        """)
  }

  @Test("Report glass on glass, but not glass in a sheet over it")
  func onGlass() {
    expectMarks(
      inBody: """
        VStack {
          Button("Go") {}.glassEffect() // SRC11
        }
        .glassEffect()
        VStack { Button("Go") {}.buttonStyle(.bordered) }.glassEffect()
        Button("a") {}.glassEffect().sheet(isPresented: $isShown) { Button("b") {}.glassEffect() }
        """)
  }

  @Test("Report neighbours of glass without a container")
  func neighbours() {
    expectMarks(
      inBody: """
        HStack {
          Button("a") {}.glassEffect()
          Button("b") {}.glassEffect() // SRC12
        }
        GlassEffectContainer {
          HStack {
            Button("a") {}.glassEffect()
            Button("b") {}.glassEffect()
          }
        }
        HStack {
          if isOn { Button("a") {}.glassEffect() } else { Button("b") {}.glassEffect() }
        }
        """)
  }

  @Test("Report views of AppKit made of glass for each element of a list")
  func elements() {
    expectMarks(
      """
      final class Panel: NSViewController {
        let names = ["a", "b", "c"]
        func fill() {
          views = names.map { name in
            let glass = NSGlassEffectView() // SRC12
            return glass
          }
        }
      }
      """)
  }

  // MARK: SRC13, SRC14, SRC15

  @Test("Report clear glass over a plain ground and on views with much text")
  func clear() {
    expectMarks(
      """
      struct Home: View {
        var body: some View {
          List { Text("a").glassEffect(.clear) } // SRC09, SRC13
          ZStack {
            Color(.systemBackground)
            Button("b") {}.glassEffect(.clear) // SRC13
          }
          ZStack {
            Image("beach").resizable()
            Button("c") {}.glassEffect(.clear)
          }
          Button("d") {}.glassEffect(.regular)
        }
      }
      struct LoginAlert: View {
        var body: some View { VStack { Text("a") }.glassEffect(.clear) } // SRC14
      }
      struct LoginPopover: View {
        var body: some View { VStack { Text("a") }.glassEffect(.regular) }
      }
      """)
  }

  @Test("Report clear glass on a view with much text, by the name of the view or by a text to be read in it")
  func clearOnText() {
    expectMarks(
      """
      struct Trip: View {
        var body: some View {
          AlertCard().glassEffect(.clear) // SRC14
          sidebarContent.glassEffect(.clear, in: .rect) // SRC14
          VStack {
            Text("Your ticket is valid on every train until the end of the day of travel.").padding()
          }.glassEffect(.clear) // SRC14
          SidebarButton().glassEffect(.clear) // SRC13 review
          AlertCard().glassEffect(.regular)
        }
      }
      """)
  }

  @Test("Leave clear glass over what another file decides to review")
  func clearOverUnknown() {
    expectMarks(
      """
      struct Pill: View {
        var body: some View { Button("a") {}.glassEffect(.clear) } // SRC13 review
      }
      """)
  }

  @Test("Report an opaque fill below glass")
  func fillBelow() {
    expectMarks(
      inBody: """
        Button("Buy") {}.background(.orange).glassEffect() // SRC15
        Button("Buy") {}.glassEffect(.regular.tint(.orange))
        Button("Buy") {}.background(.orange.opacity(0.3)).glassEffect()
        Button("Buy") {}.background(Color.clear).glassEffect()
        Button("Buy") {}.background(.orange)
        """)
  }

  @Test("Follow glass of button styles, overlays, containers and repetitions")
  func composed() {
    expectMarks(
      inBody: """
        Form { Text("a") }.overlay { bar.glassEffect(.clear) } // SRC13
        Form { Text("a") }.overlay { Button("a") {}.buttonStyle(.glass(.clear)) } // SRC13
        Form { Text("a") }.overlay { bar.glassEffect(.regular) }
        HStack { Button("a") {}.buttonStyle(.glass) }
        HStack { Button("b") {}.buttonStyle(.glass) }.glassEffect() // SRC11
        Text("c").glassEffect().overlay { Button("d") {}.glassEffect() } // SRC11
        Text("e").glassEffect().overlay { Button("f") {}.buttonStyle(.bordered) }
        GlassEffectContainer { HStack { ForEach(0..<3) { _ in Button("g") {}.glassEffect() } } }
        """)
  }

  @Test("Buttons in a style of glass are pieces of glass")
  func buttonStyles() {
    expectMarks(
      inBody: """
        HStack {
          Button("a") {}.buttonStyle(.glass)
          Button("b") {}.buttonStyle(.glassProminent) // SRC12
        }
        GlassEffectContainer { HStack { Button("a") {}.buttonStyle(.glass); Button("b") {}.buttonStyle(.glass) } }
        """)
  }
}
