extension View {
  /// Runs `action` while the view is on screen. The task starts when the view appears and is cancelled when it
  /// disappears.
  ///
  /// Mirrors SwiftUI's `task(priority:_:)`. The action runs on the main actor until it suspends elsewhere.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskContent(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs `action` while the view is on screen, and restarts it when `id` changes. The previous task is cancelled
  /// first.
  ///
  /// Mirrors SwiftUI's `task(id:priority:_:)`.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    TaskContent(content: self, id: id, priority: priority, action: action)
  }
}

struct TaskContent<Content: View, ID: Equatable>: View {
  typealias Body = Never

  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    TaskNode(view, in: context)
  }
}

@MainActor
private final class TaskNode<Content: View, ID: Equatable>: WrapperNode<TaskContent<Content, ID>, Content>,
  AppearanceScope.Observer
{
  private var view: TaskContent<Content, ID>
  private var task: Task<Void, Never>?
  private var isOnScreen = false

  init(_ view: TaskContent<Content, ID>, in context: NodeContext) {
    self.view = view
    super.init(view.content, inside: context, in: context)
    context.appearance.addObserver(self)
  }

  /// A reused cell disappears and appears again, which restarts the task.
  override var retainedState: RetainedState { child.retainedState }

  override func update(_ view: TaskContent<Content, ID>) {
    let isOther = view.id != self.view.id
    self.view = view
    child.update(view.content)
    if isOther, isOnScreen { context.graph.afterUpdate { [weak self] in self?.restart() } }
  }

  private func restart() {
    task?.cancel()
    task = isOnScreen ? Task(priority: view.priority, operation: view.action) : nil
  }

  func appearanceDidChange(isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    restart()
  }

  override func unmount() {
    context.appearance.removeObserver(self)
    super.unmount()
    appearanceDidChange(isOnScreen: false)
  }
}
