// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of SRC08: materials that are chosen by their look.
@Suite struct MaterialChoiceTests {
  @Test("Report blurs of one appearance, retired materials, and forced appearances")
  func byLook() {
    expectMarks(
      """
      final class Panel: NSView {
        func setUp() {
          effect.material = .dark // SRC08
          other.material = .sidebar
          other.appearance = NSAppearance(named: .vibrantDark) // SRC08
        }
      }
      final class Cover: UIView {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark)) // SRC08
        let thin = UIBlurEffect(style: .systemThinMaterialLight) // SRC08
      }
      struct Sheet: View {
        var body: some View {
          BlurView(style: .extraLight) // SRC08
          VStack { Text("a").background(.thinMaterial) }
            .environment(\\.colorScheme, .dark) // SRC08
          Text("b").background(.bar).colorScheme(.light) // SRC08
        }
      }
      """)
  }

  @Test("Accept materials by purpose, styles that are handed in, and schemes around no material")
  func byPurpose() {
    expectMarks(
      """
      final class Panel: NSView {
        func setUp() {
          effect.material = .sidebar
          effect.material = .hudWindow
          effect.appearance = nil
        }
      }
      final class Cover: UIView {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        init(style: UIBlurEffect.Style) { effect = UIBlurEffect(style: style) }
      }
      struct Sheet: View {
        var body: some View {
          Form { TextField("a", text: $a) }.environment(\\.colorScheme, .dark)
          Text("b").background(.bar).environment(\\.colorScheme, scheme)
          Text("c").background(.bar).environment(\\.locale, .current)
        }
      }
      #Preview { Sheet().background(.thinMaterial).environment(\\.colorScheme, .dark) }
      """)
  }

  @Test("Leave a dark panel in front of films to review")
  func panel() {
    expectMarks(
      """
      final class Controls: NSView {
        func setUp() {
          effect.material = .hudWindow
          effect.appearance = NSAppearance(named: .vibrantDark) // SRC08 review
        }
      }
      """)
  }
}
