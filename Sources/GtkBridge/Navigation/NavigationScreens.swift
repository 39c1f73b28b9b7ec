/// The screens of one ``NavigationStack``: makes them for values and links, and keeps the path in step with what is shown.
@MainActor
final class NavigationScreens: NavigationControllerDelegate {
  weak var navigation: NavigationController?
  /// What screens inherit; they are not inside the view that pushes them.
  var environment: EnvironmentScope?
  var path: Binding<[AnyHashable]>?

  private typealias Destination = (AnyHashable, EnvironmentScope) -> ViewController?

  /// By the type of value.
  private var destinations: [ObjectIdentifier: Destination] = [:]
  /// The value each pushed screen stands for, where it stands for one.
  private var values: [(controller: ViewController, value: AnyHashable)] = []

  /// Says which screen a type of value leads to.
  func setDestination<Value: Hashable, Content: View>(_ type: Value.Type, _ content: @escaping (Value) -> Content) {
    destinations[ObjectIdentifier(type)] = { value, environment in
      guard let value = value.base as? Value else { return nil }
      return HostingController(rootView: content(value), inheriting: environment)
    }
    // A path may have been waiting for it.
    if let path { show(path.wrappedValue) }
  }

  /// Pushes a view.
  func push<Content: View>(_ content: Content) {
    guard let environment else { return }
    navigation?.pushViewController(HostingController(rootView: content, inheriting: environment), animated: true)
  }

  /// Pushes the screen that a value leads to.
  func push(_ value: AnyHashable) {
    if let path {
      path.wrappedValue.append(value)
    } else if let controller = makeScreen(for: value) {
      values.append((controller, value))
      navigation?.pushViewController(controller, animated: true)
    }
  }

  /// Brings the stack in line with a path: screens of values that stay are kept.
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

  /// The stack is gone. What its screens inherit knows this object, which is why it has to let go.
  func unmount() {
    environment?.unmount()
    environment = nil
    path = nil
    destinations = [:]
    values = []
  }

  private var shownPath: [AnyHashable] { values.map(\.value) }

  private func makeScreen(for value: AnyHashable) -> ViewController? {
    guard let environment, let make = destinations[ObjectIdentifier(Swift.type(of: value.base))] else {
      return nil
    }
    return make(value, environment)
  }

  /// The user goes back, or a screen takes itself away: the path follows at once. Whoever adds to it while the screen is
  /// still seen going would bring that one back.
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
    let remaining = values.filter { navigationController.viewControllers.contains($0.controller) }
    guard remaining.count < values.count else { return }
    values = remaining
    path?.wrappedValue = shownPath
  }
}

extension EnvironmentValues {
  /// The navigation stack around the view, if any.
  var navigationScreens: NavigationScreens? {
    get { object(NavigationScreens.self) }
    set { if let newValue { setObject(newValue) } }
  }
}
