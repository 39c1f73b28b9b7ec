import GtkObjects

extension View {
  /// Calls `action` when the view comes on screen, before its first frame.
  ///
  /// Mirrors SwiftUI's `onAppear(perform:)`: with the screen it is part of, or later when it is added to one.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceReport(content: self, onAppear: action, onDisappear: nil)
  }

  /// Calls `action` when the view has left the screen.
  ///
  /// Mirrors SwiftUI's `onDisappear(perform:)`: with the screen it is part of, or earlier when it is removed from one. A
  /// view that leaves by a ``View/transition(_:)`` is gone at the end of that.
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
  /// The view is gone; what it left behind may still be on its way out.
  private var isUnmounted = false

  init(_ view: AppearanceReport<Content>, in context: NodeContext) {
    self.view = view
    super.init(view.content, inside: context, in: context)
    context.appearance.addObserver(self)
  }

  override var tie: IdentityTie { child.tie }

  override func update(_ view: AppearanceReport<Content>) {
    self.view = view
    child.update(view.content)
  }

  func appearanceDidChange(isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen, !isOnScreen || !isUnmounted else { return }
    self.isOnScreen = isOnScreen
    if isOnScreen { view.onAppear?() } else { view.onDisappear?() }
  }

  override func unmount() {
    isUnmounted = true
    guard isOnScreen, context.graph.hasTransitions, let widget = firstWidget else {
      super.unmount()
      return leave()
    }
    super.unmount()
    // Until then it disappears with the screen, if that goes first.
    context.graph.afterDeparture(of: widget) { self.leave() }
  }

  private func leave() {
    context.appearance.removeObserver(self)
    appearanceDidChange(isOnScreen: false)
  }
}
