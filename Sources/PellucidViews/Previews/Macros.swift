// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Draws views by `pellucid previews`.
///
///     #Preview("A welcome") { Text("Hello") }
///
/// - Parameters:
///   - name: The name in the report; the file's name unless given.
///   - body: The views. Properties in it that are marked with `@Previewable` become those of a view around them.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "PellucidMacros", type: "PreviewMacro")

/// Draws views by `pellucid previews`, in the settings of traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PellucidMacros", type: "PreviewMacro")

/// Makes a property in the body of `#Preview` one of a view, so that it may be a state.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PellucidMacros", type: "PreviewableMacro")

/// Makes a property of an extension of `EnvironmentValues` a value of the views around.
///
///     extension EnvironmentValues {
///       @Entry var isCompact = false
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PellucidMacros", type: "EntryMacro")
