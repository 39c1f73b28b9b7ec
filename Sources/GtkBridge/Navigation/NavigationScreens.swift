/// The screens of a ``NavigationStack``. Makes screens for values and links, and keeps the path up to date.
@MainActor
final class NavigationScreens: NavigationControllerDelegate {
  weak var navigation: NavigationController?
  /// The environment that pushed screens inherit. A pushed screen is not a descendant of the view that pushes it.
  var environment: EnvironmentScope?
  var path: Binding<[AnyHashable]>?

  private typealias Destination = (AnyHashable, EnvironmentScope) -> ViewController?

  /// The destinations by type of value.
  private var destinations: [ObjectIdentifier: Destination] = [:]
  /// The screens that were pushed for values, with these values.
  private var values: [(controller: ViewController, value: AnyHashable)] = []

  /// The screens whose owners want to know when they leave the stack.
  private var popHandlers: [(controller: ViewController, handler: () -> Void)] = []

  /// Sets the destination for a type of value, and updates the screens that already show such a value.
  func setDestination<Value: Hashable, Content: View>(_ type: Value.Type, _ content: @escaping (Value) -> Content) {
    func screen(for value: AnyHashable) -> PresentedView<Content>? {
      (value.base as? Value).map { value in PresentedView { content(value) } }
    }
    destinations[ObjectIdentifier(type)] = { value, environment in
      screen(for: value).map { HostingController(rootView: $0, inheriting: environment) }
    }
    for shown in values {
      guard let controller = shown.controller as? HostingController<PresentedView<Content>>,
        let screen = screen(for: shown.value)
      else { continue }
      controller.rootView = screen
    }
    // The path may contain values that had no destination before.
    if let path { show(path.wrappedValue) }
  }

  /// Pushes a view, and returns its controller. Calls `onPop` once after the screen has left the stack.
  func push<Content: View>(_ content: Content, onPop: (() -> Void)? = nil) -> HostingController<Content>? {
    guard let environment, let navigation else { return nil }
    let controller = HostingController(rootView: content, inheriting: environment)
    if let onPop { popHandlers.append((controller, onPop)) }
    navigation.pushViewController(controller, animated: true)
    return controller
  }

  /// Pops a screen and the screens above it.
  func pop(_ controller: ViewController) {
    guard let navigation, let index = navigation.viewControllers.firstIndex(of: controller), index > 0 else { return }
    _ = navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
  }

  /// Pushes the destination for a value.
  func push(_ value: AnyHashable) {
    if let path {
      path.wrappedValue.append(value)
    } else if let controller = makeScreen(for: value) {
      values.append((controller, value))
      navigation?.pushViewController(controller, animated: true)
    }
  }

  /// Updates the stack to match a path. Screens of the common prefix are kept.
  func show(_ path: [AnyHashable]) {
    guard let navigation, path != shownPath, let root = navigation.viewControllers.first else { return }
    var kept = Array(zip(values, path).prefix { $0.0.value == $0.1 }.map(\.0))
    for value in path.dropFirst(kept.count) {
      guard let controller = makeScreen(for: value) else { break }
      kept.append((controller, value))
    }
    values = kept
    navigation.setViewControllers([root] + kept.map(\.controller), animated: true)
  }

  /// Releases the environment and the destinations. Otherwise the environment and this object would retain each
  /// other.
  func unmount() {
    environment?.unmount()
    environment = nil
    path = nil
    destinations = [:]
    values = []
    popHandlers = []
  }

  private var shownPath: [AnyHashable] { values.map(\.value) }

  private func makeScreen(for value: AnyHashable) -> ViewController? {
    guard let environment, let make = destinations[ObjectIdentifier(Swift.type(of: value.base))] else {
      return nil
    }
    return make(value, environment)
  }

  /// Updates the path as soon as a pop begins. If the path were still unchanged during the transition, an append to it
  /// would push the popped screen again.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
  ) {
    followStack(of: navigationController)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
  ) {
    followStack(of: navigationController)
  }

  private func followStack(of navigationController: NavigationController) {
    let popped = popHandlers.filter { !navigationController.viewControllers.contains($0.controller) }
    popHandlers.removeAll { handler in popped.contains { $0.controller === handler.controller } }
    for popped in popped { popped.handler() }
    let remaining = values.filter { navigationController.viewControllers.contains($0.controller) }
    guard remaining.count < values.count else { return }
    values = remaining
    path?.wrappedValue = shownPath
  }
}

extension EnvironmentValues {
  /// The surrounding navigation stack, if any.
  var navigationScreens: NavigationScreens? {
    get { object(NavigationScreens.self) }
    set { if let newValue { setObject(newValue) } }
  }
}
