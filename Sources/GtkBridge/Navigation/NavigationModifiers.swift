extension View {
  /// Names the screen: in the window's header bar, where the screen is on top.
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    ScreenTitle(content: self, title: String(title), subtitle: nil)
  }

  /// Says more about the screen below its title in the window's header bar; an empty text says nothing.
  ///
  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    ScreenTitle(content: self, title: nil, subtitle: String(subtitle))
  }

  /// Names the screen; SwiftUI's older name for ``navigationTitle(_:)``.
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Says how large a title is. Header bars have one size on this desktop, so it changes nothing.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  /// Says which screen the values of a type lead to in the ``NavigationStack`` around the view.
  ///
  /// Mirrors SwiftUI's `navigationDestination(for:destination:)`.
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View {
    NavigationDestination(content: self, destination: destination)
  }
}

/// What a header bar is made of.
///
/// Mirrors SwiftUI's `NavigationBarItem`.
public enum NavigationBarItem {
  /// How large a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As the screen below.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, on Apple's systems.
    case large
  }
}

struct ScreenTitle<Content: View>: View {
  typealias Body = Never

  let content: Content
  let title: String?
  let subtitle: String?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    ScreenTitleNode(view, in: context)
  }
}

@MainActor
private final class ScreenTitleNode<Content: View>: WrapperNode<ScreenTitle<Content>, Content> {
  init(_ view: ScreenTitle<Content>, in context: NodeContext) {
    super.init(view.content, inside: context, in: context)
    name(view)
  }

  override func update(_ view: ScreenTitle<Content>) {
    name(view)
    child.update(view.content)
  }

  private func name(_ view: ScreenTitle<Content>) {
    if let title = view.title, let controller = context.graph.controller, controller.title != title {
      controller.title = title
      // A sheet's bar hears of a title only by this.
      context.graph.screenBar.refresh()
    }
    if let subtitle = view.subtitle { context.graph.screenBar.subtitle = subtitle.isEmpty ? nil : subtitle }
  }
}

struct NavigationDestination<Content: View, Value: Hashable, Destination: View>: View {
  typealias Body = Never

  let content: Content
  let destination: (Value) -> Destination

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    NavigationDestinationNode(view, in: context)
  }
}

@MainActor
private final class NavigationDestinationNode<Content: View, Value: Hashable, Destination: View>:
  WrapperNode<NavigationDestination<Content, Value, Destination>, Content>
{
  init(_ view: NavigationDestination<Content, Value, Destination>, in context: NodeContext) {
    super.init(view.content, inside: context, in: context)
    register(view)
  }

  override func update(_ view: NavigationDestination<Content, Value, Destination>) {
    register(view)
    child.update(view.content)
  }

  private func register(_ view: NavigationDestination<Content, Value, Destination>) {
    context.environment.values.navigationScreens?.setDestination(Value.self, view.destination)
  }
}
