// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// Controls whose labels are a symbol and words.

extension Button where Label == PellucidViews.Label<Text, Image> {
  public init<S: SystemTitle>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Label(symbol: systemImage, title) }
  }

  public init<S: SystemTitle>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(symbol: systemImage, title) }
  }

  public init<S: SystemTitle>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) {
      Label {
        title.systemText
      } icon: {
        Image(image)
      }
    }
  }
}

extension Toggle where Label == PellucidViews.Label<Text, Image> {
  public init<S: SystemTitle>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(symbol: systemImage, title) }
  }
}

extension Menu where Label == PellucidViews.Label<Text, Image> {
  public init<S: SystemTitle>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(symbol: systemImage, title) }
  }

  public init<S: SystemTitle>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(title, systemImage: systemImage, content: content)
  }
}

extension Picker where Label == PellucidViews.Label<Text, Image> {
  public init<S: SystemTitle>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Label(symbol: systemImage, title) }
  }
}

extension Label where Title == Text, Icon == Image {
  fileprivate init(symbol: String, _ title: some SystemTitle) {
    self.init {
      title.systemText
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// A control that shares an item.
///
/// - Note: Nothing is shared.
public struct ShareLink<Label: View>: View {
  private let label: Label

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink {
  public init<Item>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == PellucidViews.Label<Text, Image> {
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    self.init(label: Label(symbol: "square.and.arrow.up", "Share…"))
  }

  public init<S: SystemTitle, Item>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: Label(symbol: "square.and.arrow.up", title))
  }
}

/// The look of an item while it is shared. Nothing is shared in a picture.
public struct SharePreview<Image, Icon> {
  private init() {}
}

extension SharePreview where Image: Transferable, Icon: Transferable {
  public init<S: SystemTitle>(_ title: S, image: Image, icon: Icon) { self.init() }
  public init(_ title: Text, image: Image, icon: Icon) { self.init() }
}

extension SharePreview where Image == Never, Icon: Transferable {
  public init<S: SystemTitle>(_ title: S, icon: Icon) { self.init() }
  public init(_ title: Text, icon: Icon) { self.init() }
}

extension SharePreview where Image: Transferable, Icon == Never {
  public init<S: SystemTitle>(_ title: S, image: Image) { self.init() }
  public init(_ title: Text, image: Image) { self.init() }
}

extension SharePreview where Image == Never, Icon == Never {
  public init<S: SystemTitle>(_ title: S) { self.init() }
  public init(_ title: Text) { self.init() }
}

extension ShareLink {
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  public init<Data: RandomAccessCollection, Image, Icon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: (Data.Element) -> SharePreview<Image, Icon>, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }
}

extension ShareLink where Label == PellucidViews.Label<Text, PellucidViews.Image> {
  public init<Item, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  public init<S: SystemTitle, Item, Image, Icon>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(title, item: item, subject: subject, message: message)
  }

  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(item: items, subject: subject, message: message)
  }

  public init<S: SystemTitle, Data: RandomAccessCollection>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(title, item: items, subject: subject, message: message)
  }
}

/// A view that says why there is nothing to see.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  public var body: some View {
    // The sizes and distances are chosen: no source has them.
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
      }
      actions
    }
    .multilineTextAlignment(.center).padding().frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == PellucidViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init<S: SystemTitle>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { Label(symbol: name, title) }, description: { description })
  }

  /// The view for a search without results.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }

  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text(verbatim: "Check the spelling or try a new search."))
  }
}

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}
