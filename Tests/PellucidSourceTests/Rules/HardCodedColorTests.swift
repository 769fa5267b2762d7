// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of SRC01: colours with one value for every appearance.
@Suite struct HardCodedColorTests {
  @Test("Report fixed colours of texts, symbols, fills, borders and tints on a page")
  func fixedColors() {
    expectMarks(
      inBody: """
        List {
          Text("a").foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.2)) // SRC01
          Text("b").foregroundColor(.black) // SRC01
          Image(systemName: "star").foregroundStyle(Color(white: 0.3)) // SRC01
          Text("c").foregroundStyle(Color(hex: "#AA3311")) // SRC01
          Text("d").foregroundStyle(Color(hex: 0xAA3311)) // SRC01
          Rectangle().fill(.black) // SRC01
          Rectangle().stroke(.black) // SRC01
          Divider().background(Color(white: 0.8)) // SRC01
          Toggle("e", isOn: $isOn).tint(Color(red: 1, green: 0, blue: 0)) // SRC01
        }
        """)
  }

  @Test("Accept styles and colours that follow the appearance")
  func adaptive() {
    expectMarks(
      inBody: """
        List {
          Text("a").foregroundStyle(.primary)
          Text("b").foregroundStyle(.secondary)
          Text("c").foregroundColor(Color("Ink"))
          Text("d").foregroundStyle(.red)
          Text("e").foregroundColor(Color(.systemGray))
          Text("f").foregroundColor(Color(uiColor: .label))
          Rectangle().fill(.background)
          Rectangle().fill(Color.clear)
          Toggle("g", isOn: $isOn).tint(.accentColor)
        }
        """)
  }

  @Test("Report a fixed colour where it is named, and once on a line")
  func names() {
    expectMarks(
      """
      extension Color {
        static let ink = Color(red: 0.1, green: 0.1, blue: 0.2) // SRC01
        static let unused = Color(red: 0.9, green: 0.1, blue: 0.2)
      }
      struct Rows: View {
        private var stripe: Color { Color(white: 0.9) } // SRC01
        var body: some View {
          List {
            Text("a").foregroundStyle(Color.ink)
            Rectangle().fill(stripe)
            Text("b").foregroundStyle(isNew ? Color(white: 0.1) : Color(white: 0.4)) // SRC01
          }
        }
      }
      """)
  }

  @Test("Report one value of a choice that has nothing to do with the appearance")
  func choices() {
    expectMarks(
      inBody: """
        List {
          Text("a").foregroundColor(isSelected ? .accentColor : .black) // SRC01
          Text("b").foregroundColor(isDone ? .black : .secondary) // SRC01
        }
        """)
  }

  @Test("Report fixed colours of views of UIKit and AppKit")
  func viewsOfUIKit() {
    expectMarks(
      """
      final class Panel: UIView {
        func setUp() {
          backgroundLabel.textColor = UIColor(white: 0.2, alpha: 1) // SRC01
          box.backgroundColor = .white // SRC01
          box.tintColor = .black // SRC01
          title.textColor = .white // SRC01 review
          other.textColor = .label
          mask.backgroundColor = .black
          highlightMask.backgroundColor = UIColor.white
          text.attributes = [.foregroundColor: UIColor(red: 0, green: 0, blue: 0.3, alpha: 1)] // SRC01
        }
      }
      """)
  }

  @Test("Leave white that another file may lay on a coloured ground to review")
  func whiteOnUnknownGround() {
    expectMarks(
      """
      struct Badge: View {
        var body: some View {
          HStack {
            Text("9").foregroundStyle(.white) // SRC01 review
            Rectangle().stroke(Color.white) // SRC01 review
            Circle().fill(.white).frame(width: 4) // SRC01 review
          }
        }
      }
      struct Bare: View {
        var body: some View {
          Fancy { Text("a").foregroundColor(.black) } // SRC01 review
          Text("b").foregroundStyle(.white).background(Color("Panel")) // SRC01 review
        }
      }
      """)
  }

  @Test("Leave a colour that is handed to a text style of the project to review")
  func handed() {
    expectMarks(
      inBody: """
        VStack {
          Text("a").textStyle(17, .black) // SRC01 review
          Text("b").fontBold(color: .white, size: 12) // SRC01 review
          Text("c").font(.title, weight: .black)
        }
        """)
  }

  @Test("Leave fills of an opacity that is worked out to review")
  func workedOutOpacity() {
    expectMarks(inBody: "List { Rectangle().fill(Color.black.opacity(progress)) } // SRC01 review")
  }

  // MARK: Traps

