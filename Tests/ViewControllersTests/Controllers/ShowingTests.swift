import Testing
import ViewControllers

/// The place in which a controller is shown without naming a container.
@MainActor
@Suite struct ShowingTests {
  private let new = ViewController()
  private let inner = ViewController()

  /// Returns a screen with a child that shows the new controller.
  private func screen() -> ViewController {
    let screen = ViewController()
    screen.addChild(inner)
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    return screen
  }

  @Test func aStackPushes() {
    let navigation = NavigationController(rootViewController: screen())
    inner.show(new, sender: nil)
    #expect(navigation.topViewController === new && navigation.viewControllers.count == 2)
    let other = ViewController()
    navigation.show(other, sender: self)
    #expect(navigation.topViewController === other)
  }

  @Test func whatHasNoContainerPresents() {
    let screen = screen()
    inner.show(new, sender: nil)
    #expect(screen.presentedViewController === new)
    let tabs = TabController()
    tabs.viewControllers = [ViewController()]
    let other = ViewController()
    tabs.viewControllers?.first?.showDetailViewController(other, sender: nil)
    #expect(tabs.presentedViewController === other)
  }

  @Test(arguments: [false, true]) func aSplitControllerShowsItsContent(isCollapsed: Bool) {
    let split = SplitController(style: .doubleColumn)
    let sidebar = NavigationController(rootViewController: screen())
    split.setViewController(sidebar, for: .primary)
    split.setViewController(ViewController(), for: .secondary)
    split.roomDidChange(toColumns: isCollapsed ? 1 : 2)
    split.show(.primary)
    inner.showDetailViewController(new, sender: nil)
    #expect(split.viewControllers == [sidebar, new] && split.isShowing(.secondary))
    #expect(split.isShowing(.primary) != isCollapsed && sidebar.viewControllers.count == 1)
    let other = ViewController()
    new.show(other, sender: nil)
    #expect(split.viewControllers == [other, new] && split.isShowing(.primary))
  }

  @Test func aContainerOfTheProgramHasItsOwnWay() {
    final class Container: ViewController {
      var senders: [String] = []
      override func show(_ vc: ViewController, sender: Any?) { senders.append("\(sender ?? "none")") }
    }
    let container = Container()
    container.addChild(inner)
    inner.didMove(toParent: container)
    inner.show(new, sender: "button")
    #expect(container.senders == ["button"] && container.presentedViewController == nil)
  }
}
