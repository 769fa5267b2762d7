// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// A button that renames something by the action of a view around; it cannot be used without one.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == PellucidViews.Label<Text, Image> {
  public init() { label = Label("Rename", systemImage: "pencil") }
}

/// A button that takes data from the pasteboard, which is empty in a picture.
public struct PasteButton: View {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping (_ itemProviders: [NSItemProvider]) -> Void
  ) {}

  public var body: some View {
    ChosenView { environment in
      let button = Button("Paste", systemImage: "doc.on.clipboard") {}
      // On macOS the button looks like the others; elsewhere it has the accent, by which people know it.
      return environment.traits.platform == .macOS
        ? AnyView(button.labelStyle(.titleOnly)) : AnyView(button.buttonStyle(.borderedProminent))
    }
  }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  /// The action that renames something; nil where no view around has one.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets the action of rename buttons in the view.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