  @Test(
    "Accept a ground that the settings for transparency or contrast choose, and report one that they do not")
  func groundsOfSettings() {
    expectMarks(
      """
      struct Panel: View {
        @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
        @Environment(\\.colorSchemeContrast) private var strength
        private var isSolid: Bool { reduceTransparency || strength == .increased }
        private var ground: Color { strength == .increased ? .black : .black.opacity(0.6) }
        var body: some View {
          Text("a").foregroundStyle(.white)
            .background(reduceTransparency ? Color.black : Color.black.opacity(0.6))
          Text("b").foregroundStyle(.white).background(Color.black.opacity(isSolid ? 1 : 0.6))
          Text("c").foregroundStyle(.white).background(ground)
          if isSolid { Text("d").foregroundStyle(.white).background(Color.black) }
          Text("e").foregroundStyle(.white)
            .background { if strength == .increased { Color.black } else { Color.black.opacity(0.5) } }
          Text("f").foregroundStyle(.white).background(isSelected ? Color.black : Color.black.opacity(0.6)) // SRC01
          Text("g").background(reduceTransparency ? Color(white: 0.6) : Color.black.opacity(0.05)) // SRC01
          List { Text("h").foregroundStyle(reduceTransparency ? .black : .secondary) } // SRC01
        }
      }
      """)
  }

  @Test("Ignore previews, tests, code for debugging, comments and strings")
  func notShown() {
    expectMarks(
      """
      struct Screen: View {
        var body: some View {
          List {
            // Text("a").foregroundColor(.black)
            Text(".foregroundColor(.black)")
            /* Rectangle().fill(Color.white) */
            #if DEBUG
            Text("debug").foregroundColor(.black)
            #endif
          }
        }
      }
      #Preview { Screen().background(Color.white) }
      struct Screen_Previews: PreviewProvider {
        static var previews: some View { Screen().background(.black) }
      }
      """)
  }

  @Test("Ignore shadows, masks, cleared backgrounds and rims")
  func onlyAlpha() {
    expectMarks(
      inBody: """
        List {
          Text("a").shadow(color: .black.opacity(0.3), radius: 4)
          Text("b").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
          Text("c").background(Color.clear)
          Circle().fill(.black.opacity(0.4)).blur(radius: 20)
          RoundedRectangle(cornerRadius: 8).strokeBorder(.white.opacity(0.2))
          Text("d").background(Color.white.opacity(0.001))
          Rectangle().fill(.white).blendMode(.destinationOut)
        }
        """)
  }

  @Test("Ignore scrims that dim what is behind")
  func scrims() {
    expectMarks(
      """
      struct Covered: View {
        var body: some View {
          ZStack {
            content
            Color.black.opacity(0.4).ignoresSafeArea()
            Rectangle().fill(.black.opacity(0.5)).ignoresSafeArea()
          }
          .presentationBackground { Rectangle().fill(.black.opacity(isShown ? 0.5 : 0)) }
        }
      }
      """)
  }

  @Test("Ignore what stands over a photo, a video or a camera")
  func overMedia() {
    expectMarks(
      """
      struct Story: View {
        var body: some View {
          ZStack {
            Image("beach").resizable()
            Text("Beach").foregroundStyle(.white)
            Image(systemName: "play").foregroundStyle(.black).background(Circle().fill(.white))
          }
          AsyncImage(url: url).overlay { Image(systemName: "heart").foregroundStyle(.white) }
          VideoPlayer(player: player).overlay(Text("Live").foregroundColor(.white))
        }
      }
      struct CameraScreen: View {
        var body: some View { Color.black }
      }
      final class PhotoViewer: UIViewController {
        func setUp() { view.backgroundColor = .black }
      }
      """)
  }

  @Test("Report a veil of white over a picture, which glares in the dark")
  func veil() {
    expectMarks(
      inBody: """
        ZStack {
          Image("beach").resizable()
          Color.white.opacity(0.8) // SRC01
        }
        """)
  }

  @Test("Ignore a stand-in for a picture that is not there yet")
  func standIn() {
    expectMarks(
      inBody: """
        if let image {
          Image(uiImage: image).resizable()
        } else {
          Rectangle().fill(.black)
        }
        """)
  }

  @Test("Ignore white on a saturated fill, on the accent, and on the actions of a swipe")
  func onTint() {
    expectMarks(
      """
      struct Order: View {
        var body: some View {
          List {
            Text("Buy").foregroundStyle(.white).background(Color.blue)
            Text("New").foregroundColor(.white).padding().background(Capsule().fill(Color.accentColor))
            Button("Pay") {}.foregroundStyle(.white).buttonStyle(.borderedProminent)
            Button("Save") {}.foregroundStyle(.white).buttonStyle(Filled())
            HStack { Text("In").background(.red); Text("Out").background(.green) }.foregroundStyle(.white)
            Text("3").foregroundStyle(.white).background(in: .circle).backgroundStyle(.teal)
            Text("4").foregroundStyle(.white).background(Color("AccentStrong"))
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .green)
          }
          .swipeActions { Label("Delete", systemImage: "trash").foregroundStyle(.white) }
        }
      }
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().background(Color.orange)
        }
      }
      """)
  }

