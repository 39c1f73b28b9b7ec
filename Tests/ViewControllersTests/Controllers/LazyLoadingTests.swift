import Testing
import ViewControllers

/// When a controller's view is made.
@MainActor
@Suite struct LazyLoadingTests {
  private let journal = Journal()

  @Test func theFirstReadLoadsTheViewOnce() {
    let controller = RecordingController("A", journal)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let view = controller.view
    #expect(controller.view === view && controller.viewIfLoaded === view && view?.owner === controller)
    controller.loadViewIfNeeded()
    #expect(journal.take() == ["A.didLoad"])
  }

  @Test func aWindowLoadsTheViewBeforeItAppears() {
    let window = Window()
    window.rootViewController = RecordingController("A", journal)
    #expect(journal.take().isEmpty)
    window.makeKeyAndVisible()
    #expect(journal.take() == ["A.didLoad", "A.willAppear", "A.didAppear"])
  }

  @Test func aLoadViewThatMakesNoneGetsOne() {
    final class Empty: ViewController {
      override func loadView() {}
    }
    #expect(Empty().view != nil)
  }

  @Test func aLoadViewOfItsOwnIsUsed() {
    final class Own: ViewController {
      let own = NativeView()
      override func loadView() { view = own }
    }
    let controller = Own()
    #expect(controller.view === controller.own && controller.own.owner === controller)
  }

  @Test func anotherViewTakesThePlaceOfTheFirst() {
    let controller = ViewController()
    let first = controller.view
    let second = NativeView()
    controller.view = second
    #expect(first?.owner == nil && second.owner === controller)
  }

  @Test func noArchiveHoldsAController() {
    #expect(ViewController(coder: NSCoder()) == nil)
    #expect(NavigationController(coder: NSCoder()) == nil)
  }
}
