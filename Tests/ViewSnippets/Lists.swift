// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofLists: [Snippet] {
    [
      Snippet(PlainList(), height: 240), Snippet(SectionedList(), height: 420),
      Snippet(ListOfValues(), height: 240),
      Snippet(ListStyles(), height: 240), Snippet(RowSettings(), height: 260),
      Snippet(SelectedList(), height: 240), Snippet(CountedList(), height: 200),
      Snippet(BoundList(), height: 200), Snippet(SwipedList(), height: 160),
      Snippet(BadgedList(), height: 200), Snippet(DisclosedList(), height: 260),
      Snippet(EditedList(), height: 220),
      Snippet(TintedList(), height: 240),
      Snippet(ChangedList(), height: 160), Snippet(SectionActions(), height: 240),
      Snippet(SpacedList(), height: 420),
    ]
  }
}

struct Boat: Identifiable, Hashable {
  let name: String
  let length: Int
  var parts: [Boat]? = nil
  var id: String { name }

  static let all = [
    Boat(name: "Heron", length: 7), Boat(name: "Tern", length: 9), Boat(name: "Gannet", length: 12),
  ]
}

struct PlainList: View {
  var body: some View {
    List {
      Text("A row")
      Text("A second row")
      Label("A row with a symbol", systemImage: "flag")
      Text("A row with enough words to need a second line in a list of this width").font(.callout)
    }
  }
}

struct SectionedList: View {
  var body: some View {
    List {
      Section("Harbour") {
        Text("Piers")
        Text("Cranes")
      }
      Section {
        Text("Buoys")
      } header: {
        Text("Water")
      } footer: {
        Text("Buoys are inspected twice a year.")
      }
      Section { Text("Without a header") }
    }
  }
}

struct ListOfValues: View {
  var body: some View {
    List(Boat.all) { boat in
      HStack {
        Text(boat.name)
        Spacer()
        Text("\(boat.length) m").foregroundStyle(.secondary)
      }
    }
  }
}

struct ListStyles: View {
  var body: some View {
    List {
      Section("Plain") {
        ForEach(Boat.all) { Text($0.name) }
      }
    }
    .listStyle(.plain)
  }
}

struct RowSettings: View {
  var body: some View {
    List {
      Text("Yellow").listRowBackground(Color.yellow)
      Text("Insets").listRowInsets(EdgeInsets(top: 20, leading: 60, bottom: 20, trailing: 0))
      Text("No separator").listRowSeparator(.hidden)
      Text("Last")
    }
  }
}

struct SelectedList: View {
  @State private var selection: Set<String> = ["Tern"]

  var body: some View {
    List(Boat.all, selection: $selection) { Text($0.name) }
  }
}

struct CountedList: View {
  @State private var selection: Int? = 2

  var body: some View {
    List(1..<4, selection: $selection) { Text("Berth \($0)") }
  }
}

struct BoundList: View {
  private struct Sail: Identifiable {
    let id: String
    var isSet: Bool
  }

  @State private var sails = [Sail(id: "Main", isSet: true), Sail(id: "Jib", isSet: false)]

  var body: some View {
    List($sails) { $sail in Toggle(sail.id, isOn: $sail.isSet) }
  }
}

struct SwipedList: View {
  var body: some View {
    List {
      Text("Swipe me")
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        .swipeActions(edge: .leading) { Button("Pin", systemImage: "pin") {}.tint(.orange) }
    }
  }
}

struct BadgedList: View {
  var body: some View {
    List {
      Text("Inbox").badge(12)
      Text("Drafts").badge("new")
      Label("Sent", systemImage: "paperplane").badge(0)
    }
  }
}

struct DisclosedList: View {
  @State private var isExpanded = true

  var body: some View {
    List {
      DisclosureGroup("Fleet", isExpanded: $isExpanded) {
        ForEach(Boat.all) { Text($0.name) }
      }
      DisclosureGroup("Closed") { Text("Unseen") }
    }
  }
}

struct EditedList: View {
  @State private var names = ["Heron", "Tern", "Gannet"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, .constant(.active))
  }
}

struct TintedList: View {
  var body: some View {
    NavigationStack {
      List {
        Label("Red", systemImage: "sailboat").listItemTint(.red)
        Label("Plain", systemImage: "sailboat").listItemTint(.monochrome)
        Label("Usual", systemImage: "sailboat")
        NavigationLink("Without an arrow") { Text("There") }.navigationLinkIndicatorVisibility(.hidden)
      }
    }
  }
}

struct ChangedList: View {
  @State private var boats = Boat.all

  var body: some View {
    List($boats, editActions: .all) { $boat in Text(boat.name) }
  }
}

struct SectionActions: View {
  var body: some View {
    List {
      Section("Boats") {
        Text("Heron")
      }
      .sectionActions { Button("Add a boat", systemImage: "plus") {} }
    }
  }
}

struct SpacedList: View {
  var body: some View {
    List {
      Section("Boats") {
        ForEach(Boat.all) { Text($0.name) }.listRowSeparatorTint(.orange)
      }
      .headerProminence(.increased)
      Section {
        Text("Alone")
      }
    }
    .listRowSpacing(8)
    .listSectionSpacing(.compact)
  }
}
