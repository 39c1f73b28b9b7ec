extension View {
  /// Calls `action` when the view comes on screen, before its first frame.
  ///
  /// Mirrors SwiftUI's `onAppear(perform:)`: with the screen it is part of, or later when it is added to one.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceReport(content: self, onAppear: action, onDisappear: nil)
  }

  /// Calls `action` when the view has left the screen.
  ///
  /// Mirrors SwiftUI's `onDisappear(perform:)`: with the screen it is part of, or earlier when it is removed from one.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceReport(content: self, onAppear: nil, onDisappear: action)
  }
}

struct AppearanceReport<Content: View>: View {
  typealias Body = Never

  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    AppearanceNode(view, in: context)
  }
}

@MainActor
private final class AppearanceNode<Content: View>: WrapperNode<AppearanceReport<Content>, Content>,
  AppearanceScope.Observer
{
  private var view: AppearanceReport<Content>
  private var isOnScreen = false

  init(_ view: AppearanceReport<Content>, in context: NodeContext) {
    self.view = view
    super.init(view.content, inside: context, in: context)
    context.appearance.addObserver(self)
  }

  override var tie: IdentityTie { child.tie }

  override func update(_ view: AppearanceReport<Content>) {
    self.view = view
    view.content._update(child)
  }

  func appearanceDidChange(isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    if isOnScreen { view.onAppear?() } else { view.onDisappear?() }
  }

  override func unmount() {
    context.appearance.removeObserver(self)
    super.unmount()
    appearanceDidChange(isOnScreen: false)
  }
}
