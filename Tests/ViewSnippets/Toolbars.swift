// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofToolbars: [Snippet] {
    [
      Snippet(ToolbarItems(), height: 200), Snippet(ToolbarPlacements(), height: 240),
      Snippet(BottomToolbar(), height: 240), Snippet(ToolbarGroups(), height: 200),
      Snippet(SpacedToolbar(), height: 240),
      Snippet(PrincipalItem(), height: 200), Snippet(OwnToolbarContent(), height: 200),
      Snippet(HiddenToolbar(), height: 200),
    ]
  }
}

struct ToolbarItems: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Boats")
        .toolbar {
          Button("Add", systemImage: "plus") {}
        }
    }
  }
}

struct ToolbarPlacements: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("New boat")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
    }
  }
}

struct BottomToolbar: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Back", systemImage: "chevron.left") {}
            Spacer()
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
        }
    }
  }
}

struct ToolbarGroups: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .navigationTitle("Boats")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Sort", systemImage: "arrow.up.arrow.down") {}
            Button("Add", systemImage: "plus") {}
          }
        }
    }
  }
}

struct SpacedToolbar: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar {
          ToolbarItem(placement: .bottomBar) {
            Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("New", systemImage: "square.and.pencil") {} }
        }
    }
  }
}

struct PrincipalItem: View {
  var body: some View {
    NavigationStack {
      Text("Content")
        .toolbar {
          ToolbarItem(placement: .principal) {
            VStack {
              Text("Heron").font(.headline)
              Text("At sea").font(.caption)
            }
          }
        }
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

struct BoatToolbar: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) { Button("Edit") {} }
    if isEditing {
      ToolbarItem(placement: .destructiveAction) { Button("Remove", systemImage: "trash") {} }
    }
  }
}

struct OwnToolbarContent: View {
  var body: some View {
    NavigationStack {
      Text("Content").navigationTitle("Boat").toolbar { BoatToolbar(isEditing: true) }
    }
  }
}

struct HiddenToolbar: View {
  var body: some View {
    NavigationStack {
      Text("Nothing above").navigationTitle("Hidden").toolbar(.hidden, for: .navigationBar)
    }
  }
}
