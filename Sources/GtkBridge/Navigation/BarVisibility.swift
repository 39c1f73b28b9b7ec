extension View {
  /// Hides the Back button of the window's header bar while the screen is on top. The keys, the mouse button and the
  /// gesture that navigate back then have no effect, either.
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
  /// The bar of the ``TabView`` around the view is hidden while the view is visible. Dots of pages stay.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    var parts: BarParts = bars.isEmpty || bars.contains(where: \.isHeaderBar) ? [.title, .backButton] : []
    if bars.contains(.bottomBar) { parts.insert(.bottomBar) }
    if bars.contains(.tabBar) { parts.insert(.tabBar) }
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

private struct BarPartsHidden<Content: View>: View {
  typealias Body = Never

  let content: Content
  let parts: BarParts

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    BarPartsNode(view, in: context)
  }
}

@MainActor
private final class BarPartsNode<Content: View>: WrapperNode<BarPartsHidden<Content>, Content>,
  AppearanceScope.Observer
{
  private var parts: BarParts

  init(_ view: BarPartsHidden<Content>, in context: NodeContext) {
    parts = view.parts
    super.init(view.content, inside: context, in: context)
    context.appearance.addObserver(self)
    hide(parts)
  }

  override func update(_ view: BarPartsHidden<Content>) {
    child.update(view.content)
    parts = view.parts
    hide(parts)
  }

  private func hide(_ parts: BarParts) {
    context.graph.screenBar.hide(parts, for: self)
    let hidesTabs = parts.contains(.tabBar) && context.appearance.isOnScreen
    context.environment.values.tabBarVisibility?.setHidden(hidesTabs, by: self)
  }

  func appearanceDidChange(isOnScreen: Bool) { hide(parts) }

  override func unmount() {
    context.appearance.removeObserver(self)
    hide([])
    super.unmount()
  }
}
