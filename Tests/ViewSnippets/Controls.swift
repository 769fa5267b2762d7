// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofControls: [Snippet] {
    [
      Snippet(Toggles()), Snippet(ToggleButtons()), Snippet(Sliders()), Snippet(Steppers()),
      Snippet(ProgressViews()),
      Snippet(ProgressSpinners()), Snippet(Gauges()), Snippet(LabeledContents()), Snippet(ControlSizes()),
      Snippet(DisabledControls()), Snippet(Unavailable(), height: 260),
      Snippet(GroupBoxes()),
    ]
  }
}

struct Toggles: View {
  @State private var isVibrating = true
  @State private var isLoud = false

  var body: some View {
    VStack {
      Toggle("Vibrate on ring", isOn: $isVibrating)
      Toggle(isOn: $isLoud) { Label("Loud", systemImage: "speaker.wave.3") }
      Toggle("With a symbol", systemImage: "bell", isOn: $isLoud)
      Toggle(isOn: $isVibrating) {
        Text("Two lines")
        Text("The second explains the first.")
      }
      Toggle("Hidden", isOn: $isVibrating).labelsHidden()
    }
    .padding()
  }
}

struct ToggleButtons: View {
  @State private var isFlagged = true

  var body: some View {
    HStack {
      Toggle("Flag", systemImage: "flag", isOn: $isFlagged).toggleStyle(.button)
      Toggle("Mute", isOn: .constant(false)).toggleStyle(.button)
      Toggle("Switch", isOn: $isFlagged).toggleStyle(.switch)
    }
    .padding()
  }
}

struct Sliders: View {
  @State private var speed = 50.0

  var body: some View {
    VStack {
      Slider(value: $speed, in: 0...100)
      Slider(value: $speed, in: 0...100, step: 5) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: { _ in
      }
      Slider(value: .constant(0.2)).tint(.green)
      Text("\(speed, specifier: "%.0f")").foregroundColor(.blue)
    }
    .padding()
  }
}

struct Steppers: View {
  @State private var count = 4

  var body: some View {
    VStack {
      Stepper("Guests: \(count)", value: $count, in: 1...10)
      Stepper(value: $count, in: 0...100, step: 10) { Text("In tens") }
      Stepper("By hand") {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper("Hidden", value: $count).labelsHidden()
    }
    .padding()
  }
}

struct ProgressViews: View {
  var body: some View {
    VStack(spacing: 16) {
      ProgressView(value: 0.3)
      ProgressView("Uploading", value: 30, total: 100)
      ProgressView(value: 0.6) {
        Text("Copying")
      } currentValueLabel: {
        Text("6 of 10 files")
      }
      ProgressView(value: 0.8).progressViewStyle(.linear).tint(.red)
    }
    .padding()
  }
}

struct ProgressSpinners: View {
  var body: some View {
    HStack(spacing: 30) {
      ProgressView()
      ProgressView("Loading")
      ProgressView().controlSize(.large)
      ProgressView().progressViewStyle(.circular).tint(.purple)
    }
    .padding()
  }
}

struct Gauges: View {
  var body: some View {
    VStack(spacing: 16) {
      Gauge(value: 0.7) { Text("Battery") }
      Gauge(value: 67, in: 50...170) {
        Text("Pulse")
      } currentValueLabel: {
        Text("67")
      } minimumValueLabel: {
        Text("50")
      } maximumValueLabel: {
        Text("170")
      }
      HStack {
        Gauge(value: 0.4) {
          Text("UV")
        } currentValueLabel: {
          Text("4")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.8) { Text("AQ") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
      }
      Gauge(value: 0.5) { Text("Tank") }.gaugeStyle(.linearCapacity)
    }
    .padding()
  }
}

struct LabeledContents: View {
  var body: some View {
    VStack {
      LabeledContent("Version", value: "2.4")
      LabeledContent("Size", value: 12.5, format: .number.locale(Locale(identifier: "en_US")))
      LabeledContent("Owner") { Image(systemName: "person.crop.circle") }
      LabeledContent {
        Text("14 m")
      } label: {
        Text("Depth")
        Text("At low tide")
      }
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .padding()
  }
}

struct ControlSizes: View {
  var body: some View {
    VStack {
      Button("Mini") {}.controlSize(.mini)
      Button("Small") {}.controlSize(.small)
      Button("Regular") {}.controlSize(.regular)
      Button("Large") {}.controlSize(.large)
      Button("Extra large") {}.controlSize(.extraLarge)
    }
    .buttonStyle(.bordered)
  }
}

struct DisabledControls: View {
  @State private var isOn = true
  @State private var name = ""

  var body: some View {
    VStack {
      Button("Plain") {}
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Toggle("Switch", isOn: $isOn)
      Slider(value: .constant(0.5))
      TextField("Name", text: $name)
      Stepper("Count", value: .constant(1))
    }
    .disabled(true)
    .padding()
  }
}

struct Unavailable: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray.fill")
    } description: {
      Text("New mails appear here.")
    } actions: {
      Button("Refresh") {}
    }
  }
}

struct GroupBoxes: View {
  var body: some View {
    VStack {
      GroupBox("Agreement") { Text("The box has a title and a text.") }
      GroupBox { Text("Without a title") }
      GroupBox(label: Label("Heart", systemImage: "heart.fill")) { Text("72 beats a minute") }
    }
    .padding()
  }
}
