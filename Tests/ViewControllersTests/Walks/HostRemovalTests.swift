import Testing
import ViewControllers

/// Screens that the user or the desktop took away are reported, once, from the inside out; the program's own are not.
@MainActor
@Suite struct HostRemovalTests {
  private let journal = Journal()

  private func screen(_ name: String) -> RecordingController {
    let screen = RecordingController(name, journal)
    screen.onHostRemoval = { [journal] in journal("\(name) \($0)") }
    return screen
  }

  private func removals() -> [String] { journal.take().filter { $0.contains(" ") } }

  @Test func goingBackIsReported() {
    let navigation = NavigationController(rootViewController: screen("A"))
    let window = Window()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(screen("B"), animated: false)
    navigation.pushViewController(screen("C"), animated: false)
    _ = journal.take()
    navigation.userDidGoBack()
    #expect(
      journal.take() == ["C.willDisappear", "B.willAppear", "C.didDisappear", "B.didAppear", "C wentBack"])
    navigation.popViewController(animated: false)
    navigation.userDidGoBack()
    #expect(removals().isEmpty && navigation.viewControllers.count == 1)
  }

  @Test func goingBackSeveralScreensReportsEach() {
    let root = screen("A")
    let navigation = NavigationController(rootViewController: root)
    navigation.setViewControllers([root, screen("B"), screen("C")], animated: false)
    navigation.userDidGoBack(to: root)
    #expect(removals() == ["C wentBack", "B wentBack"])
  }

  @Test func aSubclassMayRefuse() {
    final class Stubborn: NavigationController {
      override func popViewController(animated: Bool) -> ViewController? { nil }
    }
    let navigation = Stubborn()
    navigation.viewControllers = [screen("A"), screen("B")]
    navigation.userDidGoBack()
    navigation.popToRootViewController(animated: false)
    #expect(removals().isEmpty && navigation.viewControllers.count == 1)
  }

  @Test func aScreenPushedAgainMeanwhileIsNotReported() {
    let navigation = NavigationController(rootViewController: screen("A"))
    let host = ContainerDouble.realize(navigation)
    host.completesAtOnce = true
    navigation.appear()
    let second = screen("B")
    navigation.pushViewController(second, animated: false)
    host.completesAtOnce = false
    navigation.userDidGoBack()
    #expect(removals().isEmpty)
    navigation.pushViewController(second, animated: true)
    host.completeLast()
    #expect(removals().isEmpty && second.parent === navigation)
  }

  @Test func aClosedWindowReportsEverythingInside() {
    let window = Window()
    let root = screen("R")
    let navigation = NavigationController(rootViewController: screen("A"))
    let sheet = NavigationController(rootViewController: screen("S"))
    root.embed(navigation)
    navigation.pushViewController(screen("B"), animated: false)
    root.present(sheet, animated: false)
    window.rootViewController = root
    window.onClose = { [journal] in journal("window closed") }
    window.makeKeyAndVisible()
    _ = journal.take()
    window.windowDidClose()
    #expect(
      removals() == ["S windowClosed", "B windowClosed", "A windowClosed", "R windowClosed", "window closed"])
    #expect(root.presentedViewController == nil)
    window.windowDidClose()
    #expect(removals().isEmpty)
  }

  @Test func aWindowTheProgramClosesReportsOnlyItself() {
    let window = Window()
    window.rootViewController = screen("A")
    window.onClose = { [journal] in journal("window closed") }
    window.makeKeyAndVisible()
    window.close()
    #expect(removals() == ["window closed"])
  }

  @Test func anOwnerMayAnswerByChangingTheStack() {
    let root = screen("A")
    let navigation = NavigationController(rootViewController: root)
    navigation.appear()
    let second = screen("B")
    let third = screen("C")
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(third, animated: false)
    third.onHostRemoval = { _ in navigation.popToRootViewController(animated: false) }
    navigation.userDidGoBack()
    #expect(navigation.viewControllers == [root] && root.appearanceState == .appeared && removals().isEmpty)
  }
}
