// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofColors: [Snippet] {
    [
      Snippet(SystemColors()), Snippet(ComponentColors()), Snippet(HierarchicalStyles()),
      Snippet(SystemInterfaceColors()),
      Snippet(MixedColors()), Snippet(TintedViews()), Snippet(ForegroundLevels()),
      Snippet(BackgroundStyles()),
      Snippet(PreferredAppearance()), Snippet(ResolvedColors()), Snippet(OwnShapeStyle()),
      Snippet(RepeatedPictures()),
    ]
  }
}

struct SystemColors: View {
  let colors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    .black,
    .white, .primary, .secondary, .accentColor,
  ]

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(50)), count: 6)) {
      ForEach(Array(colors.enumerated()), id: \.offset) { _, color in
        color.frame(height: 30)
      }
    }
  }
}

struct ComponentColors: View {
  var body: some View {
    HStack(spacing: 0) {
      Color(red: 0.2, green: 0.5, blue: 0.8)
      Color(.sRGB, red: 0.9, green: 0.3, blue: 0.2, opacity: 0.5)
      Color(hue: 0.3, saturation: 0.8, brightness: 0.7)
      Color(white: 0.5)
      Color(.displayP3, red: 1, green: 0, blue: 0)
      Color.blue.opacity(0.3)
      Color.clear
    }
    .frame(height: 50)
  }
}

struct HierarchicalStyles: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Primary").foregroundStyle(.primary)
      Text("Secondary").foregroundStyle(.secondary)
      Text("Tertiary").foregroundStyle(.tertiary)
      Text("Of orange").foregroundStyle(.orange.secondary)
      HStack {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
        Rectangle().fill(.quinary)
      }
      .frame(height: 30)
      .foregroundStyle(.blue)
    }
    .padding()
  }
}

struct SystemInterfaceColors: View {
  var body: some View {
    VStack(spacing: 0) {
      Color(.systemBackground)
      Color(.secondarySystemBackground)
      Color(uiColor: .tertiarySystemBackground)
      Color(UIColor.systemGroupedBackground)
      Color(.systemGray3)
      Color(.separator)
      Color(.secondaryLabel)
      Color(.systemFill)
    }
    .frame(height: 160)
  }
}

struct MixedColors: View {
  var body: some View {
    HStack {
      Color.blue.mix(with: .yellow, by: 0.3)
      Color.blue.mix(with: .yellow, by: 0.7, in: .device)
      Color.red.opacity(0.25)
    }
    .frame(height: 40)
  }
}

struct TintedViews: View {
  @State private var isOn = true

  var body: some View {
    VStack {
      Toggle("Alerts", isOn: $isOn).tint(.orange)
      Button("Continue") {}.buttonStyle(.borderedProminent).tint(.purple)
      ProgressView(value: 0.4).tint(.pink)
      Link("Terms", destination: URL(filePath: "/welcome.html")).tint(.green)
      Text("Accent").foregroundColor(.accentColor).accentColor(.red)
    }
    .padding()
  }
}

struct ForegroundLevels: View {
  var body: some View {
    VStack {
      Label("Levels", systemImage: "flag.fill")
      Text("Second").foregroundStyle(.secondary)
      Text("Third").foregroundStyle(.tertiary)
    }
    .foregroundStyle(.red, .green, .blue)
  }
}

struct BackgroundStyles: View {
  var body: some View {
    VStack {
      Text("Background").padding().background()
      Text("Second").padding().background(.background.secondary)
      Text("Third").padding().background(.background.tertiary, in: .capsule)
      Text("Fill").padding().background(.fill.tertiary)
      Text("Own").padding().background().backgroundStyle(.yellow)
      Text("Selection").padding(6).background(.selection)
      Rectangle().fill(.separator).frame(height: 2)
      Text("Placeholder").foregroundStyle(.placeholder)
      Text("Link").foregroundStyle(.link)
    }
    .padding()
    .background(.gray)
  }
}

struct PreferredAppearance: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Text(colorScheme == .dark ? "Dark" : "Light")
      .padding()
      .frame(maxWidth: .infinity)
      .background(.background)
      .preferredColorScheme(.dark)
  }
}

struct ResolvedColors: View {
  @Environment(\.self) private var environment

  var body: some View {
    let color = Color.orange.resolve(in: environment)
    VStack {
      Rectangle().fill(Color(color)).frame(height: 20)
      Text("\(color.red, specifier: "%.2f") \(color.green, specifier: "%.2f")")
    }
  }
}

struct AlertStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.red
  }
}

struct OwnShapeStyle: View {
  var body: some View {
    Text("Low battery").padding().border(AlertStyle(), width: 2).foregroundStyle(AlertStyle())
  }
}

struct RepeatedPictures: View {
  var body: some View {
    HStack {
      Circle().fill(.image(Image(systemName: "star.fill"), scale: 1.5)).foregroundStyle(.orange)
      Rectangle().fill(
        ImagePaint(
          image: Image(systemName: "circle.fill"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
          scale: 2.5))
      Text("Stars").font(.largeTitle.bold()).foregroundStyle(
        .image(Image(systemName: "star.fill"), scale: 0.9))
    }
    .frame(height: 80)
  }
}
