// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A round button that opens help.
public struct HelpLink: View {
  private let action: () -> Void

  public init(action: @escaping () -> Void) { self.action = action }
  public init(destination: URL) { action = {} }

  public var body: some View {
    Button("Help", systemImage: "questionmark") { action() }
      .labelStyle(.iconOnly).buttonStyle(.bordered).buttonBorderShape(.circle)
  }
}
