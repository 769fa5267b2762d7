// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofNavigation: [Snippet] {
    [
      Snippet(TitledStack(), height: 300), Snippet(InlineTitle(), height: 200),
      Snippet(NavigationLinks(), height: 320),
      Snippet(ValueLinks(), height: 300), Snippet(PushedView(), height: 240),
      Snippet(BoundPath(), height: 240),
      Snippet(OldNavigation(), height: 260), Snippet(Searches(), height: 300),
      Snippet(BackButtons(), height: 200), Snippet(Subtitles(), height: 200),
      Snippet(PlainEdges(), height: 200), Snippet(HardEdges(), height: 200),
    ]
  }
}

struct TitledStack: View {
  var body: some View {
    NavigationStack {
      List(Boat.all) { Text($0.name) }
        .navigationTitle("Fleet")
    }
  }
}

struct InlineTitle: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Inline")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct NavigationLinks: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Heron") { Text("A boat") }
        NavigationLink(destination: Text("A boat")) { Label("Tern", systemImage: "sailboat") }
        NavigationLink {
          Text("A boat")
        } label: {
          VStack(alignment: .leading) {
            Text("Gannet")
            Text("12 m").font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      .navigationTitle("Links")
    }
  }
}

struct ValueLinks: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Heron", value: Boat.all[0])
        NavigationLink(value: 3) { Text("Three") }
      }
      .navigationDestination(for: Boat.self) { Text($0.name) }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
      .navigationTitle("Values")
    }
  }
}

struct PushedView: View {
  @State private var path: [Int] = [1, 2]

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root")
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          Text("Page \(number)").navigationTitle("Page \(number)")
        }
    }
  }
}

struct BoundPath: View {
  @State private var path = NavigationPath()
  @State private var isShown = true

  var body: some View {
    NavigationStack(path: $path) {
      Button("Open") { path.append("Heron") }
        .navigationTitle("Start")
        .navigationDestination(isPresented: $isShown) { Text("Shown").navigationTitle("Details") }
    }
  }
}

struct OldNavigation: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink(destination: Text("There")) { Text("Here") }
      }
      .navigationBarTitle("Old", displayMode: .large)
      .navigationBarItems(trailing: Button("Add") {})
    }
    .navigationViewStyle(.stack)
  }
}

struct Searches: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(Boat.all) { Text($0.name) }
        .navigationTitle("Search")
        .searchable(
          text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "A boat's name")
    }
  }
}

struct BackButtons: View {
  @State private var path = ["one"]

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root")
        .navigationDestination(for: String.self) { _ in
          Text("No way back")
            .navigationBarBackButtonHidden()
            .navigationTitle("One")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
  }
}

struct Subtitles: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Harbour")
        .navigationSubtitle("12 boats")
        .toolbarTitleDisplayMode(.inline)
    }
  }
}

struct PlainEdges: View {
  var body: some View {
    NavigationStack {
      List(Boat.all) { Text($0.name) }
        .navigationTitle("Boats")
        .navigationBarTitleDisplayMode(.inline)
        .scrollEdgeEffectHidden(for: .top)
        .searchable(text: .constant(""))
        .searchSuggestions { Text("Heron").searchCompletion("Heron") }
        .searchScopes(.constant(1)) { Text("All").tag(1) }
        .searchPresentationToolbarBehavior(.avoidHidingContent)
    }
  }
}

struct HardEdges: View {
  var body: some View {
    NavigationStack {
      List(Boat.all) { Text($0.name) }
        .navigationTitle("Boats")
        .navigationBarTitleDisplayMode(.inline)
        .scrollEdgeEffectStyle(.hard, for: .top)
        .toolbarRole(.editor)
    }
  }
}
