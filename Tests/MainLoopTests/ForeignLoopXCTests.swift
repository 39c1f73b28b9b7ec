import CGtk
import Foundation
import GtkBridge
import XCTest

/// XCTest's own loop is Foundation's run loop, and GLib's is at most nested in it. No events are lost on either side.
final class ForeignLoopXCTests: XCTestCase {
  func testExpectationServesMainActorWithoutGLib() {
    let done = XCTestExpectation(description: "100 hops")
    Task.detached {
      for _ in 0..<100 { await MainActor.run { XCTAssertTrue(Thread.isMainThread) } }
      done.fulfill()
    }
    XCTAssertEqual(XCTWaiter.wait(for: [done], timeout: 600), .completed)
  }

  func testPumpServesMainActorMainQueueAndTimers() {
    MainActor.assumeIsolated {
      let (hopped, dispatched, fired) = (Counter(), Counter(), Counter())
      Task.detached { for _ in 0..<100 { await MainActor.run { hopped.increment() } } }
      DispatchQueue.global().async { DispatchQueue.main.async { dispatched.increment() } }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in fired.increment() }
      XCTAssertTrue(MainLoop.pump { hopped.count == 100 && dispatched.count == 1 && fired.count >= 3 })
      timer.invalidate()
    }
  }

  /// Waits for the kernel to report that the main thread sleeps, which is in poll() while it pumps.
  private static func waitUntilMainThreadSleeps() {
    let file = "/proc/self/task/\(getpid())/stat"
    while let state = try? String(contentsOfFile: file, encoding: .utf8), !state.contains(") S ") { sched_yield() }
  }

  func testPumpServesTimersOfOtherThreads() {
    MainActor.assumeIsolated {
      let fired = Counter()
      Thread.detachNewThread {
        for _ in 0..<5 {
          Self.waitUntilMainThreadSleeps()
          RunLoop.main.add(Timer(timeInterval: 0, repeats: false) { _ in fired.increment() }, forMode: .common)
        }
      }
      XCTAssertTrue(MainLoop.pump { fired.count == 5 })
    }
  }

  func testJobQueuedAsThePumpEndsRunsInForeignLoop() {
    MainActor.assumeIsolated {
      for _ in 0..<50 {
        let leftover = XCTestExpectation(description: "leftover")
        var isOver = false
        addSource(priority: G_PRIORITY_HIGH) {
          Task { @MainActor in leftover.fulfill() }
          MainActor.assumeIsolated { isOver = true }
          return false
        }
        XCTAssertTrue(MainLoop.pump { isOver })
        XCTAssertEqual(XCTWaiter.wait(for: [leftover], timeout: 600), .completed)
      }
    }
  }

  func testJobsQueuedWhileGLibWasOutermostRunInForeignLoop() {
    MainActor.assumeIsolated {
      let leftovers = XCTestExpectation(description: "leftovers")
      leftovers.expectedFulfillmentCount = 50
      MainLoop.withOutermost { for _ in 0..<50 { Task { leftovers.fulfill() } } }
      XCTAssertEqual(XCTWaiter.wait(for: [leftovers], timeout: 600), .completed)
    }
  }

  func testWithOutermostPassesOnResultAndError() throws {
    try MainActor.assumeIsolated {
      struct Failure: Error {}
      XCTAssertEqual(MainLoop.withOutermost { 42 }, 42)
      XCTAssertThrowsError(try MainLoop.withOutermost { throw Failure() })
    }
  }

  @MainActor func testAsyncTestStaysOnMainThread() async throws {
    XCTAssertTrue(Thread.isMainThread)
    await Task.detached { await Task.yield() }.value
    XCTAssertTrue(Thread.isMainThread)
    try await Task.sleep(for: .milliseconds(5))
    XCTAssertTrue(Thread.isMainThread)
  }

  @MainActor func testMainQueueBlockPostedDuringPumpOfAsyncTestRunsAfterIt() async {
    // The test runs inside a block of the main queue, which therefore cannot be drained by the pump.
    let ran = Counter()
    DispatchQueue.global().async { DispatchQueue.main.async { ran.increment() } }
    MainLoop.pump(timeout: .milliseconds(20)) { ran.count == 1 }
    let hasRun = await MainLoop.wait { ran.count == 1 }
    XCTAssertTrue(hasRun)
  }

  @MainActor func testWaitTurnsGLibInAsyncTest() async {
    let ticks = Counter()
    addSource(every: 2) {
      ticks.increment()
      return ticks.count < 5
    }
    let done = await MainLoop.wait { ticks.count == 5 }
    XCTAssertTrue(done)
  }

  @MainActor func testWaitSurvivesSourceThatIsAlwaysReady() async {
    let source = addSource { true }
    let done = await MainLoop.wait(timeout: .milliseconds(20)) { false }
    XCTAssertFalse(done)
    g_source_remove(source)
  }

  @MainActor func testWindowAppearsInAsyncTest() async throws {
    try XCTSkipIf(gtk_init_check() == 0, "needs a display")
    let widget = try XCTUnwrap(gtk_window_new())
    let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_present(window)
    let appeared = await MainLoop.wait { gtk_widget_get_mapped(widget) != 0 }
    XCTAssertTrue(appeared)
    gtk_window_destroy(window)
  }
}
