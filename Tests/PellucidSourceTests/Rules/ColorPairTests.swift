// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of SRC02: pairs of a text and a ground of which one half follows the appearance.
@Suite struct ColorPairTests {
  @Test("Report a fixed text on a ground that follows the appearance")
  func fixedOnAdaptive() {
    expectMarks(
      inBody: """
        List {
          Text("a").foregroundStyle(.black).background(Color(.systemBackground)) // SRC02
          Text("b").foregroundColor(.white).padding().background(Color.gray) // SRC02
          Text("c").foregroundStyle(.white).background(.primary) // SRC02
          Text("d").foregroundStyle(.black).background(scheme == .dark ? Color.white : .black) // SRC02
        }
        """)
  }

  @Test("Report a text without a style on a fixed ground")
  func adaptiveOnFixed() {
    expectMarks(
      inBody: """
        List {
          VStack { Text("a").padding() }.background(.black) // SRC01, SRC02
          TextField("b", text: $text).background(Color.white) // SRC01, SRC02
          DatePicker.init("c", selection: $date).background(.white, in: .capsule) // SRC01, SRC02
        }
        """)
  }

  @Test("Accept pairs of which both halves follow the appearance, or none")
  func matching() {
    expectMarks(
      inBody: """
        List {
          Text("a").foregroundStyle(Color(.label)).background(Color(.systemBackground))
          Text("b").foregroundStyle(.primary).background(Color(.secondarySystemBackground))
          Text("c").foregroundStyle(.white).background(.blue)
        }
        """)
  }

  @Test("Ignore texts that are read out or shown elsewhere, and texts styled from outside")
  func notOnTheGround() {
    expectMarks(
      inBody: """
        List {
          Image("a").accessibility(label: Text("a")).background(.black) // SRC01
          Slider(value: $x).alert("b", isPresented: $isShown) { Text("b") }.background(.black) // SRC01
          VStack { Text("c") }.background(.black).foregroundStyle(.white) // SRC01
          VStack { Text("d").foregroundStyle(.white) }.background(.black) // SRC01
        }
        """)
  }

  @Test("Leave texts whose style another file decides to review")
  func review() {
    expectMarks(
      inBody: """
        List {
          Text("a").foregroundStyle(Color("Ink")).background(.white) // SRC01, SRC02 review
          VStack { Text("b") }.ownStyle().background(.black) // SRC01, SRC02 review
          VStack { Text("c") }.background(.black.opacity(0.9)) // SRC02 review
        }
        """)
  }

  @Test("Report a stated style of texts on a fixed ground, and fixed grounds behind a text in other forms")
  func statedStyles() {
    expectMarks(
      inBody: """
        Text("a").foregroundStyle(.primary).background(.white) // SRC01, SRC02
        Text("a").foregroundStyle(.secondary).background(Color.white) // SRC01, SRC02
        Text("a").foregroundStyle(Color(.label)).background(Color.white) // SRC01, SRC02
        Text("a").background { Color.white } // SRC01, SRC02
        Text("a").background(RoundedRectangle(cornerRadius: 8).fill(.white)) // SRC01, SRC02
        Text("a").foregroundStyle(.primary).background(.blue)
        Text("a").foregroundStyle(.primary).background(Color("Canvas"))
        Text("a").background(alignment: .leading) { Circle().fill(.orange).frame(width: 4) }
        """)
  }
}
