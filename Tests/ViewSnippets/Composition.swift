// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofComposition: [Snippet] {
    [
      Snippet(BuiltViews()), Snippet(ConditionalViews()), Snippet(OwnModifier()), Snippet(ErasedViews()),
      Snippet(OwnContainer()), Snippet(EquatableRows()), Snippet(ViewsAsValues()), Snippet(AvailableViews()),
      Snippet(ValuesOfViews()), Snippet(UnchangedViews()),
    ]
  }
}

struct BuiltViews: View {
  var body: some View {
    VStack {
      header
      line("Built by a function")
    }
  }

  @ViewBuilder private var header: some View {
    Text("Built by a property").bold()
    Text("of two views")
  }

  private func line(_ text: LocalizedStringKey) -> some View { Text(text).italic() }
}

struct ConditionalViews: View {
  enum Phase {
    case loading
    case loaded(String)
    case failed
  }

  var phase = Phase.loaded("Tides")
  var note: String? = "High at noon"

  var body: some View {
    VStack {
      switch phase {
      case .loading: ProgressView()
      case .loaded(let title): Text(title).font(.title)
      case .failed: Text("Failed")
      }
      if let note { Text(note) }
      if case .failed = phase { EmptyView() } else { Text("Not failed") }
    }
  }
}

struct Card: ViewModifier {
  var radius: CGFloat = 12
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .padding()
      .background(colorScheme == .dark ? Color.gray : .yellow, in: .rect(cornerRadius: radius))
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
}

struct OwnModifier: View {
  var body: some View {
    VStack {
      Text("A card").card()
      Text("Rounder").modifier(Card(radius: 30))
      Text("Two").modifier(Card().concat(Card(radius: 2)))
    }
  }
}

struct ErasedViews: View {
  let views: [AnyView] = [AnyView(Text("Text")), AnyView(Color.red.frame(width: 20, height: 20))]

  var body: some View {
    HStack { ForEach(views.indices, id: \.self) { views[$0] } }
  }
}

struct Panel<Title: View, Content: View>: View {
  let title: Title
  let content: Content

  init(@ViewBuilder title: () -> Title, @ViewBuilder content: () -> Content) {
    self.title = title()
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading) {
      title.font(.headline)
      content
    }
    .padding()
    .border(.secondary)
  }
}

extension Panel where Title == Text {
  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: { Text(title) }, content: content)
  }
}

struct OwnContainer: View {
  var body: some View {
    Panel("Weather") {
      Text("Wind from the north")
      Text("Waves of one metre")
    }
  }
}

struct EquatableRow: View, Equatable {
  let number: Int
  var body: some View { Text("Row \(number)") }
}

struct EquatableRows: View {
  var body: some View {
    VStack { ForEach(0..<3) { EquatableRow(number: $0).equatable() } }
  }
}

struct ViewsAsValues: View {
  var symbol: some View { Image(systemName: "bolt.fill").foregroundStyle(.yellow) }

  var body: some View {
    let pair = HStack {
      symbol
      Text("Charged")
    }
    return VStack {
      pair
      pair.opacity(0.4)
      TupleView((Text("A"), Text("B")))
    }
  }
}

struct AvailableViews: View {
  var body: some View {
    if #available(iOS 26, *) {
      Text("Glass").padding().glassEffect()
    } else {
      Text("Material").padding().background(.thinMaterial, in: .capsule)
    }
  }
}

extension ContainerValues {
  @Entry var isWide = false
}

struct WideRows<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { view in
        view.frame(width: view.containerValues.isWide ? 200 : 80).border(.blue)
      }
    }
  }
}

struct ValuesOfViews: View {
  var body: some View {
    WideRows {
      Text("Wide").containerValue(\.isWide, true)
      Text("Narrow")
    }
  }
}

struct UnchangedViews: View {
  var body: some View { Text("As it is").modifier(EmptyModifier.identity) }
}
