/// The screens of a ``NavigationStack``, or of the column beside the one with the links. Creates screens for values and
/// links, and keeps the path up to date.
@MainActor
final class NavigationScreens: NavigationControllerDelegate {
  weak var navigation: NavigationController?
  /// The column whose next column shows the screens, in place of a stack.
  weak var column: SplitColumn?
  /// The environment that pushed screens inherit. A pushed screen is not a descendant of the view that pushes it.
  var environment: EnvironmentScope?
  var path: Binding<[AnyHashable]>?
  /// Called after a link has extended the path, because the object that holds it may have no observers.
  var pathDidGrow: () -> Void = {}

  private typealias Destination = (AnyHashable, EnvironmentScope) -> ViewController?

  /// The destinations by type of value.
  private var destinations: [ObjectIdentifier: Destination] = [:]
  /// The screens that were pushed for values, with these values.
  private var values: [(controller: ViewController, value: AnyHashable)] = []

  /// A screen that is pushed while a state of a view requests it.
  struct StatePush {
    /// The controller of the view, or `nil` if it is unknown.
    weak var source: ViewController?
    /// Returns whether the state still requests the screen.
    let isWanted: () -> Bool
    /// Called once after the screen has left the stack.
    let didPop: () -> Void
  }

  private var statePushes: [(controller: ViewController, push: StatePush)] = []

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

  /// Pushes a view, and returns its controller.
  func push<Content: View>(_ content: Content) -> HostingController<Content>? {
    guard let environment, navigation != nil || column != nil else { return nil }
    let controller = HostingController(rootView: content, inheriting: environment)
    show(controller)
    return controller
  }

  /// Pushes a view for a state, and returns its controller. As in SwiftUI, a screen shows one other screen at a time:
  /// the view replaces that of an earlier state, and this does nothing while the state stays.
  func push<Content: View>(_ content: Content, for push: StatePush) -> HostingController<Content>? {
    guard let environment, navigation != nil || column != nil else { return nil }
    let earlier = push.source.flatMap { source in statePushes.first { $0.push.source === source } }
    if earlier?.push.isWanted() == true { return nil }
    let controller = HostingController(rootView: content, inheriting: environment)
    statePushes.append((controller, push))
    if let navigation, let index = (earlier?.controller).flatMap(navigation.viewControllers.firstIndex) {
      navigation.setViewControllers(navigation.viewControllers[..<index] + [controller], animated: true)
    } else {
      show(controller)
    }
    return controller
  }

  private func show(_ controller: ViewController?) {
    if let column { return column.showNext(controller) }
    if let controller { navigation?.pushViewController(controller, animated: true) }
  }

  /// Pops a screen and the screens above it.
  func pop(_ controller: ViewController) {
    if let column { return column.removeNext(controller) }
    guard let navigation, let index = navigation.viewControllers.firstIndex(of: controller), index > 0 else { return }
    _ = navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
  }

  /// Pushes the destination for a value.
  func push(_ value: AnyHashable) {
    if let path {
      // A link that is pressed twice before the next frame is still on the screen below.
      guard path.wrappedValue == shownPath else { return }
      path.wrappedValue.append(value)
      return pathDidGrow()
    }
    if let shown = values.last, shown.value == value, bringForward(shown.controller) { return }
    let controller = makeScreen(for: value)
    if let controller { values.append((controller, value)) }
    show(controller)
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
    pathDidGrow = {}
    destinations = [:]
    values = []
    statePushes = []
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

  /// Notifies the owners of screens that the column next to the links no longer shows.
  func followColumn(_ screen: ViewController?) {
    values.removeAll { $0.controller !== screen }
    reportPops { $0 !== screen }
  }

  /// Shows the column next to the links with one of its current screens, and returns whether the column has this
  /// screen.
  func bringForward(_ screen: ViewController) -> Bool {
    guard let column, column.isShowing(screen) else { return false }
    column.bringNextForward()
    return true
  }

  private func reportPops(_ isPopped: (ViewController) -> Bool) {
    let popped = statePushes.filter { isPopped($0.controller) }
    statePushes.removeAll { isPopped($0.controller) }
    for popped in popped { popped.push.didPop() }
  }

  private func followStack(of navigationController: NavigationController) {
    reportPops { !navigationController.viewControllers.contains($0) }
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