  @Test("Report the fixed ground, and not what stands on it")
  func onFixed() {
    expectMarks(
      inBody: """
        VStack {
          Text("a").foregroundStyle(.white).background(Color(red: 0.1, green: 0.1, blue: 0.3)) // SRC01
          ZStack {
            Color.black // SRC01
            Text("b").foregroundStyle(.white)
            Rectangle().stroke(.white)
          }
          Circle().fill(.white).frame(width: 10).overlay(Text("+").foregroundColor(.black)) // SRC01 review
        }
        """)
  }

  @Test("Ignore branches for the appearance and for the brightness of what is behind")
  func branches() {
    expectMarks(
      """
      struct Plate: View {
        @Environment(\\.colorScheme) private var colorScheme
        private let edge = Color(white: 0.9)
        private var ink: Color { colorScheme == .dark ? .white : .black }
        var body: some View {
          List {
            Text("a").foregroundStyle(colorScheme == .dark ? .white : .black)
            Text("b").foregroundStyle(ink)
            if colorScheme == .dark { Rectangle().fill(.white) } else { Rectangle().fill(.black) }
            Rectangle().fill(.white.opacity(colorScheme == .dark ? 0.1 : 1))
            Text("c").foregroundStyle(background.luminance > 0.5 ? .black : .white)
            Rectangle().fill(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }))
            Rectangle().fill(Color(light: .white, dark: .black))
            switch colorScheme {
            case .dark: Rectangle().fill(.white)
            default: Rectangle().fill(edge)
            }
          }
        }
      }
      """)
  }

  @Test("Ignore colours that people choose, and drawings of shapes")
  func dataAndArtwork() {
    expectMarks(
      """
      struct Chooser: View {
        @State private var ink = Color.black
        var body: some View {
          List {
            ColorPicker("Ink", selection: $ink)
            Text("a").foregroundStyle(ink)
            Text("b").foregroundStyle(item.color)
          }
        }
      }
      struct BankCard: View {
        var body: some View {
          ZStack {
            RoundedRectangle(cornerRadius: 12).fill(.white)
            Circle().fill(Color(white: 0.8))
            Rectangle().fill(LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
          }
        }
      }
      """)
  }

  @Test("Ignore systems with one appearance")
  func oneAppearance() {
    let view =
      "struct Face: View {\n  var body: some View { List { Text(\"a\").foregroundColor(.black) } }\n}"
    expectMarks(view, path: "WatchApp/Face.swift")
    expectMarks(view, path: "Shop Watch App/Face.swift")
    expectMarks(view, path: "App/Face+visionOS.swift")
    expectMarks("import WatchKit\n" + view)
    expectMarks(
      """
      struct Face: View {
        var body: some View {
          List {
            #if os(watchOS)
            Text("a").foregroundColor(.black)
            #else
            Text("a").foregroundColor(.black) // SRC01
            #endif
          }
        }
      }
      """)
  }

  @Test("Ignore the thumb of a switch, dots on coloured grounds, and modifiers that lay one")
  func smallParts() {
    expectMarks(
      """
      struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Capsule().fill(configuration.isOn ? .green : .gray).overlay(Circle().fill(.white).padding(2))
        }
      }
      struct Mark: View {
        var body: some View {
          ZStack { Color.red; Circle().fill(.white).frame(width: 6) }
          Text("a").foregroundColor(.white).onBlue()
          Text("b").foregroundColor(.white).modifier(Filled())
        }
      }
      struct Filled: ViewModifier {
        func body(content: Content) -> some View { content.padding().background(Color.indigo) }
      }
      extension View {
        func onBlue() -> some View { padding().background(Color.blue) }
      }
      """)
  }

  @Test("Ignore a foreground of a view of the file that lays its own ground below its text")
  func ownGround() {
    expectMarks(
      """
      struct Pill: View {
        let text: String
        var body: some View { Text(text).padding().background(.blue) }
      }
      struct Styled: View {
        let text: String
        var body: some View { Text(text).foregroundStyle(.secondary) }
      }
      struct Pills: View {
        var body: some View {
          List {
            Pill(text: "a").foregroundStyle(.white)
            Styled(text: "a").foregroundStyle(.white)
            HStack { Pill(text: "b"); Pill(text: "c") }.foregroundStyle(.white)
          }
        }
      }
      """)
  }

  @Test("Ignore colours of a drawn picture and of a grid of layers, and white on an emphasized selection")
  func drawnInUIKit() {
    expectMarks(
      """
      final class Drawing: UIView {
        func picture() -> UIImage {
          UIGraphicsImageRenderer(size: size).image { context in
            label.textColor = .black
          }
        }
        func grid() { layers[row][column].backgroundColor = UIColor.white.cgColor }
        func update() { star.contentTintColor = (isSelected && isEmphasized) ? .white : .systemYellow }
      }
      final class Note: UIView {
        func setUp() {
          backgroundColor = .systemBlue
          label.textColor = .white
        }
      }
      """)
  }
}
