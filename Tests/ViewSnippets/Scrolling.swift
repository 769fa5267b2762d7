// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofScrolling: [Snippet] {
    [
      Snippet(VerticalScrolling(), height: 160), Snippet(HorizontalScrolling()),
      Snippet(PagedScrolling(), height: 120),
      Snippet(ScrollingSettings(), height: 160),
      Snippet(RefreshedScrolling(), height: 140),
      Snippet(ScrollTransitions(), height: 160),
    ]
  }
}

struct VerticalScrolling: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<100) { Text("Row \($0)") }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding()
    }
  }
}

struct HorizontalScrolling: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 20) {
        ForEach(0..<10) { index in
          Text("Item \(index)")
            .foregroundStyle(.white)
            .font(.title3)
            .frame(width: 100, height: 70)
            .background(.red)
        }
      }
    }
    .scrollIndicators(.hidden)
  }
}

struct PagedScrolling: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach([Color.red, .green, .blue], id: \.self) { color in
          Text("Page").frame(maxHeight: .infinity).containerRelativeFrame(.horizontal).background(color)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
  }
}

struct ScrollingSettings: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Image(systemName: "map").font(.system(size: 200))
    }
    .scrollDisabled(false)
    .scrollClipDisabled()
    .scrollBounceBehavior(.basedOnSize)
    .scrollDismissesKeyboard(.interactively)
  }
}

struct RefreshedScrolling: View {
  @State private var items = ["Larch", "Birch", "Alder"]

  var body: some View {
    ScrollView {
      ForEach(items, id: \.self, content: Text.init)
    }
    .refreshable { await reload() }
  }

  private func reload() async { items.append("Ash") }
}

struct ScrollTransitions: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<8) { index in
          Text("Row \(index)").frame(maxWidth: .infinity).frame(height: 60).background(.teal)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.7)
            }
        }
      }
    }
    .scrollPosition(.constant(ScrollPosition(y: 40)))
  }
}
