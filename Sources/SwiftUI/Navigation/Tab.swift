import GtkBridge

/// The tabs of a ``TabView``; SwiftUI's name. Any view can be in a tab view.
public typealias TabContent = View

/// A result builder for tabs; SwiftUI's name for ``ViewBuilder`` in this role.
public typealias TabContentBuilder<SelectionValue: Hashable> = ViewBuilder

/// A tab of a ``TabView``: its label, and the view that it shows.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Library", systemImage: "books.vertical", value: .library) { LibraryView() }
///   Tab("Search", systemImage: "magnifyingglass", value: .search, role: .search) { SearchView() }
/// }
/// ```
///
/// Mirrors SwiftUI's `Tab`. A role does not move the tab.
public struct Tab<Value, Content: View, Label: View>: View {
  private let content: AnyView

  public var body: some View { content }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a value for the selection.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = AnyView(content().tabItem(label).tag(value))
  }
}

extension Tab where Value == Never {
  /// Creates a tab of a tab view without its own selection.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = AnyView(content().tabItem(label))
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label, for an application that draws its own row of tabs.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value: Hashable {
    self.init(value: value, role: role, content: content) { EmptyView() }
  }

  /// Creates a tab without a label and without a value.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(role: role, content: content) { EmptyView() }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a title, a system symbol and a value for the selection.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }

  /// Creates a tab with a title, a picture and a value for the selection.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(value: value, role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }

  /// Creates a tab with a title and a system symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) { DefaultTabLabel(title, systemImage: systemImage) }
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(role: role, content: content) { DefaultTabLabel(Text(title), Image(image)) }
  }
}

/// The label of a ``Tab`` with a title and an image. SwiftUI's name for this label.
public typealias DefaultTabLabel = Label<Text, Image>

extension Label where Title == Text, Icon == Image {
  fileprivate init(_ title: Text, _ image: Image) {
    self.init(title: { title }, icon: { image })
  }
}

/// The purpose of a tab.
///
/// Mirrors SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The tab searches the content of the others.
  public static let search = TabRole(name: "search")
}

/// Tabs that belong together, in the row of all tabs.
///
/// Mirrors SwiftUI's `TabSection`. Its header is not shown: a row of tabs has no place for it.
public struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  public var body: some View { content }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text {
  /// Creates a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
