import Testing
import ViewControllers

/// The four appearance events of one controller, and of its children.
@MainActor
@Suite struct AppearanceTests {
  private let journal = Journal()

  enum Step: Sendable { case show, hide, end }

  @Test(
    arguments: [
      ([.show, .end], ["willAppear", "didAppear"], AppearanceState.appeared),
      ([.show], ["willAppear"], .appearing),
      ([.show, .show, .end, .end], ["willAppear", "didAppear"], .appeared),
      ([.end], [], .disappeared),
      ([.hide, .end], [], .disappeared),
      ([.show, .end, .show, .end], ["willAppear", "didAppear"], .appeared),
      ([.show, .end, .hide, .end], ["willAppear", "didAppear", "willDisappear", "didDisappear"], .disappeared),
      ([.show, .hide, .end], ["willAppear", "willDisappear", "didDisappear"], .disappeared),
      ([.show, .hide, .hide, .end, .end], ["willAppear", "willDisappear", "didDisappear"], .disappeared),
      (
        [.show, .end, .hide, .show, .end],
        ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"], .appeared
      ),
      ([.show, .hide, .show, .end], ["willAppear", "willDisappear", "willAppear", "didAppear"], .appeared),
    ] as [([Step], [String], AppearanceState)])
  func eachEventIsSentOnceAndInOrder(steps: [Step], events: [String], state: AppearanceState) {
    let controller = RecordingController("A", journal)
    for step in steps {
      switch step {
      case .show: controller.beginAppearanceTransition(true, animated: false)
      case .hide: controller.beginAppearanceTransition(false, animated: false)
      case .end: controller.endAppearanceTransition()
      }
    }
    #expect(journal.take() == events.map { "A.\($0)" })
    #expect(controller.appearanceState == state)
    #expect(!controller.isViewLoaded)
  }

  @Test func theAnimationIsPassedOnToBothEvents() {
    final class Animated: ViewController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { flags.append(animated) }
      override func viewDidAppear(_ animated: Bool) { flags.append(animated) }
    }
    let controller = Animated()
    controller.beginAppearanceTransition(true, animated: true)
    controller.endAppearanceTransition()
    #expect(controller.flags == [true, true])
  }

  @Test func parentsComeBeforeChildrenAndEarlierChildrenBeforeLater() {
    let parent = family()
    parent.appear()
    #expect(
      journal.take() == [
        "P.willAppear", "A.willAppear", "AA.willAppear", "B.willAppear", "P.didAppear", "A.didAppear", "AA.didAppear",
        "B.didAppear",
      ])
    parent.disappear()
    #expect(
      journal.take() == [
        "P.willDisappear", "A.willDisappear", "AA.willDisappear", "B.willDisappear", "P.didDisappear",
        "A.didDisappear", "AA.didDisappear", "B.didDisappear",
      ])
  }

  @Test func aChildWhoseViewIsElsewhereHearsNothing() {
    let parent = RecordingController("P", journal)
    parent.loadViewIfNeeded()
    parent.addChild(RecordingController("A", journal))
    _ = journal.take()
    parent.appear()
    #expect(journal.take() == ["P.willAppear", "P.didAppear"])
  }

  @Test func aContainerMayForwardTheEventsItself() {
    final class Manual: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    let child = RecordingController("A", journal)
    parent.appear()
    parent.embed(child)
    parent.disappear()
    #expect(journal.take() == ["A.didLoad"])
    child.appear()
    #expect(journal.take() == ["A.willAppear", "A.didAppear"])
    parent.expel(child)
    #expect(journal.take().isEmpty)
  }

  @Test func aHandlerThatTurnsTheTransitionRoundIsObeyed() {
    let parent = family()
    parent.onEvent["willAppear"] = { $0.beginAppearanceTransition(false, animated: false) }
    parent.appear()
    #expect(journal.take() == ["P.willAppear", "P.willDisappear", "P.didDisappear"])
  }

  @Test func aChildThatTurnsItsParentRoundLeavesNoSiblingBehind() {
    let parent = family()
    (parent.children[0] as? RecordingController)?.onEvent["willAppear"] = { _ in
      parent.beginAppearanceTransition(false, animated: false)
    }
    parent.appear()
    #expect(
      journal.take() == [
        "P.willAppear", "A.willAppear", "P.willDisappear", "A.willDisappear", "P.didDisappear", "A.didDisappear",
      ])
  }

  @Test func aTransitionBegunInDidAppearIsNotEndedByTheOneBefore() {
    let parent = family()
    parent.onEvent["didAppear"] = { $0.beginAppearanceTransition(false, animated: false) }
    parent.appear()
    #expect(parent.appearanceState == .disappearing)
    #expect(parent.children.allSatisfy { $0.appearanceState == .disappearing })
    parent.endAppearanceTransition()
    #expect(parent.children.allSatisfy { $0.appearanceState == .disappeared })
  }

  /// P contains A, which contains AA, and B.
  private func family() -> RecordingController {
    let parent = RecordingController("P", journal)
    let first = RecordingController("A", journal)
    parent.embed(first)
    first.embed(RecordingController("AA", journal))
    parent.embed(RecordingController("B", journal))
    _ = journal.take()
    return parent
  }
}
