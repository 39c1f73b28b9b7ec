import Testing
import ViewControllers

/// Slow transitions of a toolkit, and transitions that interrupt them.
@MainActor
@Suite struct InterruptionTests {
  private let journal = Journal()
  private let navigation: NavigationController
  private let host: ContainerDouble
  private let a: RecordingController
  private let b: RecordingController
  private let c: RecordingController

  init() {
    a = RecordingController("A", journal)
    b = RecordingController("B", journal)
    c = RecordingController("C", journal)
    navigation = NavigationController(rootViewController: a)
    host = ContainerDouble.realize(navigation)
    for controller in [b, c] { controller.loadViewIfNeeded() }
    navigation.appear()
    _ = journal.take()
  }

  @Test func aTransitionEndsWhenTheHostSaysSo() {
    navigation.pushViewController(b, animated: true)
    #expect(journal.take() == ["A.willDisappear", "B.willAppear"] && host.performed == ["push A>B"])
    #expect(host.transitions[0].isAnimated && navigation.view.subviews == [a.view, b.view])
    host.completeLast()
    #expect(journal.take() == ["A.didDisappear", "B.didAppear"] && navigation.view.subviews == [b.view])
    host.completeLast()
    #expect(journal.take().isEmpty)
    #expect(host.transitions[0].from.isEmpty && host.transitions[0].to.isEmpty)
  }

  @Test func aPushTurnedRoundIsNeverSeen() {
    b.recordsMoves = true
    navigation.pushViewController(b, animated: true)
    navigation.popViewController(animated: true)
    #expect(
      journal.take() == [
        "B.willEnter", "A.willDisappear", "B.willAppear", "B.willLeave", "B.willDisappear", "A.willAppear",
      ])
    host.transitions[0].complete()
    #expect(journal.take().isEmpty)
    host.completeLast()
    #expect(journal.take() == ["B.didDisappear", "A.didAppear", "B.didLeave"] && b.parent == nil)
    #expect(host.performed == ["push A>B", "pop B>A"])
  }

  @Test func aPopTurnedRoundKeepsTheScreen() {
    navigation.pushViewController(b, animated: true)
    host.completeLast()
    _ = journal.take()
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [a] && b.parent === navigation)
    navigation.pushViewController(b, animated: true)
    host.completeLast()
    #expect(
      journal.take() == [
        "B.willDisappear", "A.willAppear", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ])
    #expect(navigation.children == [a, b] && b.parent === navigation && !b.isMovingFromParent)
  }

  @Test func aSecondPushGoesOnFromTheFirst() {
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    host.completeLast()
    #expect(
      journal.take() == [
        "A.willDisappear", "B.willAppear", "B.willDisappear", "C.willAppear", "A.didDisappear", "B.didDisappear",
        "C.didAppear",
      ])
    #expect(navigation.view.subviews == [c.view])
  }

  @Test func aContainerThatGoesTakesTheTransitionWithIt() {
    navigation.pushViewController(b, animated: true)
    navigation.disappear()
    #expect(
      journal.take() == ["A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.didDisappear"])
    host.completeLast()
    navigation.appear()
    #expect(journal.take() == ["B.willAppear", "B.didAppear"] && navigation.view.subviews == [b.view])
  }

  @Test func aContainerThatAppearsWaitsForTheTransitionOfItsScreens() {
    navigation.disappear()
    navigation.beginAppearanceTransition(true, animated: false)
    _ = journal.take()
    navigation.pushViewController(b, animated: true)
    navigation.endAppearanceTransition()
    #expect(journal.take() == ["A.willDisappear", "B.willAppear"])
    host.completeLast()
    #expect(journal.take() == ["A.didDisappear", "B.didAppear"])
  }

  @Test func offScreenTheHostIsToldAndNotWaitedFor() {
    navigation.disappear()
    _ = journal.take()
    navigation.pushViewController(b, animated: true)
    #expect(host.performed == ["push A>B"] && !host.transitions[0].isAnimated)
    #expect(navigation.view.subviews == [b.view] && journal.take().isEmpty)
  }

  @Test func anotherContainerMayTakeAScreenThatIsStillGoing() {
    navigation.pushViewController(b, animated: true)
    host.completeLast()
    navigation.popViewController(animated: true)
    let other = ViewController()
    other.loadViewIfNeeded()
    other.appear()
    _ = journal.take()
    other.embed(b)
    #expect(journal.take() == ["B.didDisappear", "B.willAppear", "B.didAppear"])
    host.completeLast()
    #expect(journal.take() == ["A.didAppear"])
    #expect(b.parent === other && b.view.superview === other.view && b.appearanceState == .appeared)
  }

  @Test func aContainerLetGoDuringATransitionLetsItsScreensGo() {
    var references: [Weak<ViewController>] = []
    var transition: ScreenTransition?
    do {
      let navigation = NavigationController(rootViewController: ViewController())
      let host = ContainerDouble.realize(navigation)
      navigation.appear()
      navigation.pushViewController(ViewController(), animated: true)
      transition = host.transitions.last
      references = [Weak(navigation)] + navigation.viewControllers.map { Weak($0) }
      #expect(transition?.to.count == 1)
    }
    #expect(references.allSatisfy { $0.object == nil })
    transition?.complete()
  }

  @Test func aTransitionTakenOverHoldsNothing() {
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    #expect(host.transitions[0].from.isEmpty && host.transitions[0].to.isEmpty)
    #expect(host.transitions[1].from == [b] && host.transitions[1].to == [c])
  }

  @Test func aScreenBroughtBackAndSentAwayDuringAnEndIsEndedByItsOwnTransition() {
    navigation.pushViewController(b, animated: true)
    navigation.pushViewController(c, animated: true)
    a.onEvent["didDisappear"] = { [navigation, b, c] _ in
      navigation.popToViewController(b, animated: true)
      navigation.pushViewController(c, animated: true)
    }
    host.completeLast()
    #expect(b.appearanceState == .disappearing && b.view.superview === navigation.view)
    host.completeLast()
    #expect(b.appearanceState == .disappeared && c.appearanceState == .appeared)
    #expect(navigation.view.subviews == [c.view])
  }
}
