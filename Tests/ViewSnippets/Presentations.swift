// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofPresentations: [Snippet] {
    [
      Snippet(Sheets(), height: 400), Snippet(SheetDetents(), height: 400),
      Snippet(SheetOfItem(), height: 400),
      Snippet(Covers(), height: 300), Snippet(Popovers(), height: 300), Snippet(Alerts(), height: 300),
      Snippet(AlertWithFields(), height: 340), Snippet(OldAlert(), height: 300),
      Snippet(Confirmations(), height: 340),
      Snippet(RoundedSheet(), height: 400), Snippet(InspectedBoat(), height: 400),
      Snippet(InspectorColumn(), height: 240),
    ]
  }
}

struct Sheets: View {
  @State private var isShown = true

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        VStack {
          Text("License").font(.title)
          Text("Terms and conditions")
        }
      }
  }
}

struct SheetDetents: View {
  @State private var isShown = true

  var body: some View {
    Color.mint
      .sheet(isPresented: $isShown) {
        Text("Half")
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
      }
  }
}

struct SheetOfItem: View {
  @State private var boat: Boat? = Boat.all[0]

  var body: some View {
    List(Boat.all) { each in Button(each.name) { boat = each } }
      .sheet(item: $boat) {
      } content: { boat in
        NavigationStack {
          Text("\(boat.length) m")
            .navigationTitle(boat.name)
            .toolbar { Button("Done") {} }
        }
        .presentationDetents([.height(220)])
      }
  }
}

struct Covers: View {
  @State private var isShown = true

  var body: some View {
    Text("Under")
      .fullScreenCover(isPresented: $isShown) {
        CoverContent()
      }
  }
}

struct CoverContent: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.orange)
      .interactiveDismissDisabled()
  }
}

struct Popovers: View {
  @State private var isShown = true

  var body: some View {
    Button("Info") { isShown = true }
      .popover(isPresented: $isShown, arrowEdge: .top) {
        Text("A short note").padding().presentationCompactAdaptation(.popover)
      }
  }
}

struct Alerts: View {
  @State private var isShown = true

  var body: some View {
    Text("Content")
      .alert("Delete the boat?", isPresented: $isShown) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("You cannot undo this.")
      }
  }
}

struct AlertWithFields: View {
  @State private var isShown = true
  @State private var name = ""

  var body: some View {
    Text("Content")
      .alert("Rename", isPresented: $isShown, presenting: Boat.all.first) { boat in
        TextField("Name", text: $name)
        Button("OK") {}
        Button("Keep \(boat.name)", role: .cancel) {}
      } message: { boat in
        Text("The name of \(boat.name) is shown to everybody.")
      }
  }
}

struct OldAlert: View {
  @State private var isShown = true

  var body: some View {
    Text("Content")
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("No wind"), message: Text("Try again tomorrow."), primaryButton: .default(Text("OK")),
          secondaryButton: .cancel())
      }
  }
}

struct Confirmations: View {
  @State private var isShown = true

  var body: some View {
    Button("Empty the bin") { isShown = true }
      .confirmationDialog("Delete all of it?", isPresented: $isShown, titleVisibility: .visible) {
        Button("Empty the bin", role: .destructive) {}
        Button("Keep") {}
      } message: {
        Text("Three boats are in it.")
      }
  }
}

struct RoundedSheet: View {
  var body: some View {
    Text("Below").sheet(isPresented: .constant(true)) {
      Text("In the sheet").presentationDetents([.medium]).presentationCornerRadius(4)
    }
  }
}

struct InspectedBoat: View {
  @State private var isShown = true

  var body: some View {
    Text("Heron").inspector(isPresented: $isShown) { Text("Built in 1987") }
  }
}

struct InspectorColumn: View {
  @State private var isShown = true

  var body: some View {
    Text("Heron")
      .inspector(isPresented: $isShown) {
        List { Text("Built in 1987") }.inspectorColumnWidth(min: 120, ideal: 180, max: 300)
      }
      .environment(\.horizontalSizeClass, .regular)
  }
}
