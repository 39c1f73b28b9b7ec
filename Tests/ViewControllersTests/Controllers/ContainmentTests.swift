import Testing
import ViewControllers

/// Containment, and the events of a child when its view appears and disappears.
@MainActor
@Suite struct ContainmentTests {
  private let journal = Journal()

  private func controller(_ name: String, recordsMoves: Bool = false) -> RecordingController {
    let controller = RecordingController(name, journal)
    controller.recordsMoves = recordsMoves
    controller.loadViewIfNeeded()
    _ = journal.take()
    return controller
  }

  @Test func enteringAndLeavingAreReportedInOrder() {
    let parent = controller("P")
    let child = controller("A", recordsMoves: true)
    parent.addChild(child)
    #expect(journal.take() == ["A.willEnter"] && parent.children == [child] && child.parent === parent)
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(journal.take() == ["A.didEnter", "A.willLeave", "A.didLeave"])
    #expect(parent.children.isEmpty && child.parent == nil)
    child.removeFromParent()
    #expect(journal.take().isEmpty)
  }

  @Test func addingAChildTwiceDoesNothing() {
    let parent = controller("P")
    let child = controller("A", recordsMoves: true)
    parent.addChild(child)
    parent.addChild(child)
    #expect(parent.children == [child] && journal.take() == ["A.willEnter"])
  }

  @Test func addingTakesTheChildFromItsOldParent() {
    let old = controller("O")
    let new = controller("N")
    let child = controller("A", recordsMoves: true)
    old.appear()
    new.appear()
    old.embed(child)
    _ = journal.take()
    new.embed(child)
    #expect(old.children.isEmpty && new.children == [child] && child.view.superview === new.view)
    #expect(
      journal.take() == [
        "A.willEnter", "A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear", "A.didEnter",
      ])
  }

  @Test func aControllerInsideItselfIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = ViewController()
        let child = ViewController()
        parent.addChild(child)
        child.addChild(parent)
      }
    }
  }

  @Test(
    arguments: [
      (AppearanceState.disappeared, [], []),
      (.appearing, ["A.willAppear"], ["P.didAppear", "A.didAppear"]),
      (.appeared, ["A.willAppear", "A.didAppear"], []),
      (.disappearing, [], ["P.didDisappear"]),
    ] as [(AppearanceState, [String], [String])])
  func aChildJoinsItsParentWhereItStands(state: AppearanceState, added: [String], ended: [String]) {
    let parent = controller("P")
    let child = controller("A")
    if state != .disappeared { parent.beginAppearanceTransition(true, animated: false) }
    if state == .appeared || state == .disappearing { parent.endAppearanceTransition() }
    if state == .disappearing { parent.beginAppearanceTransition(false, animated: false) }
    #expect(parent.appearanceState == state)
    _ = journal.take()
    parent.embed(child)
    #expect(journal.take() == added)
    parent.endAppearanceTransition()
    #expect(journal.take() == ended)
  }

  @Test(
    arguments: [
      (AppearanceState.disappeared, []),
      (.appearing, ["A.willDisappear", "A.didDisappear"]),
      (.appeared, ["A.willDisappear", "A.didDisappear"]),
      (.disappearing, ["A.didDisappear"]),
    ] as [(AppearanceState, [String])])
  func aChildThatLeavesDisappears(state: AppearanceState, events: [String]) {
    let parent = controller("P")
    let child = controller("A")
    parent.embed(child)
    if state != .disappeared { parent.beginAppearanceTransition(true, animated: false) }
    if state == .appeared || state == .disappearing { parent.endAppearanceTransition() }
    if state == .disappearing { parent.beginAppearanceTransition(false, animated: false) }
    _ = journal.take()
    parent.expel(child)
    #expect(journal.take() == events && child.appearanceState == .disappeared)
    parent.endAppearanceTransition()
    #expect(!journal.take().contains { $0.hasPrefix("A.") })
  }

  @Test func theOrderOfCallsDoesNotMatter() {
    let parent = controller("P")
    let child = controller("A")
    parent.appear()
    _ = journal.take()
    parent.view.addSubview(child.view)
    parent.addChild(child)
    #expect(journal.take() == ["A.willAppear", "A.didAppear"])
    child.removeFromParent()
    child.view.removeFromSuperview()
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @Test func aChildDeepInOtherViewsComesAndGoesWithThem() {
    let parent = controller("P")
    let child = controller("A")
    let grandchild = controller("AA")
    let wrapper = NativeView()
    parent.appear()
    parent.addChild(child)
    child.embed(grandchild)
    wrapper.addSubview(child.view)
    _ = journal.take()
    parent.view.addSubview(wrapper)
    #expect(journal.take() == ["A.willAppear", "AA.willAppear", "A.didAppear", "AA.didAppear"])
    wrapper.removeFromSuperview()
    #expect(journal.take() == ["A.willDisappear", "AA.willDisappear", "A.didDisappear", "AA.didDisappear"])
  }

  @Test func movingAViewWithinItsSuperviewIsNoEvent() {
    let parent = controller("P")
    let child = controller("A")
    parent.appear()
    parent.embed(child)
    parent.view.addSubview(NativeView())
    _ = journal.take()
    parent.view.addSubview(child.view)
    #expect(journal.take().isEmpty && parent.view.subviews.last === child.view)
  }

  @Test func aChildMayLeaveInTheMiddleOfAnEvent() {
    let parent = controller("P")
    let first = controller("A")
    let second = controller("B")
    parent.embed(first)
    parent.embed(second)
    first.onEvent["willAppear"] = { _ in parent.expel(second) }
    parent.appear()
    #expect(journal.take() == ["P.willAppear", "A.willAppear", "P.didAppear", "A.didAppear"])
  }

  @Test func nothingIsKeptAlive() {
    let parent = controller("P")
    weak var child: ViewController?
    weak var view: NativeView?
    do {
      let made = RecordingController("A", journal)
      child = made
      view = made.view
      parent.appear()
      parent.embed(made)
      parent.expel(made)
    }
    #expect(child == nil && view == nil)
  }

  @Test func aFamilyIsLetGoWithItsHead() {
    var references: [Weak<ViewController>] = []
    do {
      let parent = controller("P")
      let child = controller("A")
      references = [Weak(parent), Weak(child)]
      parent.appear()
      parent.embed(child)
      _ = parent.navigationItem.title
      _ = child.tabBarItem
      _ = child.presentationController
    }
    #expect(references.allSatisfy { $0.object == nil })
  }
}
