// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A control that opens an address.
public struct Link<Label: View>: View {
  private let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  public init<S: SystemTitle>(_ title: S, destination: URL) { label = Text(title: title) }
}

/// A control that switches a list to editing.
public struct EditButton: View {
  public init() {}
  public var body: some View { Button("Edit") {} }
}
