import Testing
import ViewControllers

/// Which columns are seen, and what they hear when the room changes.
@MainActor
@Suite struct SplitControllerTests {
  private let journal = Journal()
  private let split = SplitController(style: .doubleColumn)
  private let a: RecordingController
  private let b: RecordingController

  init() {
    a = RecordingController("A", journal)
    b = RecordingController("B", journal)
  }

  private final class Delegate: SplitControllerDelegate {
    let journal: Journal
    let column: SplitController.Column?
    init(_ journal: Journal, _ column: SplitController.Column?) {
      self.journal = journal
      self.column = column
    }

    func splitViewController(
      _ splitController: SplitController, topColumnForCollapsingToProposedTopColumn column: SplitController.Column
    ) -> SplitController.Column {
      journal("proposed \(column)")
      return self.column ?? column
    }
    func splitViewControllerDidCollapse(_ splitController: SplitController) { journal("collapsed") }
    func splitViewControllerDidExpand(_ splitController: SplitController) { journal("expanded") }
  }

  private func show() {
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    split.loadViewIfNeeded()
    split.appear()
    _ = journal.take()
  }

  @Test func bothColumnsAppearWithTheContainer() {
    split.setViewController(b, for: .secondary)
    split.setViewController(a, for: .primary)
    #expect(split.viewControllers == [a, b] && a.splitViewController === split)
    #expect(split.viewController(for: .secondary) === b)
    split.loadViewIfNeeded()
    split.appear()
    #expect(
      journal.take() == ["A.didLoad", "B.didLoad", "A.willAppear", "B.willAppear", "A.didAppear", "B.didAppear"])
  }

  @Test func collapsingLeavesTheContent() {
    show()
    split.splitDidCollapse()
    split.splitDidCollapse()
    #expect(split.isCollapsed && split.isShowing(.secondary) && !split.isShowing(.primary))
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"] && split.view.subviews == [b.view])
    split.userDidGoBack()
    #expect(journal.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    split.show(.secondary)
    #expect(journal.take() == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    split.splitDidExpand()
    split.splitDidExpand()
    #expect(!split.isCollapsed && journal.take() == ["A.willAppear", "A.didAppear"])
    #expect(split.viewControllers == [a, b] && a.parent === split)
  }

  @Test func theDelegateChoosesTheColumnThatStays() {
    show()
    let delegate = Delegate(journal, .primary)
    split.delegate = delegate
    split.splitDidCollapse()
    #expect(journal.take() == ["proposed secondary", "B.willDisappear", "B.didDisappear", "collapsed"])
    split.splitDidExpand()
    #expect(journal.take() == ["B.willAppear", "B.didAppear", "expanded"])
  }

  @Test func theSidebarMayBeHidden() {
    show()
    split.hide(.primary)
    split.hide(.primary)
    split.hide(.secondary)
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"] && !split.isShowing(.primary))
    split.show(.primary)
    #expect(journal.take() == ["A.willAppear", "A.didAppear"] && split.isShowing(.primary))
  }

  @Test func hidingACollapsedColumnShowsTheOther() {
    show()
    split.splitDidCollapse()
    split.hide(.primary)
    #expect(split.isShowing(.secondary))
    split.hide(.secondary)
    #expect(split.isShowing(.primary) && a.appearanceState == .appeared && b.appearanceState == .disappeared)
  }

  @Test func anotherControllerTakesTheColumn() {
    show()
    let c = RecordingController("C", journal)
    split.setViewController(c, for: .secondary)
    #expect(
      journal.take() == ["C.didLoad", "B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    #expect(b.parent == nil && c.parent === split)
    split.setViewController(nil, for: .secondary)
    #expect(journal.take() == ["C.willDisappear", "C.didDisappear"] && split.viewControllers == [a])
    a.removeFromParent()
    #expect(split.viewControllers.isEmpty && a.appearanceState == .disappeared)
  }

  @Test func aControllerMayChangeItsColumn() {
    show()
    split.setViewController(a, for: .secondary)
    #expect(split.viewControllers == [a] && b.parent == nil && a.appearanceState == .appeared)
    #expect(journal.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func anEmptyColumnGivesItsRoom() {
    split.setViewController(a, for: .primary)
    split.splitDidCollapse()
    split.appear()
    #expect(journal.take() == ["A.willAppear", "A.didAppear"] && split.isShowing(.primary))
  }

  @Test func aColumnEmptiedByTheOtherDoesNotAppear() {
    show()
    split.disappear()
    _ = journal.take()
    a.onEvent["willAppear"] = { [split] _ in split.setViewController(nil, for: .secondary) }
    split.appear()
    #expect(journal.take() == ["A.willAppear", "A.didAppear"] && b.appearanceState == .disappeared)
  }
}
