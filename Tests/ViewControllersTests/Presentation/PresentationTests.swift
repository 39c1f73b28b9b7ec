import Testing
import ViewControllers

/// The presenting and presented controllers, and their events.
@MainActor
@Suite struct PresentationTests {
  private let journal = Journal()
  private let window = Window()
  private let a: RecordingController
  private let b: RecordingController
  private let c: RecordingController

  init() {
    a = RecordingController("A", journal)
    b = RecordingController("B", journal)
    c = RecordingController("C", journal)
  }

  private func show() {
    window.rootViewController = a
    window.makeKeyAndVisible()
    for controller in [b, c] { controller.loadViewIfNeeded() }
    _ = journal.take()
  }

  @Test(arguments: [
    (ModalPresentationStyle.automatic, false), (.pageSheet, false), (.formSheet, false), (.popover, false),
    (.fullScreen, true),
  ])
  func onlyFullScreenCovers(style: ModalPresentationStyle, covers: Bool) {
    show()
    b.modalPresentationStyle = style
    a.present(b, animated: true) { [journal] in journal("presented") }
    let hidden = covers ? ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "presented"] : nil
    #expect(journal.take() == hidden ?? ["B.willAppear", "B.didAppear", "presented"])
    a.dismiss(animated: true) { [journal] in journal("dismissed") }
    let shown = covers ? ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "dismissed"] : nil
    #expect(journal.take() == shown ?? ["B.willDisappear", "B.didDisappear", "dismissed"])
  }

  @Test func everyControllerKnowsWhoPresentsWhom() {
    let navigation = NavigationController(rootViewController: a)
    let content = ViewController()
    let sheet = NavigationController(rootViewController: content)
    a.present(sheet, animated: false)
    #expect(a.presentedViewController === sheet && navigation.presentedViewController === sheet)
    #expect(sheet.presentingViewController === navigation && content.presentingViewController === navigation)
    #expect(navigation.visibleViewController === sheet && content.navigationController === sheet)
    content.present(c, animated: false)
    #expect(sheet.presentedViewController === c && c.presentingViewController === sheet)
    #expect(c.presentedViewController == nil && navigation.presentingViewController == nil)
  }

  @Test func withNoWindowItIsPlainLogic() {
    a.present(b, animated: true)
    #expect(a.presentedViewController === b && !b.isViewLoaded && journal.take().isEmpty)
    window.rootViewController = a
    window.makeKeyAndVisible()
    #expect(
      journal.take() == [
        "A.didLoad", "A.willAppear", "B.didLoad", "B.willAppear", "A.didAppear", "B.didAppear",
      ])
  }

  @Test func whatIsCoveredWhenTheWindowShowsDoesNotAppear() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    window.rootViewController = a
    window.makeKeyAndVisible()
    #expect(journal.take() == ["B.didLoad", "B.willAppear", "B.didAppear"])
  }

  @Test func theWindowTakesEverythingSeenWithIt() {
    show()
    a.present(b, animated: false)
    _ = journal.take()
    window.windowDidDisappear()
    #expect(journal.take() == ["A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear"])
    window.windowWillAppear()
    window.windowDidAppear()
    #expect(journal.take() == ["A.willAppear", "B.willAppear", "A.didAppear", "B.didAppear"])
  }

  @Test func dismissingTakesEverythingAboveToo() {
    show()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    b.present(c, animated: false)
    let top = RecordingController("D", journal)
    top.modalPresentationStyle = .fullScreen
    c.present(top, animated: false)
    _ = journal.take()
    b.dismiss(animated: true)
    #expect(
      journal.take() == [
        "D.willDisappear", "B.willAppear", "B.didAppear", "D.didDisappear",
      ])
    #expect(
      b.presentedViewController == nil && c.presentingViewController == nil && top.presentingViewController == nil)
    a.dismiss(animated: true)
    #expect(journal.take() == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear"])
  }

  @Test func thePresentedControllerDismissesItselfWhenItPresentsNothing() {
    a.present(b, animated: false)
    b.present(c, animated: false)
    b.dismiss(animated: false)
    #expect(a.presentedViewController === b && b.presentedViewController == nil)
    b.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
    var completions = 0
    b.dismiss(animated: false) { completions += 1 }
    #expect(completions == 1)
  }

  @Test func whatCannotBePresentedIsNot() {
    a.present(b, animated: false)
    var completions = 0
    a.present(c, animated: false) { completions += 1 }
    b.present(a, animated: false) { completions += 1 }
    b.present(b, animated: false) { completions += 1 }
    ViewController().present(b, animated: false) { completions += 1 }
    let parent = ViewController()
    parent.addChild(c)
    b.present(c, animated: false) { completions += 1 }
    let rooted = ViewController()
    window.rootViewController = rooted
    b.present(rooted, animated: false) { completions += 1 }
    #expect(a.presentedViewController === b && b.presentedViewController == nil && completions == 0)
  }

  @Test func whatAControllerPresentedBeforeComesWithIt() {
    b.present(c, animated: false)
    a.present(b, animated: false)
    #expect(b.presentedViewController === c && c.presentingViewController === b)
    a.dismiss(animated: false)
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
  }

  @Test func theMovementIsKnownDuringTheEvents() {
    show()
    var seen: [Bool] = []
    for event in ["willAppear", "didAppear"] { b.onEvent[event] = { seen.append($0.isBeingPresented) } }
    for event in ["willDisappear", "didDisappear"] { b.onEvent[event] = { seen.append($0.isBeingDismissed) } }
    a.present(b, animated: false)
    a.dismiss(animated: false)
    #expect(seen == [true, true, true, true] && !b.isBeingPresented && !b.isBeingDismissed)
  }

  @Test func aRootThatMakesWayTakesWhatItPresentedWithIt() {
    show()
    a.present(b, animated: false)
    _ = journal.take()
    window.rootViewController = c
    #expect(
      journal.take() == [
        "A.willDisappear", "B.willDisappear", "A.didDisappear", "B.didDisappear", "C.willAppear", "C.didAppear",
      ])
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }

  @Test func presentingInAnEventIsPossible() {
    a.onEvent["willAppear"] = { [b] in
      $0.onEvent = [:]
      b.modalPresentationStyle = .fullScreen
      $0.present(b, animated: false)
    }
    show()
    #expect(a.appearanceState == .disappeared && b.appearanceState == .appeared)
  }

  @Test func aCompletionMayLetTheWholeTreeGo() {
    weak var root: ViewController?
    do {
      var made: RecordingController? = RecordingController("R", journal)
      root = made
      made?.present(b, animated: false)
      b.dismiss(animated: false) { made = nil }
    }
    #expect(root == nil)
  }

  @Test func whatTheRootDismissesAsTheWindowComesBackDoesNotAppear() {
    show()
    a.present(b, animated: false)
    window.windowDidDisappear()
    _ = journal.take()
    a.onEvent["willAppear"] = { $0.dismiss(animated: false) }
    window.windowWillAppear()
    window.windowDidAppear()
    #expect(journal.take() == ["A.willAppear", "A.didAppear"] && b.appearanceState == .disappeared)
  }
}
