// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofBehavior: [Snippet] {
    [
      Snippet(SystemBehaviors()), Snippet(Keyboards()), Snippet(Feedbacks()), Snippet(Helps()),
      Snippet(StatusBars()), Snippet(Publishers()),
      Snippet(DragAndDrop()),
      Snippet(Activities()), Snippet(FindNavigators()), Snippet(SharedPicture()),
    ]
  }
}

struct SystemBehaviors: View {
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("Behaviour")
      .onOpenURL { _ in }
      .onReceive(NotificationCenter.default.publisher(for: Notification.Name("tide"))) { _ in }
      .onReceive(clock) { _ in }
      .task(priority: .background) {}
      .defersSystemGestures(on: .all)
      .persistentSystemOverlays(.hidden)
  }
}

struct Keyboards: View {
  var body: some View {
    VStack {
      Button("Save") {}.keyboardShortcut("s", modifiers: .command)
      Button("Go") {}.keyboardShortcut(.defaultAction)
      Text("Focusable").focusable()
        .onKeyPress(.space) { .handled }
    }
  }
}

struct Feedbacks: View {
  @State private var count = 0

  var body: some View {
    Button("Count") { count += 1 }
      .sensoryFeedback(.increase, trigger: count)
      .sensoryFeedback(.success, trigger: count) { $1 > 10 }
  }
}

struct Helps: View {
  var body: some View {
    Image(systemName: "trash").help("Removes the boat")
  }
}

struct StatusBars: View {
  var body: some View { Text("Whole screen").statusBarHidden().statusBar(hidden: true) }
}

struct Publishers: View {
  @StateObject private var mooring = Mooring()
  @State private var seen = 0

  var body: some View {
    Text("Seen \(seen)")
      .onReceive(mooring.$depth) { seen = $0 }
  }
}

struct DragAndDrop: View {
  @State private var names = ["Heron"]

  var body: some View {
    VStack {
      Text("Drag me").draggable("Heron")
      RoundedRectangle(cornerRadius: 12).fill(.quaternary).frame(height: 60)
        .dropDestination(for: String.self) { items, _ in
          names += items
          return true
        }
    }
    .padding()
  }
}

struct Activities: View {
  @State private var turns = 0.0

  var body: some View {
    VStack {
      Text("ABC")
        .speechSpellsOutCharacters()
        .userActivity("org.example.boats") { $0.title = "Boats" }
        .onContinueUserActivity("org.example.boats") { _ in }
        .accessibilityCustomContent("Length", "12 m", importance: .high)
      Button("More") {}
        .buttonRepeatBehavior(.enabled)
        .pointerStyle(.link)
        .digitalCrownRotation($turns)
        .onMoveCommand { _ in }
        .gesture(WindowDragGesture())
      Menu("Counter") { Button("Count") {} }.menuActionDismissBehavior(.disabled)
    }
    .textEditorStyle(.plain)
  }
}

struct FindNavigators: View {
  @State private var isSearching = false
  @State private var text = "Two boats"

  var body: some View {
    TextEditor(text: $text).findNavigator(isPresented: $isSearching).replaceDisabled().frame(height: 80)
  }
}

struct SharedPicture: View {
  @Environment(\.displayScale) private var scale

  var body: some View {
    Image(systemName: "sailboat").allowedDynamicRange(.high)
    Button("Share") {
      let renderer = ImageRenderer(content: Text("Heron"))
      renderer.scale = scale
      renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
      _ = renderer.uiImage.map { Image(uiImage: $0) }
    }
  }
}
