extension View {
  /// Hides the Back button of the window's header bar while the screen is on top. The keys, the mouse button and the
  /// gesture that navigate back have no effect then, either.
  ///
  /// Mirrors SwiftUI's `navigationBarBackButtonHidden(_:)`. The screen offers another way back, such as
  /// ``EnvironmentValues/dismiss``.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BarPartsHidden(content: self, parts: hidesBackButton ? .backButton : [])
  }

  /// Hides the title and the Back button of the window's header bar while the screen is visible.
  ///
  /// SwiftUI's older name for ``toolbar(_:for:)``.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    BarPartsHidden(content: self, parts: hidden ? [.title, .backButton] : [])
  }

  /// Shows or hides bars while the screen is visible.
  ///
  /// Mirrors SwiftUI's `toolbar(_:for:)`. A window cannot do without its header bar, which moves and closes it. Hiding the
  /// navigation bar therefore hides only the title and the Back button: the window's own buttons and the screen's
  /// ``toolbar(content:)`` remain, and the desktop still knows the title. The bar at the bottom is hidden with its items.
  /// The bar of a ``TabView`` is not affected.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var parts: BarParts = bars.isEmpty || bars.contains(where: \.isHeaderBar) ? [.title, .backButton] : []
    if bars.contains(.bottomBar) { parts.insert(.bottomBar) }
    return BarPartsHidden(content: self, parts: visibility == .hidden ? parts : [])
  }

  /// Has no effect: the desktop's theme draws the bars.
  ///
  /// Mirrors SwiftUI's `toolbarBackground(_:for:)`.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Has no effect: the desktop's theme draws the bars.
  ///
  /// Mirrors SwiftUI's `toolbarBackground(_:for:)`.
  public func toolbarBackground(_ style: Color, for bars: ToolbarPlacement...) -> some View { self }
}

/// A bar of the window.
///
/// Mirrors SwiftUI's `ToolbarPlacement`.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Indicates whether the window's header bar plays the role of the bar.
  var isHeaderBar: Bool { self == .automatic || self == .navigationBar || self == .windowToolbar }

  /// The window's header bar.
  public static let automatic = ToolbarPlacement(name: "automatic")
  /// The navigation bar: the window's header bar.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The toolbar of the window: its header bar.
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  /// The bar of a ``TabView``.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// The bar at the bottom of the window, with the items of ``ToolbarItemPlacement/bottomBar``.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

private struct BarPartsHidden<Content: View>: View {
  typealias Body = Never

  let content: Content
  let parts: BarParts

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    BarPartsNode(view, in: context)
  }
}

@MainActor
private final class BarPartsNode<Content: View>: WrapperNode<BarPartsHidden<Content>, Content> {
  init(_ view: BarPartsHidden<Content>, in context: NodeContext) {
    super.init(view.content, inside: context, in: context)
    context.graph.screenBar.hide(view.parts, for: self)
  }

  override func update(_ view: BarPartsHidden<Content>) {
    child.update(view.content)
    context.graph.screenBar.hide(view.parts, for: self)
  }

  override func unmount() {
    context.graph.screenBar.hide([], for: self)
    super.unmount()
  }
}
