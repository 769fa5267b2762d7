// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidComponents
import PellucidScene

/// Views with a header and a footer.
///
/// In lists and forms a section is a group of rows; elsewhere its views stand one after the other.
@MainActor @preconcurrency
public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
  private let isExpanded: Bool
}

extension Section: View, SystemView where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer(), isExpanded: true)
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer, isExpanded: true)
  }

  public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    guard let collection = scope.environment.collection else {
      guard !scope.environment.keepsSections else { return separate(view, in: scope) }
      return ViewList(of: [
        Parent.systemNodes(of: view.header, in: scope.child(.part("header"))),
        Content.systemNodes(of: view.content, in: scope.child(.body)),
        Footer.systemNodes(of: view.footer, in: scope.child(.part("footer"))),
      ])
    }
    let isProminent = scope.environment.headerProminence == .increased
    func label<Label: View>(_ label: Label, _ property: ComponentProperty) -> ViewList {
      let inner = scope.child(.part(property.rawValue))
      inner.environment.collection = nil
      inner.environment.take(
        ComponentRoom(scope.environment).ink(
          of: collection.sample(labelling: property, isProminent: isProminent)))
      return Label.systemNodes(of: label, in: inner)
    }
    let rows =
      view.isExpanded ? Content.systemNodes(of: view.content, in: scope.child(.body)) : ViewList()
    let section = SectionNode(
      header: label(view.header, .title), rows: rows, footer: label(view.footer, .footer))
    section.isProminent = isProminent
    return ViewList([section])
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section whose parts a view around it arranges.
  fileprivate static func separate(_ view: Self, in scope: ViewScope) -> ViewList {
    scope.environment.keepsSections = false
    return ViewList([
      SectionNode(
        header: Parent.systemNodes(of: view.header, in: scope.child(.part("header"))),
        rows: Content.systemNodes(of: view.content, in: scope.child(.body)),
        footer: Footer.systemNodes(of: view.footer, in: scope.child(.part("footer"))))
    ])
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer(), isExpanded: true)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer, isExpanded: true)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: true)
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView(), isExpanded: true)
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView(), isExpanded: true)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<S: SystemTitle>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title: title), content: content(), footer: EmptyView(), isExpanded: true)
  }

  public init<S: SystemTitle>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title: title), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue
    )
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Adds actions to the section: rows behind its own. On macOS they are seen only while the pointer is over the header.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> some View {
    let actions = content()
    return Section<Parent, TupleView<(Content, ChosenView)>, Footer>(
      header: header,
      content: TupleView(
        (
          self.content,
          ChosenView { environment in
            environment.traits.platform == .macOS ? AnyView(EmptyView()) : AnyView(actions)
          }
        )),
      footer: footer, isExpanded: isExpanded)
  }
}

/// A section of a list, whose parts the list lays out.
final class SectionNode: LayoutNode {
  let header: ViewList, rows: ViewList, footer: ViewList
  /// A Boolean value that is true where the header is larger than usual.
  fileprivate(set) var isProminent = false

  init(header: ViewList, rows: ViewList, footer: ViewList) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
    super.init(header.nodes + footer.nodes)
    for list in [header, rows, footer] { list.report(to: self) }
  }

  deinit { for list in [header, rows, footer] { list.forget(self) } }

  /// Returns the first rows, and makes none of those behind them.
  func shownRows(_ most: Int) -> [LayoutNode] {
    let shown = rows.prefix(most)
    take(header.nodes + shown + footer.nodes)
    return shown
  }

  /// The list places the rows of its sections itself.
  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] { [] }
}

extension EnvironmentValues {
  private enum CollectionKey: EnvironmentKey { static var defaultValue: Component? { nil } }

  /// The list or form whose rows the views are, without its items; nil outside of one.
  var collection: Component? {
    get { self[CollectionKey.self] }
    set { self[CollectionKey.self] = newValue }
  }
}

extension Component {
  /// Returns a list with one section, in which a view stands for a text of the section.
  func sample(labelling property: ComponentProperty, isProminent: Bool = false) -> Component {
    let row = Component(.row).with(.title, text: " ")
    let section = Component(.section).with(property, text: AttachedViews.text(0)).with(.items, parts: [row])
      .with(.prominent, flag: isProminent)
    return with(.items, parts: [section])
  }
}
