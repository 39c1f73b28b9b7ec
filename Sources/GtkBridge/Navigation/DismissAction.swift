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

  /// Takes the screen away.
  @preconcurrency @MainActor
  public func callAsFunction() {
    if let close { return close() }
    guard let controller else { return }
    if let navigation = controller.navigationController, navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: true)
    } else {
      // What the screen itself has presented goes with it.
      controller.presentingViewController?.dismiss(animated: true)
    }
  }
}
