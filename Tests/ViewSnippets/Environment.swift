// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofEnvironment: [Snippet] {
    [
      Snippet(EnvironmentReads()), Snippet(OwnEnvironmentKey()), Snippet(EntryValue()),
      Snippet(ChangedEnvironment()),
      Snippet(EnvironmentActions()), Snippet(AccessibilitySettings()), Snippet(SizeClasses()),
    ]
  }
}

struct EnvironmentReads: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.displayScale) private var scale
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading) {
      Text("Scheme: \(String(describing: colorScheme))")
      Text("Type: \(String(describing: typeSize))")
      Text("Direction: \(String(describing: direction))")
      Text("Scale: \(scale, specifier: "%.0f")")
      Text("Enabled: \(String(describing: isEnabled))")
    }
  }
}

private struct FleetNameKey: EnvironmentKey {
  static let defaultValue = "No fleet"
}

extension EnvironmentValues {
  var fleetName: String {
    get { self[FleetNameKey.self] }
    set { self[FleetNameKey.self] = newValue }
  }
}

extension View {
  func fleetName(_ name: String) -> some View { environment(\.fleetName, name) }
}

struct FleetName: View {
  @Environment(\.fleetName) private var name
  var body: some View { Text(name) }
}

struct OwnEnvironmentKey: View {
  var body: some View {
    VStack {
      FleetName()
      FleetName().fleetName("Northern fleet")
    }
  }
}

extension EnvironmentValues {
  @Entry var isCompactRow = false
  @Entry var accent: Color? = nil
}

struct CompactRow: View {
  @Environment(\.isCompactRow) private var isCompact
  @Environment(\.accent) private var accent

  var body: some View {
    Text("Row").padding(isCompact ? 2 : 16).background(accent ?? .gray)
  }
}

struct EntryValue: View {
  var body: some View {
    VStack {
      CompactRow()
      CompactRow().environment(\.isCompactRow, true).environment(\.accent, .mint)
    }
  }
}

struct ChangedEnvironment: View {
  var body: some View {
    VStack {
      Text("Headline").environment(\.font, .headline)
      Text("Upper").transformEnvironment(\.textCase) { $0 = .uppercase }
      Text("Limited to a single line of text in a narrow frame").environment(\.lineLimit, 1).frame(width: 120)
      Toggle("Off", isOn: .constant(true)).environment(\.isEnabled, false)
    }
    .padding()
  }
}

struct EnvironmentActions: View {
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @Environment(\.refresh) private var refresh
  @Environment(\.scenePhase) private var phase
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Button("Open") { openURL(URL(filePath: "/welcome.html")) }
      Button("Close") { dismiss() }
      Button("Close as before") { mode.wrappedValue.dismiss() }
      Text(phase == .active ? "Active" : "Not active")
      Text(refresh == nil ? "Nothing to refresh" : "Refreshable")
    }
    .environment(\.openURL, OpenURLAction { _ in .handled })
  }
}

struct AccessibilitySettings: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.legibilityWeight) private var weight

  var body: some View {
    VStack {
      Label("Ready", systemImage: withoutColor ? "checkmark" : "circle.fill").foregroundStyle(.green)
      Text(reduceMotion ? "Still" : "Moving")
      Text(reduceTransparency ? "Opaque" : "Translucent")
      Text(contrast == .increased ? "Strong" : "Usual")
      Text(weight == .bold ? "Bold" : "Regular")
    }
  }
}

struct SizeClasses: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height

  var body: some View {
    VStack {
      Text(width == .compact ? "Narrow" : "Wide")
      Text(height == .compact ? "Low" : "High")
    }
  }
}
