import Foundation
import Testing
import ViewControllers

/// The selected tab, and the events of the tabs.
@MainActor
@Suite struct TabControllerTests {
  private let journal = Journal()
  private let tabs = TabController()
  private let c: [RecordingController]

  init() {
    let journal = journal
    c = ["A", "B", "C"].map { RecordingController($0, journal) }
  }

  private final class Delegate: TabControllerDelegate {
    var allows = true
    var selected: [ViewController] = []

    func tabBarController(_ tabBarController: TabController, shouldSelect viewController: ViewController) -> Bool {
      allows
    }
    func tabBarController(_ tabBarController: TabController, didSelect viewController: ViewController) {
      selected.append(viewController)
    }
  }

  private func show() {
    tabs.viewControllers = c
    tabs.loadViewIfNeeded()
    tabs.appear()
    _ = journal.take()
  }

  @Test func theFirstTabIsSelected() {
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    tabs.viewControllers = c
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === c[0] && tabs.children == c)
    #expect(c[2].tabBarController === tabs && c.allSatisfy { !$0.isViewLoaded })
  }

  @Test func selectingSwitches() {
    show()
    tabs.selectedIndex = 2
    #expect(journal.take() == ["C.didLoad", "A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear"])
    tabs.selectedIndex = 2
    tabs.selectedIndex = 3
    tabs.selectedIndex = -1
    tabs.selectedViewController = ViewController()
    #expect(journal.take().isEmpty && tabs.selectedIndex == 2 && tabs.view.subviews == [c[2].view])
    tabs.selectedViewController = c[0]
    #expect(journal.take() == ["C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"])
    #expect(!c[1].isViewLoaded)
  }

  @Test func theContainersEventsReachTheSelectedTab() {
    show()
    tabs.selectedIndex = 1
    _ = journal.take()
    tabs.disappear()
    tabs.selectedIndex = 0
    tabs.appear()
    #expect(journal.take() == ["B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear"])
  }

  @Test func otherTabsKeepTheSelectionWhereTheyCan() {
    show()
    tabs.selectedIndex = 1
    _ = journal.take()
    tabs.viewControllers = [c[1], c[2]]
    #expect(journal.take().isEmpty && tabs.selectedIndex == 0 && c[0].parent == nil)
    tabs.viewControllers = [c[0], c[2], c[0]]
    #expect(journal.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    #expect(tabs.selectedIndex == 0 && c[1].parent == nil && tabs.viewControllers == [c[0], c[2]])
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound && tabs.children.isEmpty && tabs.view.subviews.isEmpty)
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test func aTabTakenAwayGivesTheSelectionToItsNeighbour() {
    show()
    tabs.selectedIndex = 2
    c[2].removeFromParent()
    #expect(tabs.selectedViewController === c[1] && c[1].appearanceState == .appeared)
    c[0].removeFromParent()
    #expect(tabs.viewControllers == [c[1]] && tabs.selectedIndex == 0)
  }

  @Test func theUsersChoiceIsAskedAndTold() {
    show()
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    #expect(delegate.selected.isEmpty)
    #expect(tabs.userDidSelect(at: 1) && tabs.userDidSelect(at: 2) && !tabs.userDidSelect(at: 7))
    delegate.allows = false
    #expect(!tabs.userDidSelect(at: 0))
    #expect(delegate.selected == [c[1], c[2]] && tabs.selectedIndex == 2)
  }

  @Test func selectingTheSelectedTabOnceMoreShowsItsRoot() {
    let navigation = UINavigationController(rootViewController: c[0])
    navigation.pushViewController(c[1], animated: false)
    tabs.viewControllers = [navigation, c[2]]
    let delegate = Delegate()
    tabs.delegate = delegate
    #expect(tabs.userDidSelect(at: 1) && tabs.userDidSelect(at: 0))
    #expect(navigation.viewControllers == [c[0], c[1]], "a change of the tab keeps the screens")
    delegate.allows = false
    #expect(!tabs.userDidSelect(at: 0) && navigation.viewControllers.count == 2)
    delegate.allows = true
    #expect(tabs.userDidSelect(at: 0) && navigation.viewControllers == [c[0]])
    #expect(delegate.selected == [c[2], navigation, navigation])
  }

  @Test func theHostShowsTheSwitchAndTheTitles() {
    tabs.viewControllers = c
    let host = ContainerDouble.realize(tabs)
    tabs.appear()
    _ = journal.take()
    tabs.userDidSelect(at: 1)
    tabs.userDidSelect(at: 2)
    host.completeLast()
    #expect(host.performed == ["select A>B", "select B>C"])
    #expect(
      journal.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "C.didLoad", "B.willDisappear", "C.willAppear",
        "A.didDisappear", "B.didDisappear", "C.didAppear",
      ])
    let changes = host.surroundingsChanges
    c[1].title = "Settings"
    c[1].tabBarItem.title = "Set"
    c[1].tabBarItem = TabItem(title: nil)
    #expect(host.surroundingsChanges == changes + 3 && c[1].tabBarItem.title == "Settings")
  }

  @Test func aSelectedTabThatIsTakenOutStaysUntilItIsNoLongerSeen() {
    show()
    let host = ContainerDouble.realize(tabs)
    tabs.viewControllers = [c[1], c[2]]
    #expect(c[0].parent === tabs && tabs.viewControllers == [c[1], c[2]])
    host.completeLast()
    #expect(c[0].parent == nil && tabs.children == [c[1], c[2]] && tabs.view.subviews == [c[1].view])
  }
}
