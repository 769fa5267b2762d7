// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The interface of searches in texts, which is shown while people type in it.

extension View {
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
