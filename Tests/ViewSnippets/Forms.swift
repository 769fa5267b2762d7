// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofForms: [Snippet] {
    [
      Snippet(SettingsForm(), height: 420), Snippet(FieldForm(), height: 320),
      Snippet(ButtonForm(), height: 260),
      Snippet(PickerForm(), height: 300),
    ]
  }
}

struct SettingsForm: View {
  @State private var isOn = true
  @State private var volume = 0.6
  @State private var count = 2

  var body: some View {
    Form {
      Section {
        Toggle("Notifications", isOn: $isOn)
        Toggle(isOn: .constant(false)) { Label("Sounds", systemImage: "speaker.wave.2") }
        Slider(value: $volume)
        Stepper("Copies: \(count)", value: $count)
      } header: {
        Text("General")
      } footer: {
        Text("Sounds are played only while the ferry is near.")
      }
      LabeledContent("Version", value: "2.4")
    }
  }
}

struct FieldForm: View {
  @State private var name = ""
  @State private var mail = "a@b.org"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Mail", text: $mail)
      SecureField("Password", text: .constant(""))
      Section("Notes") {
        TextEditor(text: .constant("Bring ropes.")).frame(height: 60)
      }
    }
  }
}

struct ButtonForm: View {
  var body: some View {
    Form {
      Button("Sign in") {}
      Button("Delete account", role: .destructive) {}
      Section {
        Button {
        } label: {
          Text("Continue").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
      }
    }
  }
}

struct PickerForm: View {
  @State private var flavor = Flavor.vanilla

  var body: some View {
    Form {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue.capitalized) }
      }
      DatePicker(
        "Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 700_000_000)),
        displayedComponents: .date)
      ColorPicker("Hull", selection: .constant(.red))
      Picker("Kind", selection: .constant(1)) {
        Text("Sail").tag(1)
        Text("Motor").tag(2)
      }
      .pickerStyle(.segmented)
    }
    .formStyle(.grouped)
    .environment(\.timeZone, TimeZone.gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}
