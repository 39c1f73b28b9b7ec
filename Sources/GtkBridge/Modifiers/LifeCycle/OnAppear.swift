import GtkObjects

extension View {
  /// Calls `action` when the view appears, before its first frame.
  ///
  /// Mirrors SwiftUI's `onAppear(perform:)`. The view appears with its screen, or later when it is inserted.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceReport(content: self, onAppear: action, onDisappear: nil)
  }

  /// Calls `action` after the view has disappeared.
  ///
  /// Mirrors SwiftUI's `onDisappear(perform:)`. The view disappears with its screen, or earlier when it is removed. A
  /// view with a `transition(_:)` disappears at the end of it.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceReport(content: self, onAppear: nil, onDisappear: action)
  }

  /// Calls `onAppear` when the view enters the screen, and `onDisappear` when it leaves it. A screen that is pushed
  /// above the view does not make it leave.
  package func whileInForce(onAppear: @escaping () -> Void, onDisappear: @escaping () -> Void) -> some View {
    AppearanceReport(content: self, onAppear: onAppear, onDisappear: onDisappear, includesCovered: true)
  }
}

struct AppearanceReport<Content: View>: View {
  typealias Body = Never

  let content: Content
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?
  var includesCovered = false

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
  /// Indicates whether the view was removed. Its widget may still be in a transition.
  private var isUnmounted = false
  /// The scope of the stack whose screens may cover that of the view.
  private let stack: AppearanceScope?

  init(_ view: AppearanceReport<Content>, in context: NodeContext) {
    self.view = view
    stack = view.includesCovered ? context.environment.values.object(AppearanceScope.self) : nil
    super.init(view.content, inside: context, in: context)
    context.appearance.addObserver(self)
    stack?.addObserver(self)
  }

  private var isInForce: Bool {
    if context.appearance.isOnScreen { return true }
    guard stack?.isOnScreen == true, context.appearance === context.graph.appearance,
      let screen = context.graph.controller
    else { return false }
    return (screen.parent as? NavigationController)?.viewControllers.contains(screen) == true
  }

  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: AppearanceReport<Content>) {
    self.view = view
    child.update(view.content)
  }

  func appearanceDidChange(isOnScreen: Bool) {
    let isOnScreen = stack == nil || isUnmounted ? isOnScreen : isInForce
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
    // If the screen disappears before the transition ends, the view disappears with it.
    context.graph.afterExitTransition(of: widget) { self.leave() }
  }

  private func leave() {
    context.appearance.removeObserver(self)
    stack?.removeObserver(self)
    appearanceDidChange(isOnScreen: false)
  }
}
