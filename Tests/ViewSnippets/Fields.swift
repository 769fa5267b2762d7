// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofFields: [Snippet] {
    [
      Snippet(TextFields()), Snippet(RoundedTextFields()), Snippet(FormattedFields()),
      Snippet(GrowingField()),
      Snippet(PromptedFields()), Snippet(SecureFields()), Snippet(TextEditors(), height: 160),
      Snippet(FocusedFields()), Snippet(FieldSettings()), Snippet(OwnTextFieldStyle()),
      Snippet(SelectedTexts(), height: 160),
    ]
  }
}

struct TextFields: View {
  @State private var name = ""
  @State private var town = "Sokcho"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextField("Town", text: $town)
      TextField(text: $name) { Text("Label") }
    }
    .padding()
  }
}

struct RoundedTextFields: View {
  @State private var town = "Sokcho"

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      TextField("Town", text: $town).textFieldStyle(RoundedBorderTextFieldStyle())
      TextField("Plain", text: $town).textFieldStyle(.plain).padding(8).border(.secondary)
    }
    .padding()
  }
}

struct FormattedFields: View {
  @State private var amount = 12.5
  @State private var count: Int? = nil

  var body: some View {
    VStack {
      TextField("Amount", value: $amount, format: .number)
      TextField("Count", value: $count, format: .number)
      TextField("Price", value: $amount, formatter: NumberFormatter())
    }
    .environment(\.locale, Locale(identifier: "en_US"))
    .textFieldStyle(.roundedBorder)
    .padding()
  }
}

struct GrowingField: View {
  @State private var note =
    "The ferry leaves at seven from the second pier, and bicycles travel without a ticket."

  var body: some View {
    VStack {
      TextField("Note", text: $note, axis: .vertical).textFieldStyle(.roundedBorder)
      TextField("Note", text: $note, axis: .vertical).lineLimit(1...2)
    }
    .frame(width: 240)
  }
}

struct PromptedFields: View {
  @State private var mail = ""

  var body: some View {
    VStack {
      TextField("Mail", text: $mail, prompt: Text("name@example.com"))
      TextField("Mail", text: $mail, prompt: Text("Required").foregroundColor(.red))
    }
    .textFieldStyle(.roundedBorder)
    .padding()
  }
}

struct SecureFields: View {
  @State private var password = "12345"

  var body: some View {
    VStack {
      SecureField("Password", text: .constant(""))
      SecureField("Password", text: $password)
      SecureField(text: $password, prompt: Text("Required")) { Text("Password") }
    }
    .textFieldStyle(.roundedBorder)
    .padding()
  }
}

struct TextEditors: View {
  @State private var text = "Dear Nora,\nthe boat is ready. Bring the ropes and something warm to drink."

  var body: some View {
    TextEditor(text: $text)
      .font(.title3)
      .foregroundStyle(.secondary)
      .scrollContentBackground(.hidden)
      .background(.yellow.opacity(0.2))
      .padding()
  }
}

struct FocusedFields: View {
  enum Field: Hashable { case name, password }

  @State private var name = "Mara"
  @State private var password = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($focus, equals: .name).submitLabel(.next)
      SecureField("Password", text: $password).focused($focus, equals: .password).submitLabel(.done)
      Text(focus == nil ? "Nothing has the focus" : "Typing").font(.footnote)
    }
    .onSubmit { focus = focus == .name ? .password : nil }
    .defaultFocus($focus, .name)
    .padding()
  }
}

struct FieldSettings: View {
  @State private var mail = "a@b.org"

  var body: some View {
    TextField("Mail", text: $mail)
      .keyboardType(.emailAddress)
      .textContentType(.emailAddress)
      .textInputAutocapitalization(.never)
      .autocorrectionDisabled()
      .multilineTextAlignment(.trailing)
      .padding()
  }
}

struct UnderlinedStyle: TextFieldStyle {
  // swift-format-ignore: NoLeadingUnderscores
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack(spacing: 4) {
      configuration
      Rectangle().frame(height: 1).foregroundStyle(.secondary)
    }
  }
}

struct OwnTextFieldStyle: View {
  @State private var town = "Gangneung"

  var body: some View { TextField("Town", text: $town).textFieldStyle(UnderlinedStyle()).padding() }
}

struct SelectedTexts: View {
  @State private var name = "Heron"
  @State private var selection: TextSelection?
  @State private var log = AttributedString("Calm sea")

  var body: some View {
    VStack {
      TextField("Name", text: $name, selection: $selection)
      TextEditor(text: $name, selection: $selection)
      TextEditor(text: $log)
    }
    .textEditorStyle(.plain)
    .padding()
  }
}
