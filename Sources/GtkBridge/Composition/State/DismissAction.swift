extension EnvironmentValues {
  /// The action that closes the screen that contains the view: it pops a pushed screen and dismisses a presented one.
  ///
  /// Mirrors SwiftUI's `dismiss`: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`. For any other
  /// screen it does nothing.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }
}

extension ViewController {
  /// Returns the controller itself or its nearest ancestor that is a child of `container`.
  fileprivate func ancestor(in container: ViewController) -> ViewController? {
    sequence(first: self, next: \.parent).first { $0.parent === container }
  }
}

/// An action that closes a screen.
///
/// Mirrors SwiftUI's `DismissAction`.
public struct DismissAction: Sendable {
  private weak var controller: ViewController?
  /// A custom action that replaces the controller's.
  private var close: (@MainActor () -> Void)?

  init() {}

  init(_ close: @escaping @MainActor () -> Void) {
    self.close = close
  }

  init(for controller: ViewController?) {
    self.controller = controller
  }

  /// Indicates whether the screen is pushed or presented, so that the action closes it.
  @MainActor package var isPresented: Bool {
    guard let controller else { return close != nil }
    if let navigation = controller.navigationController, let screen = controller.ancestor(in: navigation),
      let place = navigation.viewControllers.firstIndex(of: screen), place > 0
    {
      return true
    }
    return controller.presentingViewController != nil
  }

  /// Closes the screen and everything presented above it.
  @preconcurrency @MainActor
  public func callAsFunction() {
    if let close { return close() }
    guard let controller else { return }
    if let navigation = controller.navigationController, let screen = controller.ancestor(in: navigation) {
      let stack = navigation.viewControllers
      // A screen whose exit transition is in progress is no longer on the stack, and other screens are not affected.
      guard let place = stack.firstIndex(of: screen) else { return }
      if place > 0 {
        // This also pops the screens above it.
        navigation.popToViewController(stack[place - 1], animated: true)
        return
      }
      // The root screen is dismissed together with the whole stack, if the stack is presented.
    }
    // This also dismisses the screens that the controller has presented.
    controller.presentingViewController?.dismiss(animated: true)
  }
}
