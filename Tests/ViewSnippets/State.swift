// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofState: [Snippet] {
    [
      Snippet(StateValue()), Snippet(BoundValue()), Snippet(BindingForms()), Snippet(ObservableModel()),
      Snippet(BindableModel()), Snippet(ObservableObjects()), Snippet(EnvironmentObjects()),
      Snippet(StoredValues()),
      Snippet(Namespaces()), Snippet(ScaledValues()), Snippet(Lifetimes()), Snippet(Identities()),
    ]
  }
}

struct StateValue: View {
  @State private var count = 0

  var body: some View {
    Button("Tapped \(count) times") { count += 1 }
      .onAppear { count = 3 }
  }
}

struct PlayButton: View {
  @Binding var isPlaying: Bool

  var body: some View {
    Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
  }
}

struct BoundValue: View {
  @State private var isPlaying = true

  var body: some View {
    VStack {
      PlayButton(isPlaying: $isPlaying)
      PlayButton(isPlaying: .constant(false))
    }
  }
}

struct BindingForms: View {
  @State private var names = ["Heron", "Tern"]
  @State private var level = 0.3

  var body: some View {
    VStack {
      ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
      Slider(value: Binding(get: { 1 - level }, set: { level = 1 - $0 }))
      Toggle("High", isOn: Binding(get: { level > 0.5 }, set: { level = $0 ? 1 : 0 }).animation())
    }
    .padding()
  }
}

@Observable final class Logbook {
  var title = "Voyages"
  var entries = ["Out", "Back"]
  @ObservationIgnored var draft = ""
}

struct ObservableModel: View {
  @State private var logbook = Logbook()

  var body: some View {
    VStack {
      Text(logbook.title).font(.headline)
      ForEach(logbook.entries, id: \.self) { Text($0) }
      LogbookTitle(logbook: logbook)
      LogbookCount().environment(logbook)
    }
    .onAppear { logbook.entries.append("Out again") }
  }
}

struct LogbookTitle: View {
  @Bindable var logbook: Logbook

  var body: some View { TextField("Title", text: $logbook.title).textFieldStyle(.roundedBorder) }
}

struct LogbookCount: View {
  @Environment(Logbook.self) private var logbook

  var body: some View { Text("\(logbook.entries.count) entries") }
}

struct BindableModel: View {
  @Environment(Logbook.self) private var known: Logbook?

  var body: some View {
    @Bindable var logbook = known ?? Logbook()
    TextField("Title", text: $logbook.title).padding()
  }
}

final class Mooring: ObservableObject {
  @Published var depth = 4
}

struct ObservableObjects: View {
  @StateObject private var anchor = Mooring()

  var body: some View {
    VStack {
      Text("Depth \(anchor.depth) m")
      AnchorControl(anchor: anchor)
    }
    .onAppear { anchor.depth = 9 }
  }
}

struct AnchorControl: View {
  @ObservedObject var anchor: Mooring

  var body: some View { Stepper("Depth", value: $anchor.depth).padding() }
}

struct EnvironmentObjects: View {
  @StateObject private var anchor = Mooring()

  var body: some View { AnchorReading().environmentObject(anchor) }
}

struct AnchorReading: View {
  @EnvironmentObject private var anchor: Mooring

  var body: some View { Text("At \(anchor.depth) metres") }
}

struct StoredValues: View {
  @AppStorage("snippets.visits") private var visits = 7
  @AppStorage("snippets.flavor") private var flavor = Flavor.vanilla
  @SceneStorage("snippets.tab") private var tab = "map"

  var body: some View {
    VStack {
      Text("Visits: \(visits)")
      Text("Flavor: \(flavor.rawValue)")
      Text("Tab: \(tab)")
      Toggle("Often", isOn: .constant(visits > 5))
    }
    .padding()
  }
}

struct Namespaces: View {
  @Namespace private var space
  @State private var isLarge = true

  var body: some View {
    VStack {
      if isLarge {
        Circle().fill(.blue).matchedGeometryEffect(id: "dot", in: space).frame(width: 80, height: 80)
      } else {
        Circle().fill(.blue).matchedGeometryEffect(id: "dot", in: space).frame(width: 20, height: 20)
      }
    }
    .onTapGesture { withAnimation(.spring) { isLarge.toggle() } }
  }
}

struct ScaledValues: View {
  @ScaledMetric(relativeTo: .title) private var side = 40
  @ScaledMetric private var gap: CGFloat = 8

  var body: some View {
    HStack(spacing: gap) {
      Color.red.frame(width: side, height: side)
      Text("Grows with the text")
    }
    .dynamicTypeSize(.xxLarge)
  }
}

struct Lifetimes: View {
  @State private var steps: [String] = []
  @State private var value = 1

  var body: some View {
    VStack { ForEach(steps, id: \.self) { Text($0) } }
      .onAppear {
        steps.append("appeared")
        value = 2
      }
      .onChange(of: value) { old, new in steps.append("\(old) became \(new)") }
      .onChange(of: value, initial: true) { steps.append("value \(value)") }
      .task(id: value) { steps.append("task") }
      .onDisappear {}
  }
}

struct Identities: View {
  @State private var generation = 1

  var body: some View {
    VStack {
      Text("Generation \(generation)").id(generation)
      ForEach(Array(zip(0..., Boat.all)), id: \.1.id) { index, boat in Text("\(index): \(boat.name)") }
      ForEach(Boat.all.indices, id: \.self) { Text(Boat.all[$0].name).tag($0) }
    }
  }
}
