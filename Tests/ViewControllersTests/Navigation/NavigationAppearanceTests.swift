import Testing
import ViewControllers

/// The events of the screens of a navigation controller.
@MainActor
@Suite struct NavigationAppearanceTests {
  private let journal = Journal()
  private let navigation: NavigationController
  private let a: RecordingController
  private let b: RecordingController
  private let c: RecordingController

  init() {
    a = RecordingController("A", journal)
    b = RecordingController("B", journal)
    c = RecordingController("C", journal)
    navigation = NavigationController(rootViewController: a)
  }

  private func appear() {
    navigation.loadViewIfNeeded()
    navigation.appear()
    _ = journal.take()
  }

  @Test func theTopAppearsAndDisappearsWithTheContainer() {
    navigation.loadViewIfNeeded()
    navigation.beginAppearanceTransition(true, animated: false)
    #expect(journal.take() == ["A.didLoad", "A.willAppear"] && a.view.superview === navigation.view)
    navigation.endAppearanceTransition()
    navigation.disappear()
    #expect(journal.take() == ["A.didAppear", "A.willDisappear", "A.didDisappear"])
  }

  @Test func pushAndPop() {
    appear()
    navigation.pushViewController(b, animated: true)
    #expect(
      journal.take() == ["B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    #expect(navigation.view.subviews == [b.view])
    navigation.popViewController(animated: true)
    #expect(journal.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    #expect(navigation.view.subviews == [a.view])
  }

  @Test func screensInBetweenHearNothing() {
    appear()
    navigation.setViewControllers([a, b, c], animated: true)
    #expect(
      journal.take() == ["C.didLoad", "A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear"])
    #expect(!b.isViewLoaded)
    navigation.popToRootViewController(animated: true)
    #expect(journal.take() == ["C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"])
  }

  @Test func changesBelowTheTopAreNoEvents() {
    appear()
    navigation.setViewControllers([b, a], animated: true)
    navigation.setViewControllers([c, b, a], animated: true)
    navigation.setViewControllers([a], animated: true)
    #expect(journal.take().isEmpty && b.parent == nil && c.parent == nil)
  }

  @Test func offScreenThereAreNoEvents() {
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(journal.take().isEmpty)
    navigation.appear()
    #expect(journal.take() == ["C.willAppear", "C.didAppear"])
  }

  @Test func aPushWhileTheContainerIsAppearingIsCompletedWithIt() {
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.pushViewController(b, animated: false)
    #expect(journal.take() == ["A.willAppear", "A.willDisappear", "B.willAppear", "A.didDisappear"])
    navigation.endAppearanceTransition()
    #expect(journal.take() == ["B.didAppear"])
  }

  @Test func aPushWhileTheContainerIsDisappearingIsNotSeen() {
    appear()
    navigation.beginAppearanceTransition(false, animated: false)
    navigation.pushViewController(b, animated: false)
    navigation.endAppearanceTransition()
    #expect(journal.take() == ["A.willDisappear", "B.didLoad", "A.didDisappear"])
  }

  @Test func aTopThatIsTakenAwayUncoversTheOneBelow() {
    appear()
    navigation.pushViewController(b, animated: false)
    _ = journal.take()
    ViewController().addChild(b)
    #expect(journal.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    #expect(b.view.superview == nil)
  }

  @Test func movementIsKnownDuringTheEvents() {
    appear()
    var seen: [String] = []
    for controller in [a, b] {
      for event in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
        controller.onEvent[event] = {
          seen.append("\($0.name) \($0.isMovingToParent ? "to" : "") \($0.isMovingFromParent ? "from" : "")")
        }
      }
    }
    navigation.pushViewController(b, animated: false)
    navigation.popViewController(animated: false)
    #expect(seen == ["A  ", "B to ", "A  ", "B to ", "B  from", "A  ", "B  from", "A  "])
    #expect(!b.isMovingFromParent && !b.isMovingToParent)
  }

  @Test func aScreenMayPushInItsOwnEvents() {
    appear()
    b.onEvent["didAppear"] = { [navigation, c] _ in navigation.pushViewController(c, animated: false) }
    navigation.pushViewController(b, animated: false)
    #expect(navigation.topViewController === c && c.appearanceState == .appeared)
    #expect(b.appearanceState == .disappeared && a.appearanceState == .disappeared)
    #expect(
      journal.take().suffix(5) == ["C.didLoad", "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
  }

  @Test func aScreenThatRefusesToBeCoveredStays() {
    appear()
    a.onEvent["willDisappear"] = { [navigation] in
      $0.onEvent = [:]
      navigation.popViewController(animated: false)
    }
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [a] && b.parent == nil)
    #expect(journal.take() == ["B.didLoad", "A.willDisappear", "A.willAppear", "A.didAppear"])
    #expect(navigation.view.subviews == [a.view])
  }

  @Test func anOverlayOfTheContainersOwnFollowsIt() {
    navigation.loadViewIfNeeded()
    navigation.embed(b)
    #expect(navigation.viewControllers == [a])
    _ = journal.take()
    navigation.appear()
    #expect(journal.take() == ["B.willAppear", "A.willAppear", "B.didAppear", "A.didAppear"])
  }
}
