extension View {
  /// Sets the title of the screen, which the window's header bar shows while the screen is on top.
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`.
  @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    ScreenTitle(content: self, title: String(title), subtitle: nil)
  }

  /// Sets the title of the screen.
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`. Fonts and colours of the text have no effect in a header bar.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }

  /// Sets the title of the screen to the current value of a binding.
  ///
  /// Mirrors SwiftUI's `navigationTitle(_:)`, where the user may also edit the title; a header bar's title cannot be
  /// edited.
  public func navigationTitle(_ title: Binding<String>) -> some View { BoundTitle(content: self, title: title) }

  /// Sets the subtitle of the screen, shown below its title in the window's header bar. An empty text removes it.
  ///
  /// Mirrors SwiftUI's `navigationSubtitle(_:)`.
  @_disfavoredOverload public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View {
    ScreenTitle(content: self, title: nil, subtitle: String(subtitle))
  }

  /// Sets the title of the screen; SwiftUI's older name for `navigationTitle(_:)`.
  @_disfavoredOverload public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen; SwiftUI's older name for `navigationTitle(_:)`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Adds views to the start and the end of the window's header bar while the screen is visible.
  ///
  /// SwiftUI's older form of ``toolbar(content:)``.
  public func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds views to the start of the window's header bar; SwiftUI's older form of ``toolbar(content:)``.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds views to the end of the window's header bar; SwiftUI's older form of ``toolbar(content:)``.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Has no effect: the header bars of this desktop have only one title size.
  ///
  /// Mirrors SwiftUI's `navigationBarTitleDisplayMode(_:)`.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  /// Sets the destination for values of a type in the surrounding ``NavigationStack``.
  ///
  /// Mirrors SwiftUI's `navigationDestination(for:destination:)`.
  public func navigationDestination<Value: Hashable, Content: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View {
    NavigationDestination(content: self, destination: destination)
  }
}

/// A namespace for the properties of a header bar.
///
/// Mirrors SwiftUI's `NavigationBarItem`.
public enum NavigationBarItem {
  /// The size of a title.
  ///
  /// Mirrors SwiftUI's `NavigationBarItem.TitleDisplayMode`.
  public enum TitleDisplayMode: Sendable {
    /// The mode of the previous screen.
    case automatic
    /// Inside the bar.
    case inline
    /// Below the bar, on Apple's platforms.
    case large
  }
}

/// Reads the title in a separate body, so that a change does not invalidate the surrounding one.
private struct BoundTitle<Content: View>: View {
  let content: Content
  @Binding var title: String

  init(content: Content, title: Binding<String>) {
    self.content = content
    _title = title
  }

  var body: some View { content.navigationTitle(title) }
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
  private var view: ScreenTitle<Content>

  init(_ view: ScreenTitle<Content>, in context: NodeContext) {
    self.view = view
    super.init(view.content, inside: context, in: context)
    name()
  }

  override func update(_ view: ScreenTitle<Content>) {
    self.view = view
    name()
    child.update(view.content)
  }

  override func unmount() {
    name(isThere: false)
    super.unmount()
  }

  private func name(isThere: Bool = true) {
    let bar = context.graph.screenBar
    if let title = view.title, let controller = context.graph.controller {
      let shown = bar.titles.set(isThere ? title : nil, by: self, insteadOf: controller.title)
      if controller.title != shown { controller.title = shown }
      // A sheet's bar does not observe the controller's title.
      bar.refresh()
    }
    if let subtitle = view.subtitle {
      let shown = bar.subtitles.set(isThere ? subtitle : nil, by: self, insteadOf: nil)
      bar.subtitle = shown?.isEmpty == true ? nil : shown
    }
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
