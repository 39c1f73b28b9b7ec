/// An object that receives the life-cycle events of a view.
///
/// ```swift
/// final class ViewModel: ObservableObject, LifeCycleHandlerProtocol {
///   let lifeCycle = PassthroughSubject<LifeCycle, Never>()
/// }
/// ```
@preconcurrency @MainActor
public protocol LifeCycleHandlerProtocol: AnyObject {
  /// The subject that sends the events.
  var lifeCycle: PassthroughSubject<LifeCycle, Never> { get }
}

extension View {
  /// Calls `action` for each life-cycle event of the view's screen after the insertion of the view.
  ///
  /// ``onAppear(perform:)`` and ``onDisappear(perform:)`` report two events. This modifier reports all five, each once
  /// and in order, when a screen is pushed, covered, popped, presented, minimised or closed:
  ///
  /// ```swift
  /// PlayerView().lifeCycle { event in
  ///   if event == .viewDidAppear { player.start() }
  /// }
  /// ```
  ///
  /// A view that is inserted later, or is in the row of a list, has its own appearances. The modifier adds no widget
  /// and does not affect layout. Not part of SwiftUI.
  public func lifeCycle(_ action: @escaping (LifeCycle) -> Void) -> some View {
    LifeCycleReport(content: self, action: action)
  }

  /// Sends each life-cycle event of the view's screen to `handler`, which is held weakly.
  public func lifeCycle<Handler: LifeCycleHandlerProtocol>(handler: Handler) -> some View {
    lifeCycle { [weak handler] in handler?.lifeCycle.send($0) }
  }
}

struct LifeCycleReport<Content: View>: View {
  typealias Body = Never

  let content: Content
  let action: (LifeCycle) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    LifeCycleNode(view, in: context)
  }
}

@MainActor
private final class LifeCycleNode<Content: View>: WrapperNode<LifeCycleReport<Content>, Content>,
  AppearanceScope.Observer
{
  private let controller: LifeCycleController
  /// Indicates whether the view is in a list row, which has its own appearances within the screen.
  private var isInRow: Bool { context.appearance !== context.graph.appearance }

  init(_ view: LifeCycleReport<Content>, in context: NodeContext) {
    controller = LifeCycleController(view.action)
    super.init(view.content, inside: context, in: context)
    if isInRow {
      context.appearance.addObserver(self)
    } else {
      // Deferred to the end of the update, so that changes made by the action become part of it.
      context.graph.afterUpdate { [weak self] in self?.enter() }
    }
  }

  private var isEntered = false
  private var isUnmounted = false

  private func enter() {
    guard !isEntered, !isUnmounted, let parent = context.graph.controller, let parentView = parent.viewIfLoaded,
      let view = controller.view
    else { return }
    isEntered = true
    parent.addChild(controller)
    parentView.addSubview(view)
    controller.didMove(toParent: parent)
  }

  private func leave() {
    guard isEntered else { return }
    isEntered = false
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  func appearanceDidChange(isOnScreen: Bool) {
    if isOnScreen { enter() } else { leave() }
  }

  override func update(_ view: LifeCycleReport<Content>) {
    controller.action = view.action
    child.update(view.content)
  }

  override func unmount() {
    isUnmounted = true
    context.appearance.removeObserver(self)
    super.unmount()
    leave()
  }
}

/// A child of the hosting controller that forwards its life-cycle events. No widget belongs to its view.
@MainActor
private final class LifeCycleController: ViewController {
  var action: (LifeCycle) -> Void

  init(_ action: @escaping (LifeCycle) -> Void) {
    self.action = action
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    action(.viewDidLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    action(.viewWillAppear)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    action(.viewDidAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    action(.viewWillDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    action(.viewDidDisappear)
  }
}
