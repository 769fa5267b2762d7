// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofTabs: [Snippet] {
    [
      Snippet(Tabs(), height: 240), Snippet(TabItems(), height: 240), Snippet(SelectedTab(), height: 240),
      Snippet(SearchTab(), height: 240), Snippet(PagedTabs(), height: 200),
      Snippet(SectionedTabs(), height: 240), Snippet(AdaptableTabs(), height: 240),
    ]
  }
}

struct Tabs: View {
  var body: some View {
    TabView {
      Tab("Boats", systemImage: "sailboat") { Text("Boats") }
      Tab("Map", systemImage: "map") { Text("Map") }
      Tab("Profile", systemImage: "person.crop.circle") { Text("Profile") }
    }
  }
}

struct TabItems: View {
  var body: some View {
    TabView {
      Text("First").tabItem { Label("First", systemImage: "1.circle") }
      Text("Second").tabItem {
        Image(systemName: "2.circle")
        Text("Second")
      }
    }
    .tint(.orange)
  }
}

struct SelectedTab: View {
  @State private var tab = "map"

  var body: some View {
    TabView(selection: $tab) {
      Text("Boats").tabItem { Label("Boats", systemImage: "sailboat") }.tag("boats")
      Text("The map").tabItem { Label("Map", systemImage: "map") }.tag("map")
    }
  }
}

struct SearchTab: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: 0) { Text("Home") }
      Tab("Saved", systemImage: "bookmark", value: 1) { Text("Saved") }
      Tab(value: 2, role: .search) { Text("Search") }
    }
  }
}

struct PagedTabs: View {
  var body: some View {
    TabView {
      Color.red
      Color.green
      Color.blue
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}

struct SectionedTabs: View {
  @State private var customization = TabViewCustomization()

  var body: some View {
    TabView {
      Tab("Boats", systemImage: "sailboat") { Text("Boats") }.badge(3).customizationID("boats")
      TabSection("Places") {
        Tab("Map", systemImage: "map") { Text("Map") }.tabPlacement(.pinned)
        Tab("Harbours", systemImage: "ferry") { Text("Harbours") }.tabPlacement(.sidebarOnly)
      }
    }
    .tabViewCustomization($customization)
  }
}

struct AdaptableTabs: View {
  @State private var isBarOnly = false

  var body: some View {
    if isBarOnly {
      TabView { Tab("Boats", systemImage: "sailboat") { Text("Boats") } }.tabViewStyle(.tabBarOnly)
    } else {
      TabView {
        Tab("Boats", systemImage: "sailboat") { Text("Boats") }
        Tab("Map", systemImage: "map") { Text("Map") }
      }
      .tabViewStyle(.sidebarAdaptable)
    }
  }
}
