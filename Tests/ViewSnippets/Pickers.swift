// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofPickers: [Snippet] {
    [
      Snippet(MenuPicker()), Snippet(SegmentedPicker()), Snippet(WheelPicker()),
      Snippet(InlinePicker(), height: 300),
      Snippet(OptionalPicker()), Snippet(NavigationLinkPicker(), height: 200), Snippet(CompactDatePicker()),
      Snippet(GraphicalDatePicker()), Snippet(WheelDatePicker()), Snippet(ColorPickers()),
      Snippet(MultiDatePickers()),
    ]
  }
}

enum Flavor: String, CaseIterable, Identifiable {
  case chocolate, vanilla, strawberry
  var id: Self { self }
}

struct MenuPicker: View {
  @State private var flavor = Flavor.chocolate

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      Picker(selection: $flavor) {
        Text("Chocolate").tag(Flavor.chocolate)
        Label("Vanilla", systemImage: "leaf").tag(Flavor.vanilla)
      } label: {
        Text("Flavor")
      }
      .pickerStyle(.menu)
    }
  }
}

struct SegmentedPicker: View {
  @State private var page = 1

  var body: some View {
    VStack {
      Picker("Page", selection: $page) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Icons", selection: $page) {
        Image(systemName: "sun.max").tag(0)
        Image(systemName: "moon").tag(1)
      }
      .pickerStyle(SegmentedPickerStyle())
    }
    .padding()
  }
}

struct WheelPicker: View {
  @State private var minutes = 5

  var body: some View {
    Picker("Minutes", selection: $minutes) {
      ForEach(0..<60, id: \.self) { Text("\($0) min").tag($0) }
    }
    .pickerStyle(.wheel)
  }
}

struct InlinePicker: View {
  @State private var flavor = Flavor.vanilla

  var body: some View {
    List {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      .pickerStyle(.inline)
    }
  }
}

struct OptionalPicker: View {
  @State private var topping: String?

  var body: some View {
    Picker("Topping", selection: $topping) {
      Text("None").tag(nil as String?)
      Text("Nuts").tag("nuts" as String?)
      Divider()
      Text("Cookies").tag(Optional("cookies"))
    }
  }
}

struct NavigationLinkPicker: View {
  @State private var flavor = Flavor.strawberry

  var body: some View {
    NavigationStack {
      Form {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.navigationLink)
      }
    }
  }
}

/// A moment that does not depend on the day of the picture.
private let moment = Date(timeIntervalSinceReferenceDate: 700_000_000)

struct CompactDatePicker: View {
  @State private var date = moment

  var body: some View {
    VStack {
      DatePicker("Start", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: [.hourAndMinute])
      DatePicker("From", selection: $date, in: moment..., displayedComponents: [.date])
    }
    .environment(\.timeZone, TimeZone.gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
    .padding()
  }
}

struct GraphicalDatePicker: View {
  @State private var date = moment

  var body: some View {
    DatePicker("Day", selection: $date, displayedComponents: [.date])
      .datePickerStyle(.graphical)
      .environment(\.timeZone, TimeZone.gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}

struct WheelDatePicker: View {
  @State private var date = moment

  var body: some View {
    DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      .datePickerStyle(.wheel)
      .labelsHidden()
      .environment(\.timeZone, TimeZone.gmt)
      .environment(\.locale, Locale(identifier: "en_US"))
  }
}

struct ColorPickers: View {
  @State private var color = Color.mint

  var body: some View {
    VStack {
      ColorPicker("Background", selection: $color)
      ColorPicker("Opaque", selection: $color, supportsOpacity: false)
      ColorPicker(selection: $color) { Label("Brush", systemImage: "paintbrush") }
    }
    .padding()
  }
}

struct MultiDatePickers: View {
  @State private var days: Set<DateComponents> = [
    DateComponents(year: 2026, month: 6, day: 3), DateComponents(year: 2026, month: 6, day: 17),
  ]

  var body: some View {
    MultiDatePicker("Days", selection: $days).environment(\.locale, Locale(identifier: "en_US"))
  }
}
