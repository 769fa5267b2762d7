// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A title with an icon.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }

  public var body: some View {
    style.anyBody(
      LabelStyleConfiguration(title: .init(view: AnyView(title)), icon: .init(view: AnyView(icon)))
    )
    // A label in the body of a style has the style around it.
    .environment(\.labelStyle, DefaultLabelStyle())
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }
  @_disfavoredOverload
  public init<Name: StringProtocol>(_ title: Name, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// The parts of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let view: AnyView
    public var body: some View { view }
  }

  /// The icon of a label.
  public struct Icon: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let title: Title
  public let icon: Icon
}

/// The look of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  fileprivate func anyBody(_ configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// The style that the views around choose: an icon and a title.
public struct DefaultLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// A label of an icon and a title beside it.
public struct TitleAndIconLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }

  private struct IconAndTitle: View {
    @Environment(\.labelSpacing) private var spacing
    @Environment(\.labelIconWidth) private var width
    let configuration: LabelStyleConfiguration

    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: spacing) {
        configuration.icon.frame(width: width)
        configuration.title
      }
    }
  }
}

/// A label of an icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// A label of a title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }

extension EnvironmentValues {
  private enum LabelKey: EnvironmentKey { static var defaultValue: any LabelStyle { DefaultLabelStyle() } }

  private enum SpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 8 } }
  private enum WidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

  /// The distance between the icon and the title, in points; 8 unless stated, as between other views.
  var labelSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }

  /// The width that icons have in common; nil for their own.
  var labelIconWidth: CGFloat? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelKey.self] }
    set { self[LabelKey.self] = newValue }
  }
}

extension View {
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { environment(\.labelStyle, style) }
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelSpacing, spacing)
  }
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { environment(\.labelIconWidth, value) }
}
