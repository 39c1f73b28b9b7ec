import RIBs
import ViewControllers

/// Switches between the screens of the playground, which its controllers leave to it.
public protocol PlaygroundCoordinatorType: AnyObject {
  /// Opens a child on the navigation stack. Only the screen in front can.
  func pushChild()

  /// Opens a child over the window. Only the screen in front can.
  func presentChild()

  /// Takes the child away again, with everything it has opened: dismisses what is presented, and pops back to the
  /// coordinator's own screen, which for the first coordinator is the root.
  func dismissChild()
}

/// A screen that can be the parent of another.
protocol ParentScreen: ViewController {
  /// Who hears of the child.
  var childListener: any ChildListener { get }
}

/// Makes the screens that one screen opens, and takes them away.
///
/// Each screen has a coordinator of its own and keeps it; the coordinator knows its screen, and the child that it has opened,
/// weakly, and knows no other coordinator. So a screen that goes takes its coordinator with it.
public final class PlaygroundCoordinator: PlaygroundCoordinatorType {
  weak var viewController: (any ParentScreen)?

  /// The child that is open, until it is dismissed or the host takes it away.
  private(set) weak var child: ChildViewController?

  private let dependencies: PlaygroundDependencies
  private let depth: Int
  private let presence: AnyObject

  init(dependencies: PlaygroundDependencies, depth: Int) {
    self.dependencies = dependencies
    self.depth = depth
    presence = dependencies.census.enter(\.coordinators)
  }

  public func pushChild() {
    guard let viewController, isInFront, let navigation = viewController.navigationController else { return }
    let child = makeChild(.pushed, of: viewController)
    navigation.pushViewController(child, animated: true)
  }

  public func presentChild() {
    guard let viewController, isInFront else { return }
    let child = makeChild(.presented, of: viewController)
    // In a navigation controller, so that the child can push children of its own.
    viewController.present(ScreenNavigationController(screens: [child]), animated: true)
  }

  public func dismissChild() {
    guard let viewController, let child else { return }
    self.child = nil
    // Either the child itself is presented, or a child that was pushed may have presented one of its own.
    if viewController.presentedViewController != nil { viewController.dismiss(animated: true) }
    if let navigation = viewController.navigationController, navigation.viewControllers.contains(child) {
      navigation.popToViewController(viewController, animated: true)
    }
    viewController.childListener.childDidEnd(.dismissedByParent)
    expectEnd(of: child)
  }

  /// Whether nothing is over the screen. A second click that comes while the first is still moving is for the child.
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
    let child = ChildViewController(coordinator: coordinator, viewModel: viewModel, content: dependencies.content)
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
    // The user may have gone back below a sheet, whose parent is gone now.
    if viewController.presentedViewController != nil { viewController.dismiss(animated: true) }
    viewController.childListener.childDidEnd(.removedByHost(removal))
  }

  /// A child that was let go is to go with all it has, as soon as nothing of it moves any more.
  private func expectEnd(of child: ChildViewController) {
    for object in [child, child.coordinator, child.viewModel] as [AnyObject] {
      LeakDetector.instance.expectDeallocate(object: object, inTime: LeakDefaultExpectationTime.viewDisappear)
    }
  }
}
