// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the rules about what stands on a material or on glass: SRC06, SRC07 and SRC19.
@Suite struct MaterialTextTests {
  // MARK: SRC06

  @Test("Report colours that are not vibrant on a material and on glass")
  func colors() {
    expectMarks(
      inBody: """
        List {
          Label("a", image: "a").foregroundStyle(Color(.systemGray3)).background(.thinMaterial) // SRC06
          Text("a").foregroundStyle(.gray).background(.regularMaterial, in: .capsule) // SRC06
          VStack { Text("b").foregroundColor(.white) }.background { Circle().fill(.bar) } // SRC06
          Text("c").foregroundStyle(Color("Ink")).background(.bar) // SRC06
        }
        VStack {
          Text("d").foregroundStyle(Color(red: 0, green: 0, blue: 0.4)).padding().glassEffect() // SRC06
          ZStack { BlurView(style: style); Text("e").foregroundStyle(.white) } // SRC06
        }
        """)
  }

  @Test("Accept vibrant styles, hues, and colours on a fill over the material")
  func vibrant() {
    expectMarks(
      inBody: """
        VStack {
          Text("a").background(.thinMaterial)
          Text("b").foregroundStyle(.secondary).background(.regularMaterial)
          Text("c").foregroundStyle(.pink).background(.regularMaterial)
          Text("d").foregroundStyle(.white).background(Color.red).background(.regularMaterial)
          Text("e").foregroundStyle(.white).glassEffect(.regular.tint(.blue))
          Text("f").foregroundStyle(colorScheme == .dark ? .white : .black).background(.thinMaterial)
          Rectangle().fill(.gray).frame(height: 1).background(.thinMaterial)
        }
        #if DEBUG
        Text("g").foregroundStyle(.gray).background(.thinMaterial)
        #endif
        """)
  }

  @Test("Leave colours of the project on a material to review")
  func namedColors() {
    expectMarks(
      """
      struct Bar: View {
        var body: some View { Text("a").foregroundStyle(.brandInk).background(.thinMaterial) } // SRC06 review
      }
      final class Panel: NSView {
        let effect = NSVisualEffectView()
        func setUp() { label.textColor = .brandInk } // SRC06 review
      }
      """)
  }

  // MARK: SRC07

  @Test("Report the fourth level on thin materials")
  func quaternary() {
    expectMarks(
      inBody: """
        Text("a").foregroundStyle(.quaternary).background(.ultraThinMaterial) // SRC07
        HStack { Text("b").foregroundStyle(.quaternary) }.background(.thinMaterial) // SRC07
        Text("c").foregroundStyle(.quinary).background(.thinMaterial) // SRC07
        """)
  }

  @Test("Accept the fourth level on thicker materials, without one, and of fills and borders")
  func quaternaryElsewhere() {
    expectMarks(
      inBody: """
        Text("a").foregroundStyle(.quaternary).background(.thickMaterial)
        Text("b").foregroundStyle(.secondary).background(.thinMaterial)
        List { Text("c").foregroundStyle(.quaternary) }
        Text("d").background(.quaternary)
        RoundedRectangle(cornerRadius: 4).fill(.quaternary).background(.thinMaterial)
        Text("e").overlay { Capsule().stroke(.quaternary) }.background(.ultraThinMaterial)
        """)
  }

  // MARK: SRC19

  @Test("Leave pictures of a catalog on a material to review, because the catalog may make them templates")
  func pictures() {
    expectMarks(
      inBody: """
        HStack { Image("share-blue").resizable() }.background(.thinMaterial) // SRC19 review
        Image("logo").resizable().glassEffect() // SRC19 review
        """)
  }

  @Test("Accept symbols and templates on a material, and pictures elsewhere")
  func symbols() {
    expectMarks(
      inBody: """
        HStack { Image(systemName: "square.and.arrow.up") }.background(.thinMaterial)
        HStack { Image("share").renderingMode(.template) }.background(.thinMaterial)
        List { Image("photo").resizable() }
        VStack { Image("photo").resizable().clipShape(Circle()) }
        """)
  }
}
