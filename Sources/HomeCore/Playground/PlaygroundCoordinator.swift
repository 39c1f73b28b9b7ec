import RIBs
import ViewControllers

/// The navigation interface of the playground's controllers.
public protocol PlaygroundCoordinatorType: AnyObject {
  /// Pushes a child onto the navigation stack, if the coordinator's screen is frontmost.
  func pushChild()

  /// Presents a child over the window, if the coordinator's screen is frontmost.
  func presentChild()

  /// Removes the child and all screens that it has opened: dismisses presented screens, and pops back to the
  /// coordinator's own screen, which for the first coordinator is the root.
  func dismissChild()
}

/// A controller that can be the parent of a child screen.
protocol ParentScreen: ViewController {
  /// The observer of the child.
  var childListener: any ChildListener { get }
}

/// A coordinator that opens and removes the children of one screen.
///
/// Each screen retains a coordinator of its own. The coordinator refers weakly to its screen and to the open child, and
/// to no other coordinator, so a released screen releases its coordinator.
public final class PlaygroundCoordinator: PlaygroundCoordinatorType {
  weak var viewController: (any ParentScreen)?

  /// The open child, until it is dismissed or removed by its host.
  private(set) weak var child: ChildViewController?

  private let dependencies: PlaygroundDependencies
  private let depth: Int
  private let presence: AnyObject

  init(dependencies: PlaygroundDependencies, depth: Int) {
    self.dependencies = dependencies
    self.depth = depth
    presence = dependencies.census.enter(\.coordinators)
  }

  /// Pushes a child onto the navigation controller. Does nothing without one, or while another screen covers this one.
  public func pushChild() {
    guard let viewController, isInFront, let navigation = viewController.navigationController else { return }
    let child = makeChild(.pushed, of: viewController)
    navigation.pushViewController(child, animated: true)
  }

  /// Presents a child in a navigation controller of its own. Does nothing while another screen covers this one.
  public func presentChild() {
    guard let viewController, isInFront else { return }
    let child = makeChild(.presented, of: viewController)
    // The navigation controller lets the child push children of its own.
    viewController.present(ScreenNavigationController(screens: [child]), animated: true)
  }

  /// Dismisses the child with everything above it, and notifies the parent's view model. Does nothing without a child.
  public func dismissChild() {
    guard let viewController, let child else { return }
    self.child = nil
    // Either the child itself is presented, or a pushed child may have presented another one.
    if viewController.presentedViewController != nil { viewController.dismiss(animated: true) }
    if let navigation = viewController.navigationController, navigation.viewControllers.contains(child) {
      navigation.popToViewController(viewController, animated: true)
    }
    viewController.childListener.childDidEnd(.dismissedByParent)
    expectEnd(of: child)
  }

  /// Indicates whether no other screen covers this one. It rejects a second click during a transition to a child.
  private var isInFront: Bool {
    guard let viewController, viewController.presentedViewController == nil else { return false }
    guard let navigation = viewController.navigationController else { return true }
    return navigation.topViewController === viewController
  }

  private func makeChild(
    _ arrival: PlaygroundState.Arrival, of parent: any ParentScreen
  ) -> ChildViewController {
    let coordinator = PlaygroundCoordinator(dependencies: dependencies, depth: depth + 1)
    let viewModel = ChildViewModel(
      depth: depth + 1, arrival: arrival, listener: parent.childListener, census: dependencies.census)
    let child = ChildViewController(coordinator: coordinator, viewModel: viewModel, views: dependencies.views)
    coordinator.viewController = child
    child.journal = dependencies.journal
    child.onHostRemoval = { [weak self, weak child] removal in
      if let child { self?.forget(child, removal) }
    }
    self.child = child
    return child
  }

  private func forget(_ child: ChildViewController, _ removal: HostRemoval) {
    guard self.child === child else { return }
    self.child = nil
    expectEnd(of: child)
    guard let viewController else { return }
    // The user may have navigated back beneath a sheet, whose parent has been removed now.
    if viewController.presentedViewController != nil { viewController.dismiss(animated: true) }
    viewController.childListener.childDidEnd(.removedByHost(removal))
  }

  /// Expects a removed child to be deallocated with its coordinator and view model, once their transition ends.
  private func expectEnd(of child: ChildViewController) {
    for object in [child, child.coordinator, child.viewModel] as [AnyObject] {
      LeakDetector.instance.expectDeallocate(object: object, inTime: LeakDefaultExpectationTime.viewDisappear)
    }
  }
}
