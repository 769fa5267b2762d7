// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The descriptions of views that the tree of views has.

extension View {
  /// Adds a note to the tree of views.
  fileprivate func noted(_ isEnabled: Bool = true, _ change: @escaping (inout AccessibilityNotes) -> Void)
    -> some View
  {
    NodeView(content: self) { isEnabled && !($0 is EmptyNode) ? NoteNode($0, change) : $0 }
  }

  public func accessibilityLabel<S: SystemTitle>(_ label: S) -> some View {
    accessibilityLabel(label, isEnabled: true)
  }
  public func accessibilityLabel(_ label: Text) -> some View { noted { $0.label = label.string } }
  public func accessibilityLabel<S: SystemTitle>(_ label: S, isEnabled: Bool) -> some View {
    noted(isEnabled) { $0.label = label.systemText.string }
  }
  public func accessibilityValue<S: SystemTitle>(_ value: S) -> some View {
    noted { $0.value = value.systemText.string }
  }
  public func accessibilityValue(_ value: Text) -> some View { noted { $0.value = value.string } }
  public func accessibilityHint<S: SystemTitle>(_ hint: S) -> some View {
    noted { $0.hint = hint.systemText.string }
  }
  public func accessibilityHint(_ hint: Text) -> some View { noted { $0.hint = hint.string } }
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier, isEnabled: true)
  }
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    noted(isEnabled) { $0.identifier = identifier }
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    noted(isEnabled) { $0.isHidden = hidden }
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noted { notes in
      notes.added.formUnion(traits.names)
      notes.removed.subtract(traits.names)
    }
  }
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    noted { notes in
      notes.removed.formUnion(traits.names)
      notes.added.subtract(traits.names)
    }
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    noted { $0.children = AccessibilityNotes.Children(rawValue: children.name) }
  }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    noted { $0.sortPriority = sortPriority.isNaN ? nil : sortPriority }
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    noted { $0.added.insert("isHeader") }
  }
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
