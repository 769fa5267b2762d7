// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofAccessibility: [Snippet] {
    [
      Snippet(AccessibleLabels()), Snippet(AccessibleGroups()), Snippet(AccessibleActions()),
      Snippet(HiddenFromReaders()),
      Snippet(ReplacedForReaders()),
    ]
  }
}

struct AccessibleLabels: View {
  var body: some View {
    HStack {
      Button {
      } label: {
        Image(systemName: "paperplane")
      }
      .accessibilityLabel("Send")
      .accessibilityHint("Sends the message")
      .accessibilityIdentifier("send")
      Text("4 of 5").accessibilityValue(Text("four stars")).accessibilityAddTraits(.isHeader)
      Text("Title").accessibilityHeading(.h1).accessibilityRemoveTraits(.isStaticText)
    }
  }
}

struct AccessibleGroups: View {
  var body: some View {
    HStack {
      VStack {
        Text("Tide")
        Text("High")
      }
      .accessibilityElement(children: .combine)
      VStack {
        Text("Wind")
        Text("North")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text("Wind from the north"))
      .accessibilitySortPriority(1)
    }
  }
}

struct AccessibleActions: View {
  @State private var level = 3

  var body: some View {
    Text("Level \(level)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: level += 1
        case .decrement: level -= 1
        @unknown default: break
        }
      }
      .accessibilityAction(named: "Reset") { level = 0 }
      .accessibilityAction { level = 1 }
  }
}

struct HiddenFromReaders: View {
  var body: some View {
    HStack {
      Image(systemName: "star.fill").accessibilityHidden(true)
      Text("Favourite").accessibilityInputLabels(["Star", "Favourite"])
    }
  }
}

struct ReplacedForReaders: View {
  @State private var level = 0.5

  var body: some View {
    Capsule().fill(.green).frame(width: 200 * level, height: 20)
      .accessibilityRepresentation { Slider(value: $level) { Text("Level") } }
  }
}
