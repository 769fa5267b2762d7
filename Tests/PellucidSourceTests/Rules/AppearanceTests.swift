// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

/// Tests of the rules about an app's own choice of an appearance: SRC03, SRC21 and SRC26.
@Suite struct AppearanceTests {
  // MARK: SRC03

  @Test("Report an appearance that a stored preference decides")
  func stored() {
    expectMarks(
      """
      @main struct Shop: App {
        @AppStorage("dark") private var isDark = false
        var body: some Scene {
          WindowGroup {
            Home().preferredColorScheme(isDark ? .dark : .light) // SRC03
          }
        }
      }
      final class SceneDelegate: UIResponder {
        func apply() {
          switch AppDefaults.shared.palette {
          case .light: window?.overrideUserInterfaceStyle = .light // SRC03
          case .dark: window?.overrideUserInterfaceStyle = .dark // SRC03
          case .system: window?.overrideUserInterfaceStyle = .unspecified
          }
        }
        func restore() {
          NSApp.appearance = Defaults[.isDark] ? NSAppearance(named: .darkAqua) : nil // SRC03
        }
      }
      """)
  }

  @Test("Accept the system's appearance, and values that nothing stored feeds")
  func system() {
    expectMarks(
      """
      struct Home: View {
        let scheme: ColorScheme?
        var body: some View {
          Content()
            .preferredColorScheme(nil)
            .preferredColorScheme(scheme)
        }
        func photograph() {
          window.overrideUserInterfaceStyle = .unspecified
          window.overrideUserInterfaceStyle = previous
        }
      }
      #Preview { Home(scheme: nil).preferredColorScheme(.dark) }
      """)
  }

  @Test("Leave a preference that another file applies, or may have stored, to review")
  func appliedElsewhere() {
    expectMarks(
      """
      final class Settings {
        var scheme: ColorScheme? { UserDefaults.standard.bool(forKey: "dark") ? .dark : nil } // SRC03 review
      }
      struct Home: View {
        var body: some View { Content().preferredColorScheme(themeManager.appearance) } // SRC03 review
      }
      """)
  }

  // MARK: SRC26

  @Test("Report one appearance that the code forces on a screen")
  func forced() {
    expectMarks(
      """
      struct Home: View {
        var body: some View { Content().preferredColorScheme(.dark) } // SRC26
      }
      final class Player: UIViewController {
        func setUp() { overrideUserInterfaceStyle = .dark }
        func open() { view.overrideUserInterfaceStyle = .light } // SRC26
      }
      """)
  }

  @Test("Accept a forced appearance in previews and under a condition")
  func forcedForSomething() {
    expectMarks(
      """
      struct Home: View {
        var body: some View {
          if isPlaying { Content().preferredColorScheme(.dark) } else { Content() }
        }
      }
      struct Home_Previews: PreviewProvider {
        static var previews: some View { Home().preferredColorScheme(.dark) }
      }
      """)
  }

  // MARK: SRC21

  @Test("Report branches for the appearance where a system has one")
  func schemeBranch() {
    let view = """
      struct Plate: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Panel(isBright: scheme == .light ? true : false) // SRC21
          if scheme == .dark { Panel() } // SRC21
        }
      }
      """
    expectMarks(view, path: "App/Plate+visionOS.swift")
    expectMarks(view, path: "WatchApp/Plate.swift")
    expectMarks(
      """
      struct Plate: View {
        var body: some View {
          #if os(visionOS)
          Panel(isBright: scheme == .light ? true : false) // SRC21
          #else
          Panel(isBright: scheme == .light ? true : false)
          #endif
        }
      }
      """)
  }

  @Test("Accept branches for the appearance in code that several systems share")
  func sharedBranch() {
    expectMarks(
      inBody: """
        Panel(isBright: scheme == .light ? true : false)
        #if !os(watchOS)
        Panel(isBright: scheme == .light ? true : false)
        #endif
        """)
    expectMarks(
      inBody: "if isCompact { Panel() } else { Panel(isWide: true) }", path: "WatchApp/Plate.swift")
  }

  @Test("Note an appearance that is forced on an app or a window of macOS")
  func appearancesOfMac() {
    expectMarks(
      """
      import AppKit
      final class Delegate: NSObject, NSApplicationDelegate {
        var window: NSWindow?
        func applicationDidFinishLaunching(_ notification: Notification) {
          NSApp.appearance = NSAppearance(named: .darkAqua) // SRC26
          window?.appearance = NSAppearance(named: .aqua) // SRC26
          window?.appearance = nil
        }
      }
      """, path: "Mac/Delegate.swift")
  }

  @Test("Follow an appearance to the stored preference that it is worked out of")
  func workedOutAppearances() {
    expectMarks(
      """
      import SwiftUI
      struct Home: View {
        @AppStorage("dark") var isDark = false
        @State var isOn = false
        var scheme: ColorScheme { isDark ? .dark : .light }
        var other: ColorScheme { isOn ? .dark : .light }
        var body: some View {
          List {}.preferredColorScheme(scheme) // SRC03
          List {}.environment(\\.colorScheme, isDark ? .dark : .light) // SRC03
          List {}.environment(\\.colorScheme, isOn ? .dark : .light)
          List {}.preferredColorScheme(other)
        }
      }
      """)
  }
}
