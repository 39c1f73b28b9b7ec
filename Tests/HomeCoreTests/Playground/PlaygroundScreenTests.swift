import Combine
import Testing
import ViewControllers

@testable import HomeCore

@Suite("Playground screens")
struct PlaygroundScreenTests {
  @Test("show their content once, and the state as it changes")
  func content() throws {
    let playground = PlaygroundFixture()
    #expect(playground.attachedCount == 1)
    let root = try #require(playground.root)
    #expect(root.screen.state.appearanceCount == 1)
    var announced = 0
    let token = root.screen.objectWillChange.sink { announced += 1 }
    playground.tap(.pushChild)
    #expect(playground.attachedCount == 2)
    #expect(root.screen.state.tapCount == 1)
    #expect(root.screen.state.live == LiveCounts(coordinators: 2, viewModels: 2))
    #expect(announced > 0)
    playground.tap(.dismiss)
    #expect(root.screen.state.appearanceCount == 2)
    #expect(root.screen.state.live == LiveCounts(coordinators: 1, viewModels: 1))
    withExtendedLifetime(token) {}
  }

  @Test("tell the journal what happens to them")
  func journal() {
    let playground = PlaygroundFixture()
    playground.tap(.pushChild)
    playground.tap(.dismiss)
    let lines = playground.journal.entries.map { "\($0.screen) \($0.event.rawValue)" }
    #expect(
      lines == [
        "Playground viewDidLoad", "Playground viewWillAppear", "Playground viewDidAppear",
        "Child 1 viewDidLoad", "Playground viewWillDisappear", "Child 1 viewWillAppear",
        "Playground viewDidDisappear", "Child 1 viewDidAppear",
        "Child 1 viewWillDisappear", "Playground viewWillAppear", "Child 1 viewDidDisappear",
        "Playground viewDidAppear",
      ])
  }
}
