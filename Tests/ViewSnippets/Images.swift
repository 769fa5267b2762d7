// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofImages: [Snippet] {
    [
      Snippet(SymbolImages()), Snippet(SymbolScales()), Snippet(SymbolRenderings()),
      Snippet(SymbolVariants()),
      Snippet(ResizedSymbols()), Snippet(ContentModes()), Snippet(Labels()),
      Snippet(LabelStyles()), Snippet(OwnLabelStyle()), Snippet(RemoteImage()), Snippet(RemoteImagePhases()),
      Snippet(SymbolsInText()), Snippet(SymbolEffects()),
    ]
  }
}

struct SymbolImages: View {
  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "cloud.fill")
      Image(systemName: "leaf").foregroundStyle(.green)
      Image(systemName: "flame.fill").font(.largeTitle).foregroundStyle(.orange)
      Image(systemName: "bell").font(.system(size: 40, weight: .light))
      Image(systemName: "bell").fontWeight(.black)
    }
  }
}

struct SymbolScales: View {
  var body: some View {
    HStack {
      Image(systemName: "heart.fill").imageScale(.small)
      Image(systemName: "heart.fill").imageScale(.medium)
      Image(systemName: "heart.fill").imageScale(.large)
      Text("Favourites")
    }
  }
}

struct SymbolRenderings: View {
  var body: some View {
    HStack(spacing: 20) {
      Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.monochrome)
      Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.hierarchical)
      Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette)
        .foregroundStyle(.green, .blue)
      Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.multicolor)
    }
    .font(.title)
    .foregroundStyle(.purple)
  }
}

struct SymbolVariants: View {
  var body: some View {
    HStack {
      Image(systemName: "bookmark")
      Image(systemName: "bookmark").symbolVariant(.fill)
      Image(systemName: "bookmark").symbolVariant(.circle)
      Image(systemName: "bookmark").symbolVariant(.circle.fill)
      Image(systemName: "bookmark").symbolVariant(.slash)
    }
    .font(.title2)
  }
}

struct ResizedSymbols: View {
  var body: some View {
    HStack {
      Image(systemName: "car.fill")
        .resizable()
        .frame(width: 90, height: 40)
      Image(systemName: "car.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 90, height: 40)
        .border(.gray)
      Image(systemName: "car.fill")
        .resizable()
        .aspectRatio(2, contentMode: .fit)
        .frame(height: 30)
    }
  }
}

struct ContentModes: View {
  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "photo")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 100, height: 100)
        .background(.yellow)
      Image(systemName: "photo")
        .resizable()
        .aspectRatio(contentMode: .fill)
        .frame(width: 100, height: 100)
        .background(.yellow)
        .clipped()
      Image(systemName: "photo")
        .renderingMode(.template)
        .foregroundStyle(.red)
    }
  }
}

struct Labels: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label("Rain", systemImage: "cloud.rain.fill")
      Label("Storm", systemImage: "bolt.fill").font(.title)
      Label {
        Text("Ada Byron").font(.headline)
        Text("Analyst").font(.subheadline).foregroundStyle(.secondary)
      } icon: {
        Circle().fill(.blue).frame(width: 32, height: 32)
      }
    }
  }
}

struct LabelStyles: View {
  var body: some View {
    VStack(spacing: 10) {
      Label("Send", systemImage: "paperplane").labelStyle(.titleAndIcon)
      Label("Send", systemImage: "paperplane").labelStyle(.titleOnly)
      Label("Send", systemImage: "paperplane").labelStyle(.iconOnly)
      Label("Send", systemImage: "paperplane").labelStyle(.automatic)
    }
  }
}

struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption2)
    }
  }
}

struct OwnLabelStyle: View {
  var body: some View {
    HStack(spacing: 30) {
      Label("Home", systemImage: "house")
      Label("Saved", systemImage: "bookmark")
    }
    .labelStyle(StackedLabelStyle())
  }
}

struct RemoteImage: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.com/harbour.jpg")) { image in
      image.resizable().scaledToFill()
    } placeholder: {
      Color.gray.opacity(0.3)
    }
    .frame(width: 120, height: 80)
    .clipShape(.rect(cornerRadius: 12))
  }
}

struct RemoteImagePhases: View {
  var body: some View {
    AsyncImage(url: nil, scale: 2) { phase in
      if let image = phase.image {
        image
      } else if phase.error != nil {
        Image(systemName: "exclamationmark.triangle")
      } else {
        ProgressView()
      }
    }
    .frame(width: 80, height: 80)
    .border(.secondary)
  }
}

struct SymbolsInText: View {
  var body: some View {
    VStack {
      Text("Press \(Image(systemName: "play.fill")) to start")
      Text(Image(systemName: "star.fill")).foregroundColor(.yellow) + Text(" 4.8")
    }
    .font(.title3)
  }
}

struct SymbolEffects: View {
  @State private var count = 0
  @State private var isConnecting = true

  var body: some View {
    HStack(spacing: 24) {
      Image(systemName: "bell.fill").symbolEffect(.bounce, value: count)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative, isActive: isConnecting)
      Image(systemName: "heart.fill").symbolEffect(.pulse)
      Image(systemName: isConnecting ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace))
    }
    .font(.title)
  }
}
