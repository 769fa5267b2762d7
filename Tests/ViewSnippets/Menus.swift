// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofMenus: [Snippet] {
    [
      Snippet(Menus()), Snippet(NestedMenus()), Snippet(MenusWithActions()), Snippet(ContextMenus()),
      Snippet(MenuStyles()), Snippet(DisclosureGroups()),
      Snippet(BorderlessMenus()), Snippet(MenuButtons()),
    ]
  }
}

struct Menus: View {
  var body: some View {
    Menu("Actions") {
      Button("Duplicate", systemImage: "plus.square.on.square") {}
      Button("Rename") {}
      Divider()
      Button("Delete", role: .destructive) {}
    }
  }
}

struct NestedMenus: View {
  @State private var isOn = true

  var body: some View {
    Menu {
      Menu("Sort by") {
        Button("Name") {}
        Button("Length") {}
      }
      Section("Show") { Toggle("Sails", isOn: $isOn) }
    } label: {
      Label("Options", systemImage: "ellipsis.circle")
    }
  }
}

struct MenusWithActions: View {
  var body: some View {
    Menu("Save", systemImage: "square.and.arrow.down") {
      Button("Save a copy") {}
    } primaryAction: {
    }
    .menuOrder(.fixed)
    .menuIndicator(.hidden)
  }
}

struct ContextMenus: View {
  var body: some View {
    Text("Press for a menu")
      .padding()
      .background(.yellow, in: .capsule)
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
      } preview: {
        Text("A preview")
      }
  }
}

struct MenuStyles: View {
  var body: some View {
    HStack {
      Menu("Button") { Text("Item") }.menuStyle(.button).buttonStyle(.bordered)
      Menu("Automatic") { Text("Item") }.menuStyle(.automatic)
      Menu("Prominent") { Text("Item") }.buttonStyle(.borderedProminent)
    }
  }
}

struct DisclosureGroups: View {
  @State private var isExpanded = true

  var body: some View {
    VStack {
      DisclosureGroup("Open", isExpanded: $isExpanded) {
        Text("First")
        Text("Second")
      }
      DisclosureGroup {
        Text("Unseen")
      } label: {
        Label("Closed", systemImage: "folder")
      }
    }
    .padding()
  }
}

struct BorderlessMenus: View {
  var body: some View {
    Menu("Actions") {
      Button("Duplicate") {}
    }
    .menuStyle(.borderlessButton)
    .contextMenu(ContextMenu { Button("Delete", role: .destructive) {} })
  }
}

struct MenuButtons: View {
  var body: some View {
    VStack {
      ControlGroup("Sails") {
        Button("Set") {}
        Button("Strike") {}
      }
      .controlGroupStyle(.compactMenu)
      MenuButton("Sort") { Button("By name") {} }
      MenuButton(label: Image(systemName: "ellipsis.circle")) { Button("Rename") {} }
    }
    .menuButtonStyle(BorderlessButtonMenuButtonStyle())
  }
}
