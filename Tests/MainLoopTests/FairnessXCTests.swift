import CGtk
import Foundation
import GtkBridge
import XCTest

/// Floods of work do not keep the loop from painting, nor from any other work. Events are counted, not timed: a flood
/// that starves painting permits none or two, and the bounds are far from the numbers of an idle machine.
final class FairnessXCTests: XCTestCase {
  /// Runs the loop while `flood` keeps the main thread busy, and returns the number of calls of a source with the
  /// priority of GTK's painting. It requests a turn every 10 ms.
  ///
  /// It lasts a second of the thread's own time, which is longer on a busy machine.
  @MainActor private static func paintingTurns(under flood: @escaping @Sendable (_ isOver: Counter) -> Void) -> Int {
    let (turns, isOver) = (Counter(), Counter())
    let source = addSource(every: 10, priority: redrawPriority) {
      turns.increment()
      return true
    }
    flood(isOver)
    let end = threadSeconds() + 1
    MainLoop.withOutermost { _ = MainLoop.pump { threadSeconds() > end } }
    isOver.increment()
    g_source_remove(source)
    MainLoop.pump(timeout: .milliseconds(50)) { false }  // let the flood run dry
    return turns.count
  }

  func testBacklogOfJobsDoesNotStarvePainting() {
    MainActor.assumeIsolated {
      let turns = Self.paintingTurns { isOver in
        // Each job takes 20 µs and puts another into the queue, behind a standing backlog of 10,000.
        @MainActor func work() {
          let end = ContinuousClock.now + .microseconds(20)
          while ContinuousClock.now < end {}
          if isOver.count == 0 { Task { @MainActor in work() } }
        }
        for _ in 0..<10_000 { Task { @MainActor in work() } }
      }
      XCTAssertGreaterThan(turns, 20)
    }
  }

  func testEndlessHopsDoNotStarvePainting() {
    MainActor.assumeIsolated {
      let turns = Self.paintingTurns { isOver in
        // Never a backlog, but a job in every turn of the loop.
        for _ in 0..<4 {
          Task.detached { while isOver.count == 0 { await MainActor.run {} } }
        }
      }
      XCTAssertGreaterThan(turns, 20)
    }
  }

  func testBlocksOnMainQueueDoNotStarvePainting() {
    MainActor.assumeIsolated {
      let turns = Self.paintingTurns { isOver in
        @Sendable func work() {
          if isOver.count == 0 { DispatchQueue.main.async(execute: work) }
        }
        for _ in 0..<100 { DispatchQueue.main.async(execute: work) }
      }
      XCTAssertGreaterThan(turns, 20)
    }
  }

  func testFloodDoesNotStopTheFrameClock() throws {
    try MainActor.assumeIsolated {
      try XCTSkipIf(gtk_init_check() == 0, "needs a display")
      let widget = try XCTUnwrap(gtk_window_new())
      let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_present(window)
      defer { gtk_window_destroy(window) }
      XCTAssertTrue(MainLoop.pump { gtk_widget_get_mapped(widget) != 0 })

      let frames = Counter()
      // Balanced by the tick callback's destroy-notify.
      gtk_widget_add_tick_callback(
        widget,
        { widget, _, data in
          Unmanaged<Counter>.fromOpaque(data!).takeUnretainedValue().increment()
          gtk_widget_queue_draw(widget)
          return 1
        }, Unmanaged.passRetained(frames).toOpaque(), { Unmanaged<Counter>.fromOpaque($0!).release() })
      _ = Self.paintingTurns { isOver in
        @MainActor func work() { if isOver.count == 0 { Task { @MainActor in work() } } }
        for _ in 0..<10_000 { Task { @MainActor in work() } }
      }
      XCTAssertGreaterThan(frames.count, 10)
    }
  }

  func testFloodOfJobsDoesNotStarveTimersAndMainQueue() {
    MainActor.assumeIsolated {
      let (isOver, fired, dispatched) = (Counter(), Counter(), Counter())
      @MainActor func work() { if isOver.count == 0 { Task { @MainActor in work() } } }
      for _ in 0..<10_000 { Task { @MainActor in work() } }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { _ in fired.increment() }
      DispatchQueue.global().async { DispatchQueue.main.async { dispatched.increment() } }
      XCTAssertTrue(MainLoop.pump { fired.count >= 5 && dispatched.count == 1 })
      isOver.increment()
      timer.invalidate()
      MainLoop.pump(timeout: .milliseconds(50)) { false }
    }
  }
}

/// How long the processor has worked for this thread.
private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
