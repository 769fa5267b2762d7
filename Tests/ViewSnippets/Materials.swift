// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofMaterials: [Snippet] {
    [
      Snippet(MaterialLadder()), Snippet(VibrantTexts()), Snippet(BarMaterial()), Snippet(GlassEffects()),
      Snippet(GlassShapes()), Snippet(InteractiveGlass()), Snippet(GlassContainers()), Snippet(GlassUnions()),
      Snippet(GlassButtons()),
    ]
  }
}

/// Stripes that show what lies above them.
struct Stripes: View {
  var body: some View {
    HStack(spacing: 0) {
      ForEach([Color.red, .orange, .yellow, .green, .blue, .purple], id: \.self) { $0 }
    }
  }
}

struct MaterialLadder: View {
  var body: some View {
    VStack {
      Text("Ultra thin").padding(8).background(.ultraThinMaterial)
      Text("Thin").padding(8).background(.thinMaterial)
      Text("Regular").padding(8).background(.regularMaterial)
      Text("Thick").padding(8).background(.thickMaterial)
      Text("Ultra thick").padding(8).background(.ultraThickMaterial)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}

struct VibrantTexts: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Now playing").foregroundStyle(.secondary)
      Text("Harbour Lights").font(.headline)
      Label("Lossless", systemImage: "music.note").foregroundStyle(.tertiary)
    }
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 16))
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}

struct BarMaterial: View {
  var body: some View {
    HStack {
      Image(systemName: "backward.fill")
      Image(systemName: "play.fill")
      Image(systemName: "forward.fill")
    }
    .frame(maxWidth: .infinity)
    .padding()
    .background(.bar)
    .padding(.top, 30)
    .background(Stripes())
  }
}

struct GlassEffects: View {
  var body: some View {
    HStack(spacing: 20) {
      Text("Regular").padding().glassEffect()
      Text("Clear").padding().glassEffect(.clear)
      Text("Tinted").padding().glassEffect(.regular.tint(.orange))
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}

struct GlassShapes: View {
  var body: some View {
    HStack(spacing: 20) {
      Image(systemName: "star").frame(width: 60, height: 60).glassEffect(in: .circle)
      Image(systemName: "star").frame(width: 60, height: 60).glassEffect(
        .regular, in: .rect(cornerRadius: 16))
      Image(systemName: "star").frame(width: 60, height: 60)
        .glassEffect(.clear, in: RoundedRectangle(cornerRadius: 8))
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}

struct InteractiveGlass: View {
  var body: some View {
    Text("Touch me")
      .font(.title)
      .padding()
      .glassEffect(.regular.tint(.blue).interactive())
      .padding()
      .frame(maxWidth: .infinity)
      .background(Stripes())
  }
}

struct GlassContainers: View {
  @Namespace private var namespace
  @State private var isExpanded = true

  var body: some View {
    GlassEffectContainer(spacing: 40) {
      HStack(spacing: 40) {
        Image(systemName: "pencil").frame(width: 60, height: 60).glassEffect().glassEffectID(
          "pencil", in: namespace)
        if isExpanded {
          Image(systemName: "trash").frame(width: 60, height: 60).glassEffect()
            .glassEffectID("trash", in: namespace)
            .glassEffectTransition(.matchedGeometry)
            .offset(x: -30)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}

struct GlassUnions: View {
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer {
      HStack {
        ForEach(["sun.max", "moon", "cloud", "bolt"], id: \.self) { name in
          Image(systemName: name)
            .frame(width: 50, height: 50)
            .glassEffect()
            .glassEffectUnion(id: name == "cloud" || name == "bolt" ? "bad" : "good", namespace: namespace)
        }
      }
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}

struct GlassButtons: View {
  var body: some View {
    HStack {
      Button("Cancel") {}.buttonStyle(.glass)
      Button("Save") {}.buttonStyle(.glassProminent)
      Button("Add", systemImage: "plus") {}.buttonStyle(.glass).labelStyle(.iconOnly)
    }
    .padding()
    .frame(maxWidth: .infinity)
    .background(Stripes())
  }
}
