extension EnvironmentValues {
  /// Takes the screen the view is on away again: a pushed one goes back, a presented one is dismissed.
  ///
  /// Mirrors SwiftUI's `dismiss`: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`. Elsewhere it does
  /// nothing.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }
}

extension ViewController {
  /// The controller itself, or what it is in, that is a child of a container.
  fileprivate func ancestor(in container: ViewController) -> ViewController? {
    sequence(first: self, next: \.parent).first { $0.parent === container }
  }
}

/// Takes a screen away when it is called.
///
/// Mirrors SwiftUI's `DismissAction`.
public struct DismissAction {
  private weak var controller: ViewController?
  /// What is done where no controller is shown.
  private var close: (() -> Void)?

  init() {}

  init(_ close: @escaping () -> Void) {
    self.close = close
  }

  init(for controller: ViewController?) {
    self.controller = controller
  }

  /// Takes the screen away, with whatever is over it.
  @preconcurrency @MainActor
  public func callAsFunction() {
    if let close { return close() }
    guard let controller else { return }
    if let navigation = controller.navigationController, let screen = controller.ancestor(in: navigation) {
      let stack = navigation.viewControllers
      // What is seen going already is on the stack no more, and takes nothing else along.
      guard let place = stack.firstIndex(of: screen) else { return }
      if place > 0 {
        // So does what is over the screen.
        navigation.popToViewController(stack[place - 1], animated: true)
        return
      }
      // The root goes with the whole stack, where that is presented.
    }
    // What the screen itself has presented goes with it.
    controller.presentingViewController?.dismiss(animated: true)
  }
}
