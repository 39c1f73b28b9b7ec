import Testing
import ViewControllers

/// The stack after each call, without a window.
@MainActor
@Suite struct NavigationStackTests {
  private let journal = Journal()

  private func stack(_ names: String...) -> (NavigationController, [RecordingController]) {
    let controllers = names.map { RecordingController($0, journal) }
    let navigation = NavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() { navigation.pushViewController(controller, animated: true) }
    return (navigation, controllers)
  }

  @Test func theRootIsThere() {
    let (navigation, controllers) = stack("A")
    #expect(navigation.viewControllers == controllers && navigation.children == controllers)
    #expect(navigation.topViewController === controllers[0] && navigation.visibleViewController === controllers[0])
    #expect(controllers[0].navigationController === navigation && controllers[0].parent === navigation)
    #expect(navigation.navigationController == nil && !navigation.isViewLoaded && !controllers[0].isViewLoaded)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.viewControllers == controllers)
  }

  @Test func anEmptyStackIsPossible() {
    let navigation = NavigationController()
    #expect(navigation.topViewController == nil && navigation.popToRootViewController(animated: false) == nil)
    let root = ViewController()
    navigation.pushViewController(root, animated: false)
    #expect(navigation.viewControllers == [root])
    navigation.viewControllers = []
    #expect(navigation.children.isEmpty && root.navigationController == nil)
  }

  @Test func poppingReturnsWhatWent() {
    let (navigation, c) = stack("A", "B", "C", "D", "E")
    #expect(navigation.popViewController(animated: true) === c[4])
    #expect(navigation.popToViewController(c[1], animated: true) == [c[2], c[3]])
    #expect(navigation.popToViewController(c[1], animated: true) == nil)
    #expect(navigation.popToViewController(c[4], animated: true) == nil)
    #expect(navigation.viewControllers == [c[0], c[1]] && navigation.children == [c[0], c[1]])
    #expect(navigation.popToRootViewController(animated: true) == [c[1]])
    #expect(c.dropFirst().allSatisfy { $0.navigationController == nil && $0.parent == nil })
  }

  @Test func aControllerIsOnTheStackOnce() {
    let (navigation, c) = stack("A", "B")
    navigation.pushViewController(c[0], animated: true)
    #expect(navigation.viewControllers == [c[0], c[1]])
    navigation.setViewControllers([c[1], c[0], c[1]], animated: false)
    #expect(navigation.viewControllers == [c[1], c[0]] && navigation.children == [c[1], c[0]])
  }

  @Test func movesAreReportedInOrder() {
    let navigation = NavigationController(rootViewController: ViewController())
    let controller = RecordingController("B", journal)
    controller.recordsMoves = true
    navigation.pushViewController(controller, animated: true)
    #expect(journal.take() == ["B.willEnter", "B.didEnter"])
    navigation.popViewController(animated: true)
    #expect(journal.take() == ["B.willLeave", "B.didLeave"])
  }

  @Test func aControllerLeavesTheStackWithItsParent() {
    let (navigation, c) = stack("A", "B", "C")
    c[1].removeFromParent()
    #expect(navigation.viewControllers == [c[0], c[2]])
    let other = NavigationController(rootViewController: ViewController())
    other.pushViewController(c[2], animated: false)
    #expect(navigation.viewControllers == [c[0]] && c[2].navigationController === other)
    ViewController().addChild(c[0])
    #expect(navigation.viewControllers.isEmpty && navigation.topViewController == nil)
  }

  @Test func descendantsFindTheirNavigationController() {
    let (navigation, c) = stack("A")
    let child = ViewController()
    c[0].addChild(child)
    #expect(child.navigationController === navigation)
    let inner = NavigationController(rootViewController: ViewController())
    child.addChild(inner)
    #expect(inner.navigationController === navigation)
    #expect(inner.topViewController?.navigationController === inner)
  }

  @Test func theTitleInTheBarIsTheControllersUnlessItHasItsOwn() {
    let (navigation, c) = stack("A")
    c[0].title = "Books"
    #expect(c[0].navigationItem.title == "Books")
    let bar = ContainerDouble.realize(navigation)
    c[0].navigationItem.title = "All Books"
    c[0].title = "Library"
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(c[0].navigationItem.title == "All Books" && navigation.isNavigationBarHidden)
    #expect(bar.surroundingsChanges == 3)
    c[0].navigationItem.title = nil
    #expect(c[0].navigationItem.title == "Library")
  }
}
