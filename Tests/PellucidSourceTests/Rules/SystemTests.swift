// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the rules about single systems: SRC22, SRC23 and SRC24.
@Suite struct SystemTests {
  @Test("Report an opaque colour in a window of visionOS")
  func windows() {
    let scene = """
      @main struct Shop: App {
        var body: some Scene {
          WindowGroup { Color.black.ignoresSafeArea() } // SRC22
          WindowGroup { ZStack { Color("Canvas"); Home() } } // SRC22
          WindowGroup { Home() }
          WindowGroup { Color.black.opacity(0.4) }
          WindowGroup { Home().background(.thinMaterial) }
        }
      }
      """
    expectMarks(scene, path: "App/Shop+visionOS.swift")
    expectMarks("@main struct Shop: App {\n  var body: some Scene { WindowGroup { Color(\"Canvas\") } }\n}")
  }

  @Test("Report a colour in place of the material of a modal on the watch")
  func modals() {
    expectMarks(
      inBody: """
        List {}.sheet(isPresented: $a) { Detail().containerBackground(.black, for: .navigation) } // SRC23
        List {}.sheet(isPresented: $b) { Detail() }
        List {}.sheet(isPresented: $c) { Detail().containerBackground(.thinMaterial, for: .navigation) }
        TabView { Detail().containerBackground(.green, for: .tabView) }
        """, path: "WatchApp/Home.swift")
    expectMarks(
      inBody: """
        List {}.sheet(isPresented: $a) {
          #if os(watchOS)
          Detail().containerBackground(.black, for: .navigation) // SRC23
          #else
          Detail().containerBackground(.red, for: .navigation)
          #endif
        }
        """)
  }

  @Test("Report materials of tvOS in the scheme that they do not suit")
  func television() {
    expectMarks(
      inBody: """
        Text("a").background(.thickMaterial).environment(\\.colorScheme, .light) // SRC08, SRC24
        Text("b").background(.thinMaterial).environment(\\.colorScheme, .dark) // SRC08, SRC24
        Text("c").background(.thinMaterial).environment(\\.colorScheme, .light) // SRC08
        Text("d").background(.regularMaterial)
        """, path: "TV/Home.tvOS.swift")
  }

  @Test("Look for the scheme of a material of tvOS around it, and for the material in a shape")
  func televisionAround() {
    expectMarks(
      inBody: """
        VStack { Text("a").background(.thickMaterial) } // SRC24
          .environment(\\.colorScheme, .light) // SRC08
        """, path: "TV/Home.tvOS.swift")
  }

  @Test("Report each way of asking for the appearance on a system that has one")
  func branches() {
    let view = """
      import SwiftUI
      struct Card: View {
        @Environment(\\.colorScheme) var scheme
        var isDark: Bool { scheme == .dark } // SRC21
        var body: some View {
          switch scheme { // SRC21
          case .dark: Text("a")
          default: Text("b")
          }
          Text("c").opacity(scheme == .dark ? 1 : 0.5) // SRC21
        }
      }
      """
    expectMarks(view, path: "App/visionOS/Card.swift")
    expectMarks(view.replacing(" // SRC21", with: ""), path: "App/Card.swift")
  }
}
