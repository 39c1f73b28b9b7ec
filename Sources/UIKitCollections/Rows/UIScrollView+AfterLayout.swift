import GtkBridge

extension UIScrollView {
  /// Runs an action after the layout of changed rows.
  ///
  /// A view that is not on screen, or leaves it meanwhile, has no layout: the action still runs.
  func afterLayout(_ action: @escaping @MainActor () -> Void) {
    guard let widget = realizedWidget, widget.isMapped else { return action() }
    let completion = Completion(action)
    widget.afterNextLayout { completion.run() }
    Task {
      try? await Task.sleep(for: .milliseconds(500))
      completion.run()
    }
  }
}

/// An action that runs once.
@MainActor
private final class Completion {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}
