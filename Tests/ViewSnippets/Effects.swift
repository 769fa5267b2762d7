// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofEffects: [Snippet] {
    [
      Snippet(Opacities()), Snippet(Shadows()), Snippet(InnerShadows()), Snippet(Overlays()),
      Snippet(Backgrounds()),
      Snippet(BlendModes()), Snippet(CompositingGroups()),
      Snippet(Redactions()), Snippet(VisualEffects()), Snippet(Unredacted()),
      Snippet(FilteredVisualEffects()), Snippet(BackgroundExtensions(), height: 160),
    ]
  }
}

struct Opacities: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red.opacity(0)
      Color.red.opacity(0.25)
      Color.red.opacity(0.5)
      Text("Half").font(.title).opacity(0.5)
      ZStack {
        Circle().fill(.blue)
        Circle().fill(.yellow).offset(x: 20)
      }
      .opacity(0.6)
    }
    .frame(height: 60)
  }
}

struct Shadows: View {
  var body: some View {
    HStack(spacing: 30) {
      Circle().fill(.white).shadow(radius: 8)
      RoundedRectangle(cornerRadius: 12).fill(.white).shadow(color: .blue, radius: 4, x: 6, y: 6)
      Text("Text").font(.title.bold()).shadow(color: .gray, radius: 2, x: 0, y: 3)
    }
    .frame(height: 60)
    .padding(30)
  }
}

struct InnerShadows: View {
  var body: some View {
    HStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 12).fill(.orange.shadow(.inner(radius: 6, y: 3)))
      Circle().fill(.teal.gradient.shadow(.inner(color: .white.opacity(0.8), radius: 4, x: 3, y: 3)))
      Circle().stroke(.white.shadow(.inner(radius: 3)).shadow(.drop(radius: 4, y: 2)), lineWidth: 12)
      Text("Text").font(.largeTitle.bold()).foregroundStyle(.blue.shadow(.inner(radius: 2, x: 1, y: 1)))
      Image(systemName: "heart.fill").font(.largeTitle)
        .foregroundStyle(.red.shadow(.inner(color: .black, radius: 3, y: 2)))
    }
    .frame(height: 60)
    .padding()
  }
}

struct Overlays: View {
  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "envelope").font(.largeTitle)
        .overlay(alignment: .topTrailing) {
          Text("3").font(.caption2).padding(4).background(.red, in: .circle).foregroundStyle(.white)
            .offset(x: 6, y: -6)
        }
      Color.green.frame(width: 80, height: 60)
        .overlay(Text("Over").foregroundColor(.white), alignment: .bottom)
      Color.orange.frame(width: 60, height: 60).overlay(.black.opacity(0.4))
      Circle().fill(.yellow).frame(width: 60, height: 60).overlay(.blue, in: Circle().inset(by: 20))
    }
    .padding()
  }
}

struct Backgrounds: View {
  var body: some View {
    VStack(spacing: 16) {
      Text("A colour").background(Color.yellow)
      Text("A style").padding(8).background(.mint)
      Text("A view").padding().background(alignment: .leading) {
        Image(systemName: "star.fill").foregroundStyle(.orange)
      }
      Text("A larger view").background(Circle().fill(.pink.opacity(0.4)).frame(width: 60, height: 60))
    }
    .padding()
  }
}

struct BlendModes: View {
  var body: some View {
    HStack {
      pair(.multiply)
      pair(.screen)
      pair(.overlay)
      pair(.difference)
      pair(.plusLighter)
    }
    .frame(height: 60)
  }

  private func pair(_ mode: BlendMode) -> some View {
    ZStack {
      Color.orange
      Color.blue.padding(12).blendMode(mode)
    }
    .compositingGroup()
  }
}

struct CompositingGroups: View {
  var body: some View {
    HStack {
      ZStack {
        Text("Group")
        Text("Group").offset(x: 4, y: 4)
      }
      .compositingGroup()
      .opacity(0.5)
      Circle().fill(.teal).frame(width: 40, height: 40).drawingGroup()
      VStack {
        Text("One")
        Text("Unit")
      }
      .geometryGroup()
      .shadow(radius: 3)
    }
    .font(.title)
  }
}

struct Redactions: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Name of the guest").font(.headline)
      Text("A line about the stay that is not there yet, over two lines at least of the page.")
      Label("Window seat", systemImage: "star")
      Button("Details") {}
    }
    .redacted(reason: .placeholder)
    .padding()
  }
}

struct VisualEffects: View {
  var body: some View {
    Color.cyan.frame(width: 120, height: 60)
      .visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 4).opacity(0.7)
      }
  }
}

struct Unredacted: View {
  @Environment(\.redactionReasons) private var reasons

  var body: some View {
    VStack {
      Text("Balance").unredacted()
      Text("1,204.80").privacySensitive()
      Text(reasons.contains(.placeholder) ? "placeholder" : "whole")
    }
    .redacted(reason: .privacy)
  }
}

struct FilteredVisualEffects: View {
  var body: some View {
    HStack {
      Color.cyan.visualEffect { content, _ in content.blur(radius: 4) }
      Color.cyan.visualEffect { content, _ in content.hueRotation(.degrees(90)).brightness(0.1) }
      Color.cyan.visualEffect { content, _ in content.grayscale(1).contrast(0.8).saturation(0.5) }
      Color.cyan.visualEffect { content, proxy in
        content.transformEffect(CGAffineTransform(translationX: 0, y: proxy.size.height / 4))
      }
      Color.cyan.visualEffect { content, _ in content.rotation3DEffect(.degrees(40), axis: (0, 1, 0)) }
    }
    .frame(height: 60).padding()
  }
}

struct BackgroundExtensions: View {
  var body: some View {
    LinearGradient(colors: [.orange, .blue], startPoint: .leading, endPoint: .trailing)
      .backgroundExtensionEffect()
      .safeAreaInset(edge: .leading) { Text("Sidebar").frame(width: 100) }
  }
}
