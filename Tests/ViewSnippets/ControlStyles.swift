// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofControlStyles: [Snippet] {
    [
      Snippet(OwnToggleStyle()), Snippet(OwnProgressStyle()), Snippet(OwnGaugeStyle()),
      Snippet(OwnLabeledStyle()),
      Snippet(OwnDisclosureStyle()), Snippet(OwnGroupBoxStyle()), Snippet(OwnMenuStyle()),
    ]
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
          .imageScale(.large)
      }
    }
    .buttonStyle(.plain)
  }
}

struct OwnToggleStyle: View {
  @State private var isPacked = true
  @State private var isPaid = false

  var body: some View {
    VStack(alignment: .leading) {
      Toggle("Packed", isOn: $isPacked)
      Toggle("Paid", isOn: $isPaid)
    }
    .toggleStyle(CheckToggleStyle())
  }
}

struct BarProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.quaternary)
          Capsule().fill(.green).frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 12)
      configuration.currentValueLabel.font(.caption)
    }
  }
}

struct OwnProgressStyle: View {
  var body: some View {
    ProgressView(value: 0.35) {
      Text("Charging")
    } currentValueLabel: {
      Text("35 %")
    }
    .progressViewStyle(BarProgressStyle())
    .padding()
  }
}

struct RingGaugeStyle: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: 8)
      Circle().trim(to: configuration.value).stroke(.orange, lineWidth: 8)
      configuration.currentValueLabel
    }
    .frame(width: 60, height: 60)
  }
}

struct OwnGaugeStyle: View {
  var body: some View {
    Gauge(value: 30, in: 0...120) {
      Text("Speed")
    } currentValueLabel: {
      Text("30")
    }
    .gaugeStyle(RingGaugeStyle())
    .padding()
  }
}

struct StackedLabeledStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption).foregroundStyle(.secondary)
      configuration.content
    }
  }
}

struct OwnLabeledStyle: View {
  var body: some View {
    HStack(spacing: 30) {
      LabeledContent("Length", value: "12 m")
      LabeledContent("Weight", value: "4 t")
    }
    .labeledContentStyle(StackedLabeledStyle())
  }
}

struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label.bold()
      configuration.content
    }
    .padding()
    .background(.mint, in: .rect(cornerRadius: 12))
  }
}

struct ArrowDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: configuration.isExpanded ? "arrow.down" : "arrow.right")
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

struct OwnDisclosureStyle: View {
  var body: some View {
    DisclosureGroup("Details", isExpanded: .constant(true)) { Text("Inside") }
      .disclosureGroupStyle(ArrowDisclosureStyle())
  }
}

struct RedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Menu(configuration).border(.red) }
}

struct OwnGroupBoxStyle: View {
  var body: some View { GroupBox("Tides") { Text("High at 12:50") }.groupBoxStyle(CardStyle()) }
}

struct OwnMenuStyle: View {
  var body: some View { Menu("More") { Button("One") {} }.menuStyle(RedMenuStyle()) }
}
