// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofPreferences: [Snippet] {
    [
      Snippet(PreferenceValues()), Snippet(PreferenceOverlay()), Snippet(AnchorBounds()),
      Snippet(TransformedPreference()),
      Snippet(EqualWidths()),
    ]
  }
}

struct TitleKey: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct PreferenceValues: View {
  @State private var title = "none"

  var body: some View {
    VStack {
      Text("Heard: \(title)")
      Text("Speaker").preference(key: TitleKey.self, value: "Ahoy")
    }
    .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

struct PreferenceOverlay: View {
  var body: some View {
    HStack {
      Text("One").preference(key: TitleKey.self, value: "1 ")
      Text("Two").preference(key: TitleKey.self, value: "2")
    }
    .padding(30)
    .overlayPreferenceValue(TitleKey.self, alignment: .bottom) { Text($0).foregroundStyle(.red) }
    .backgroundPreferenceValue(TitleKey.self) { $0.isEmpty ? Color.clear : Color.yellow }
  }
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct AnchorBounds: View {
  var body: some View {
    HStack(spacing: 20) {
      Text("Plain")
      Text("Marked").font(.title).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      Text("Plain")
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Rectangle().stroke(.red, lineWidth: 2)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

struct TransformedPreference: View {
  @State private var title = ""

  var body: some View {
    Text("Loud: \(title)")
      .background {
        Color.clear
          .preference(key: TitleKey.self, value: "ahoy")
          .transformPreference(TitleKey.self) { $0 = $0.uppercased() }
      }
      .onPreferenceChange(TitleKey.self) { title = $0 }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct EqualWidths: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack {
      ForEach(["Go", "Somewhere", "Stay a while"], id: \.self) { title in
        Text(title)
          .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          .frame(width: width)
          .padding(6)
          .background(.mint)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
