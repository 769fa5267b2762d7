// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofApps: [Snippet] {
    [Snippet(HarbourScreen(), height: 300), Snippet(SettingsPane(), height: 200)]
  }
}

struct HarbourApp: App {
  @State private var logbook = Logbook()
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      HarbourScreen()
    }
    .onChange(of: phase) { _, _ in }
    .environment(logbook)
    .commands {
      CommandMenu("Boats") { Button("Launch") {}.keyboardShortcut("l") }
      CommandGroup(replacing: .newItem) { Button("New boat") {} }
    }
    .defaultSize(width: 600, height: 400)
    .windowToolbarStyle(.unifiedCompact)
    .windowLevel(.floating)
    .restorationBehavior(.disabled)
    .windowBackgroundDragBehavior(.enabled)
    .backgroundTask(.appRefresh("tides")) {}
    WindowGroup("Boat", id: "boat", for: String.self) { $name in Text(name ?? "No boat") }
    Settings { SettingsPane() }
    MenuBarExtra("Tides") { Text("High") }.menuBarExtraStyle(.window)
  }
}

struct HarbourScreen: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack {
      List {
        Button("Open the boat") { openWindow(id: "boat", value: "Heron") }
      }
      .navigationTitle("Harbour")
    }
  }
}

struct SettingsPane: View {
  var body: some View { Form { Toggle("Fog horn", isOn: .constant(true)) } }
}

#Preview("Harbour") { HarbourScreen() }

#Preview("Settings", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("Fog horn", isOn: $isOn)
}

struct HarbourScreen_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      HarbourScreen()
      HarbourScreen().preferredColorScheme(.dark).previewDisplayName("Dark")
    }
    .previewLayout(.fixed(width: 390, height: 300))
  }
}
