import Testing
import ViewControllers

/// A window's root and its life, with a toolkit's double and without. Serial, for the doubles are process-wide.
@MainActor
@Suite(.serialized) struct WindowTests {
  private let journal = Journal()

  @Test func withNoToolkitEverythingHappensAtOnce() {
    let window = Window()
    let root = RecordingController("A", journal)
    window.rootViewController = root
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && root.view.window === window)
    window.makeKeyAndVisible()
    #expect(journal.take() == ["A.didLoad", "A.willAppear", "A.didAppear"])
    window.close()
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
    #expect(!window.isKeyWindow && window.rootViewController == nil && root.view.window == nil)
  }

  @Test func anotherRootTakesThePlaceOfTheFirst() {
    let window = Window()
    window.rootViewController = RecordingController("A", journal)
    window.makeKeyAndVisible()
    _ = journal.take()
    window.rootViewController = RecordingController("B", journal)
    #expect(journal.take() == ["A.willDisappear", "A.didDisappear", "B.didLoad", "B.willAppear", "B.didAppear"])
    window.rootViewController = nil
    #expect(journal.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func aRootLeavesItsOtherWindow() {
    let first = Window()
    let second = Window()
    let root = RecordingController("A", journal)
    first.rootViewController = root
    second.rootViewController = root
    #expect(first.rootViewController == nil && root.view.window === second)
  }

  @Test func closingIsReportedOnce() {
    let window = Window()
    var closings = 0
    window.onClose = { closings += 1 }
    window.makeKeyAndVisible()
    window.close()
    window.close()
    #expect(closings == 1)
  }

  @Test func aWindowThatIsLetGoTakesItsRootOffScreen() {
    let root = RecordingController("A", journal)
    do {
      let window = Window()
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
    #expect(journal.take().suffix(2) == ["A.willDisappear", "A.didDisappear"])
  }

  @Test func appearedMeansPainted() {
    WindowHostDouble.provide { hosts in
      let window = Window()
      window.rootViewController = RecordingController("A", journal)
      window.makeKeyAndVisible()
      #expect(hosts().map(\.calls) == [["present"]] && window.isKeyWindow)
      #expect(journal.take() == ["A.didLoad", "A.willAppear"])
      hosts()[0].paint()
      hosts()[0].paint()
      #expect(journal.take() == ["A.didAppear"])
      window.close()
    }
  }

  @Test func minimisingAndRestoringAreEvents() {
    WindowHostDouble.provide { hosts in
      let window = Window()
      window.rootViewController = RecordingController("A", journal)
      window.makeKeyAndVisible()
      hosts()[0].paint()
      _ = journal.take()
      window.windowDidDisappear()
      window.windowDidDisappear()
      window.windowDidAppear()
      #expect(journal.take() == ["A.willDisappear", "A.didDisappear"])
      window.windowWillAppear()
      window.windowDidAppear()
      #expect(journal.take() == ["A.willAppear", "A.didAppear"])
      window.close()
    }
  }

  @Test func aWindowClosedBeforeItsFirstFrameNeverAppeared() {
    WindowHostDouble.provide { hosts in
      let window = Window()
      window.rootViewController = RecordingController("A", journal)
      window.makeKeyAndVisible()
      window.windowDidClose()
      window.windowDidAppear()
      #expect(journal.take() == ["A.didLoad", "A.willAppear", "A.willDisappear", "A.didDisappear"])
    }
  }

  @Test func theHostHearsOfRootAndTitle() {
    WindowHostDouble.provide { hosts in
      let window = Window()
      let root = RecordingController("A", journal)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.title = "Books"
      root.title = "Books"
      window.rootViewController = RecordingController("B", journal)
      root.title = "Elsewhere"
      #expect(hosts()[0].calls == ["present", "title Books", "root"])
      window.close()
    }
  }

  @Test func aShownWindowLivesUntilItIsClosed() {
    WindowHostDouble.provide { hosts in
      weak var window: Window?
      weak var root: ViewController?
      do {
        let made = Window()
        window = made
        made.rootViewController = RecordingController("A", journal)
        root = made.rootViewController
        made.makeKeyAndVisible()
      }
      #expect(window != nil && root != nil)
      window?.windowDidClose()
      #expect(window == nil && root == nil)
    }
  }

  @Test func aChildAddedOnScreenAppearsWithItsFirstFrame() {
    WindowHostDouble.provide { hosts in
      let window = Window()
      let root = RecordingController("A", journal)
      window.rootViewController = root
      window.makeKeyAndVisible()
      hosts()[0].paint()
      _ = journal.take()
      root.embed(RecordingController("B", journal))
      #expect(journal.take() == ["B.didLoad", "B.willAppear"] && hosts()[0].performed == ["embed >B"])
      hosts()[0].completeLast()
      #expect(journal.take() == ["B.didAppear"])
      window.close()
    }
  }

  @Test func aWindowIsAskedBeforeTheUserClosesItAndNotBeforeTheProgramDoes() {
    let window = Window()
    #expect(window.windowShouldClose())
    var questions = 0
    window.shouldClose = {
      questions += 1
      return false
    }
    #expect(!window.windowShouldClose() && questions == 1)
    var isClosed = false
    window.onClose = { isClosed = true }
    window.makeKeyAndVisible()
    window.close()
    #expect(isClosed && questions == 1)
  }
}
