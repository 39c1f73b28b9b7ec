import Testing

@testable import ViewControllers

/// The data that a program receives about a running transition.
@MainActor
@Suite struct TransitionCoordinatorTests {
  private let journal = Journal()

  private func screen(_ name: String) -> RecordingController { RecordingController(name, journal) }

  /// A coordinator that determines the screens that the user has left.
  private final class Parent: NavigationControllerDelegate {
    var left: [String] = []

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) {
      guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(from)
      else { return }
      left.append((from as? RecordingController)?.name ?? "")
    }
  }

  @Test func theDelegateLearnsWhichScreenHasGone() {
    let (parent, navigation) = (Parent(), NavigationController(rootViewController: screen("A")))
    navigation.delegate = parent
    let host = ContainerDouble.realize(navigation)
    navigation.appear()
    navigation.pushViewController(screen("B"), animated: true)
    host.completeLast()
    #expect(parent.left == [], "a screen that another one covers has not gone")
    navigation.userDidGoBack()
    #expect(parent.left == [])
    host.completeLast()
    #expect(parent.left == ["B"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func offScreenTheDelegateLearnsItAtOnce() {
    let (parent, navigation) = (Parent(), NavigationController(rootViewController: screen("A")))
    navigation.delegate = parent
    navigation.pushViewController(screen("B"), animated: false)
    navigation.popViewController(animated: false)
    #expect(parent.left == ["B"])
  }

  @Test func screensAndContainersShareATransition() throws {
    let (bottom, top) = (screen("A"), screen("B"))
    let navigation = NavigationController(rootViewController: bottom)
    let host = ContainerDouble.realize(navigation)
    navigation.appear()
    #expect(bottom.transitionCoordinator == nil)
    navigation.pushViewController(top, animated: true)
    let coordinator = try #require(top.transitionCoordinator)
    #expect(coordinator === navigation.transitionCoordinator && coordinator.isAnimated)
    #expect(coordinator.viewController(forKey: .from) === bottom && coordinator.viewController(forKey: .to) === top)
    host.completeLast()
    #expect(top.transitionCoordinator == nil)
  }

  @Test func whatWaitsIsCalledOnceAfterTheLastEvent() {
    let navigation = NavigationController(rootViewController: screen("A"))
    let host = ContainerDouble.realize(navigation)
    navigation.appear()
    navigation.pushViewController(screen("B"), animated: true)
    navigation.transitionCoordinator?.whenComplete { journal("first") }
    _ = journal.take()
    // Another change replaces the first, before it is on screen.
    navigation.pushViewController(screen("C"), animated: true)
    navigation.transitionCoordinator?.whenComplete { journal("second") }
    #expect(!journal.take().contains("first"))
    host.completeLast()
    #expect(journal.take().suffix(3) == ["C.didAppear", "first", "second"])
  }

  @Test func presentationsHaveOne() throws {
    let (root, sheet) = (screen("A"), screen("S"))
    let window = Window()
    window.rootViewController = root
    window.makeKeyAndVisible()
    var seen: ViewController?
    sheet.onEvent["willAppear"] = { _ in seen = root.transitionCoordinator?.viewController(forKey: .to) }
    root.present(sheet, animated: true)
    #expect(seen === sheet)
    #expect(root.transitionCoordinator == nil)
    window.close()
  }
}
