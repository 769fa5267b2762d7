// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofButtons: [Snippet] {
    [
      Snippet(PlainButtons()), Snippet(ButtonRoles()), Snippet(ButtonStyles()), Snippet(ButtonShapes()),
      Snippet(WideButtons()), Snippet(OwnButtonStyle()), Snippet(OwnPrimitiveButtonStyle()), Snippet(Links()),
      Snippet(EditButtons()), Snippet(ColoredButtons()),
      Snippet(SystemButtons()), Snippet(FlexibleButtons()), Snippet(HelpLinks()),
    ]
  }
}

struct PlainButtons: View {
  var body: some View {
    VStack(spacing: 12) {
      Button("Sign in") {}
      Button(action: {}) { Label("Share", systemImage: "square.and.arrow.up") }
      Button("Add", systemImage: "plus") {}
      Button {
      } label: {
        Image(systemName: "gear").font(.title)
      }
    }
  }
}

struct ButtonRoles: View {
  var body: some View {
    VStack(spacing: 12) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
      Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.bordered)
      Button("Delete all", role: .destructive) {}.buttonStyle(.borderedProminent)
    }
  }
}

struct ButtonStyles: View {
  var body: some View {
    VStack(spacing: 12) {
      Button("Automatic") {}.buttonStyle(.automatic)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Borderless") {}.buttonStyle(.borderless)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("By its type") {}.buttonStyle(BorderedButtonStyle())
    }
  }
}

struct ButtonShapes: View {
  var body: some View {
    HStack {
      Button("Capsule") {}.buttonBorderShape(.capsule)
      Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
      Button("Radius") {}.buttonBorderShape(.roundedRectangle(radius: 4))
      Button("Circle", systemImage: "heart") {}.buttonBorderShape(.circle).labelStyle(.iconOnly)
    }
    .buttonStyle(.bordered)
  }
}

struct WideButtons: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        Text("Get started").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      Button {
      } label: {
        Text("Own background")
          .bold()
          .frame(maxWidth: .infinity)
          .padding()
          .background(Color.blue)
          .foregroundColor(.white)
          .cornerRadius(10)
      }
    }
    .padding()
  }
}

struct PillButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 20)
      .padding(.vertical, 8)
      .background(isEnabled ? Color.purple : .gray, in: .capsule)
      .foregroundStyle(.white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .opacity(configuration.role == .destructive ? 0.7 : 1)
  }
}

struct OwnButtonStyle: View {
  var body: some View {
    HStack {
      Button("Enabled") {}
      Button("Disabled") {}.disabled(true)
      Button("Remove", role: .destructive) {}
    }
    .buttonStyle(PillButtonStyle())
  }
}

struct DoubleTapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .border(.tint)
      .onTapGesture(count: 2) { configuration.trigger() }
  }
}

struct OwnPrimitiveButtonStyle: View {
  var body: some View { Button("Tap twice") {}.buttonStyle(DoubleTapStyle()) }
}

struct Links: View {
  let page = URL(filePath: "/welcome.html")

  var body: some View {
    VStack(spacing: 12) {
      Link("Our page", destination: page)
      Link(destination: page) { Label("Help", systemImage: "questionmark.circle") }
      ShareLink(item: page)
      ShareLink("Share the page", item: page)
      ShareLink(item: page, subject: Text("A page"), message: Text("Look")) {
        Image(systemName: "square.and.arrow.up")
      }
    }
  }
}

struct EditButtons: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    HStack {
      EditButton()
      Text(editMode?.wrappedValue.isEditing == true ? "Editing" : "Reading")
    }
  }
}

struct ColoredButtons: View {
  var body: some View {
    HStack {
      Button("Foreground") {}.foregroundColor(.red)
      Button("Style") {}.foregroundStyle(.green)
      Button("Tint") {}.tint(.orange)
      Button("Bordered") {}.buttonStyle(.bordered).tint(.pink)
    }
  }
}

struct SystemButtons: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      RenameButton().renameAction($isFocused)
      RenameButton()
      PasteButton(payloadType: String.self) { _ in }
      ShareLink(item: "Heron", preview: SharePreview("A boat", image: Image(systemName: "sailboat")))
      ShareLink(items: ["Heron", "Tern"]) { Text("Share both") }
    }
  }
}

struct FlexibleButtons: View {
  var body: some View {
    VStack {
      Button("Flexible") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
      Button("Fitted") {}.buttonStyle(.bordered).buttonSizing(.fitted)
      Button("Wide") {}.buttonSizing(.flexible).border(.blue)
    }
    .padding()
  }
}

struct HelpLinks: View {
  var body: some View { HelpLink {} }
}
