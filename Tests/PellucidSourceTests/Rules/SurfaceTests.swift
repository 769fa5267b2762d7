// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the rules about surfaces of an app's own: SRC16, SRC17, SRC18 and SRC20.
@Suite struct SurfaceTests {
  // MARK: SRC16

  @Test("Report translucent surfaces over changing content that ignore people's settings")
  func translucent() {
    expectMarks(
      """
      struct Player: View {
        var body: some View {
          ZStack {
            Image("beach").resizable()
            VStack { Text("Title").foregroundStyle(.white) }.background(Color.black.opacity(0.6)) // SRC16
            Text("Live").foregroundStyle(.white).background(Capsule().fill(.red.opacity(0.7))) // SRC16
          }
        }
      }
      struct FloatingControl: View {
        var body: some View {
          HStack { Button("a") {}; Button("b") {} }.background(.gray.opacity(0.3), in: .capsule) // SRC16
        }
      }
      struct Frosted: View {
        var body: some View {
          Text("a").background { ZStack { BlurView(style: style); Color.white.opacity(0.1) } } // SRC16
          Text("b").background(BlurView(style: style).blur(radius: 8)) // SRC16
        }
      }
      """)
  }

  @Test("Accept materials, and surfaces with a branch on the settings")
  func heeded() {
    expectMarks(
      """
      struct Plate: View {
        @Environment(\\.accessibilityReduceTransparency) private var reduceTransparency
        var body: some View {
          ZStack {
            Image("beach").resizable()
            Text("a").background(.gray.opacity(reduceTransparency ? 1 : 0.5))
          }
        }
      }
      struct Sheet: View {
        @Environment(\\.colorSchemeContrast) private var strength
        var body: some View {
          ZStack {
            Image("beach").resizable()
            Text("a").background(.gray.opacity(strength == .increased ? 1 : 0.5))
          }
        }
      }
      struct Bar: View {
        var body: some View {
          ZStack {
            Image("beach").resizable()
            HStack { Button("a") {} }.background(.regularMaterial)
          }
        }
      }
      """)
  }

  @Test("Ignore scrims, glows, faint tints, tints in the flow of a page, and blurs of a picture's own pixels")
  func noSurface() {
    expectMarks(
      """
      struct Page: View {
        var body: some View {
          ZStack {
            Image("beach").resizable().blur(radius: 20)
            Color.black.opacity(0.4)
            Circle().fill(.yellow.opacity(0.4)).blur(radius: 30)
          }
          VStack {
            Text("a").background(Color.gray.opacity(0.12))
            Text("b").background(.gray.opacity(0.3))
            Text("c").background(.secondary.opacity(0.2)).background(.thinMaterial)
            Text("d").blur(radius: isLoading ? 4 : 0)
          }
        }
      }
      """)
  }

  // MARK: SRC17

  @Test("Report a background of the app's own in a sheet, a popover and a cover")
  func ownBackground() {
    expectMarks(
      inBody: """
        List {}.sheet(isPresented: $a) { Form {}.background(Color("Canvas")) } // SRC17
        List {}.popover(isPresented: $b) { Text("a").background(.gray) } // SRC17
        List {}.sheet(isPresented: $c) { Form {}.presentationBackground(Color("Canvas")) } // SRC17
        """)
  }

  @Test("Accept the system's backgrounds, materials, and backgrounds of parts of a sheet")
  func systemBackground() {
    expectMarks(
      inBody: """
        List {}.sheet(isPresented: $a) { Form {} }
        List {}.sheet(isPresented: $b) { Form {}.presentationBackground(.regularMaterial) }
        List {}.sheet(isPresented: $c) { VStack { Text("a").background(.background) } }
        List {}.sheet(isPresented: $d) { VStack { Text("a").background(Color("Chip")) } }
        VStack { Text("a") }.background(Color("Canvas"))
        """)
  }

  @Test("Leave a background in a popover of the project's own making to review")
  func ownPresentation() {
    expectMarks(
      inBody:
        "List {}.ownPopover(isPresented: $a) { Text(\"a\").background(Color(\"Canvas\")) } // SRC17 review")
  }

  // MARK: SRC18

  @Test("Leave texts that a view draws itself to review, once for each function")
  func drawnText() {
    expectMarks(
      """
      final class BadgeView: NSView {
        override func draw(_ rect: NSRect) {
          title.draw(at: point) // SRC18 review
          subtitle.draw(at: point)
          image.draw(in: rect)
        }
      }
      final class Page {
        func draw(_ rect: CGRect) { title.draw(at: point) }
      }
      final class Plain: NSView {
        override func draw(_ rect: NSRect) { super.draw(rect); icon.draw(in: rect) }
      }
      """)
  }

  // MARK: SRC20

  @Test("Report coloured states on macOS that let the window through")
  func coloredState() {
    expectMarks(
      """
      import AppKit
      struct Item: View {
        var body: some View {
          Text("a").background(isSelected ? Color.accentColor.opacity(0.6) : Color.clear) // SRC20
          Text("b").background(Color(nsColor: .selectedContentBackgroundColor).opacity(0.8)) // SRC20
          Capsule().fill(Color.accentColor).opacity(0.7) // SRC20
        }
      }
      """)
  }

  @Test("Accept opaque coloured states, translucent neutral ones, and coloured states of other systems")
  func neutralState() {
    expectMarks(
      """
      import AppKit
      struct Item: View {
        var body: some View {
          Text("a").background(isSelected ? Color.accentColor : .clear)
          Text("b").background(.primary.opacity(0.1))
          Text("c").background(Color.accentColor.opacity(0.1))
        }
      }
      """)
    expectMarks(
      """
      import UIKit
      struct Item: View {
        var body: some View { Text("a").background(Color.accentColor.opacity(0.7)) }
      }
      """
    )
  }

  @Test("Follow a presentation to its content, on iOS only")
  func presentedContents() {
    let source = """
      struct Shop: View {
        var body: some View {
          List {}.sheet(isPresented: $a) { Details() }
          List {}.sheet(isPresented: $b) { more }
        }
        var more: some View { Form {}.background(Color("Canvas")) } // SRC17
      }
      struct Details: View {
        var body: some View { Form {}.background(Color("Canvas")) } // SRC17
      }
      struct Page: View {
        var body: some View { Form {}.background(Color("Canvas")) }
      }
      """
    expectMarks(source)
    for path in ["App/Shop.macOS.swift", "App/Shop.tvOS.swift", "App/Shop.visionOS.swift"] {
      expectMarks(source.replacing(" // SRC17", with: ""), path: path)
    }
  }

  @Test("Report a colour that is blurred behind a text")
  func blurredColors() {
    expectMarks(
      inBody: """
        Text("a").padding().background(Color.white.opacity(0.3).blur(radius: 20)) // SRC16
        Text("a").padding().background(Circle().fill(Color.black.opacity(0.3)).blur(radius: 20))
        """)
  }
}
