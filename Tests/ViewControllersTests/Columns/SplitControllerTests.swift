import Testing
import ViewControllers

/// The visible columns, and their events when the room changes.
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
    split.roomDidChange(toColumns: 1)
    split.roomDidChange(toColumns: 1)
    #expect(split.isCollapsed && split.isShowing(.secondary) && !split.isShowing(.primary))
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"] && split.view.subviews == [b.view])
    split.userDidGoBack()
    #expect(journal.take() == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    split.show(.secondary)
    #expect(journal.take() == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
    split.roomDidChange(toColumns: 2)
    split.roomDidChange(toColumns: 2)
    #expect(!split.isCollapsed && journal.take() == ["A.willAppear", "A.didAppear"])
    #expect(split.viewControllers == [a, b] && a.parent === split)
  }

  @Test func theDelegateChoosesTheColumnThatStays() {
    show()
    let delegate = Delegate(journal, .primary)
    split.delegate = delegate
    split.roomDidChange(toColumns: 1)
    #expect(journal.take() == ["proposed secondary", "B.willDisappear", "B.didDisappear", "collapsed"])
    split.roomDidChange(toColumns: 2)
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
    split.roomDidChange(toColumns: 1)
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
    split.roomDidChange(toColumns: 1)
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

  // MARK: Three columns

  private func showThree() -> (SplitController, RecordingController) {
    let split = SplitController(style: .tripleColumn)
    let c = RecordingController("C", journal)
    split.setViewController(a, for: .primary)
    split.setViewController(c, for: .supplementary)
    split.setViewController(b, for: .secondary)
    split.loadViewIfNeeded()
    split.appear()
    _ = journal.take()
    return (split, c)
  }

  @Test func twoColumnsHaveNoSupplementaryColumn() {
    split.setViewController(a, for: .supplementary)
    #expect(split.viewControllers.isEmpty && a.parent == nil)
  }

  @Test func threeColumnsAppearInTheirOrder() {
    let (split, c) = showThree()
    #expect(split.viewControllers == [a, c, b])
    #expect(SplitController.Column.allCases.allSatisfy { split.isShowing($0) })
    split.disappear()
    split.appear()
    #expect(journal.take().suffix(3) == ["A.didAppear", "C.didAppear", "B.didAppear"])
  }

  @Test func sidebarAndSupplementaryColumnShareAPlace() {
    let (split, c) = showThree()
    split.roomDidChange(toColumns: 2)
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"] && !split.isCollapsed)
    split.userDidGoBack()
    #expect(journal.take() == ["C.willDisappear", "A.willAppear", "C.didDisappear", "A.didAppear"])
    #expect(split.isShowing(.secondary))
    split.userDidGoBack()
    #expect(journal.take().isEmpty, "nothing is before the sidebar")
    split.show(.supplementary)
    #expect(c.appearanceState == .appeared && a.appearanceState == .disappeared)
    split.roomDidChange(toColumns: 3)
    #expect(a.appearanceState == .appeared && c.appearanceState == .appeared)
  }

  @Test func oneColumnOfThreeIsLeftInSteps() {
    let (split, c) = showThree()
    split.roomDidChange(toColumns: 1)
    #expect(split.view.subviews == [b.view] && split.isCollapsed)
    split.userDidGoBack()
    #expect(split.view.subviews == [c.view])
    split.userDidGoBack()
    #expect(split.view.subviews == [a.view])
    split.roomDidChange(toColumns: 2)
    #expect(split.isShowing(.primary) && !split.isShowing(.supplementary) && split.isShowing(.secondary))
    split.roomDidChange(toColumns: 1)
    split.hide(.secondary)
    #expect(split.isShowing(.supplementary))
  }

  @Test func columnsBesideTheContentMayBeHidden() {
    let (split, _) = showThree()
    split.hide(.primary)
    #expect(!split.isShowing(.primary) && split.isShowing(.supplementary))
    split.hide(.supplementary)
    #expect(!split.isShowing(.supplementary) && split.isShowing(.secondary))
    split.show(.primary)
    #expect(SplitController.Column.allCases.allSatisfy { split.isShowing($0) })
  }

  @Test func moreRoomThanColumnsIsNoChange() {
    show()
    split.roomDidChange(toColumns: 3)
    split.roomDidChange(toColumns: 0)
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
  }

  @MainActor
  private final class DisplayModes: SplitControllerDelegate {
    var modes: [SplitController.DisplayMode] = []
    func splitViewController(_ splitController: SplitController, willChangeTo displayMode: SplitController.DisplayMode)
    {
      modes.append(displayMode)
    }
  }

  @Test func displayModeShowsAndHidesColumns() {
    let (split, delegate) = (SplitController(style: .doubleColumn), DisplayModes())
    split.delegate = delegate
    let (sidebar, content) = (ViewController(), ViewController())
    split.setViewController(sidebar, for: .primary)
    split.setViewController(content, for: .secondary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredDisplayMode = .secondaryOnly
    #expect(split.displayMode == .secondaryOnly && !split.isShowing(.primary) && delegate.modes == [.secondaryOnly])
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary && delegate.modes.last == .oneBesideSecondary)
    split.hide(.primary)
    split.preferredDisplayMode = .automatic
    #expect(split.displayMode == .oneBesideSecondary && delegate.modes.count == 4)
    split.setViewController(ViewController(), for: .compact)
    #expect(split.viewController(for: .compact) != nil && split.viewControllers == [sidebar, content])
  }

  @Test func displayModeOfThreeColumns() {
    let split = SplitController(style: .tripleColumn)
    for column in SplitController.Column.allCases { split.setViewController(ViewController(), for: column) }
    #expect(split.displayMode == .twoBesideSecondary)
    split.preferredDisplayMode = .oneBesideSecondary
    #expect(split.displayMode == .oneBesideSecondary && split.isShowing(.supplementary))
    split.preferredDisplayMode = .primaryHidden
    #expect(split.displayMode == .secondaryOnly)
  }
}
