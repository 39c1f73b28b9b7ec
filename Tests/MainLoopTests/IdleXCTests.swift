import CGtk
import Foundation
import GtkBridge
import Synchronization
import XCTest

/// The number of wake-ups of GLib's loop. XCTest runs one test at a time, so no other test wakes the loop.
final class IdleXCTests: XCTestCase {
  private static let polls = Atomic(0)

  /// Runs the loop for `duration`, or until a condition is true, and returns the number of polls.
  @MainActor private static func pollsWhilePumping(
    _ duration: Duration, until condition: () -> Bool = { false }
  ) -> Int {
    let context = g_main_context_default()
    g_main_context_set_poll_func(context) { descriptors, count, timeout in
      IdleXCTests.polls.add(1, ordering: .relaxed)
      // GPollFD has the layout of pollfd, as GLib's documentation guarantees.
      return UnsafeMutableRawPointer(descriptors).map {
        poll($0.assumingMemoryBound(to: pollfd.self), UInt(count), timeout)
      } ?? poll(nil, 0, timeout)
    }
    defer { g_main_context_set_poll_func(context, nil) }
    Self.polls.store(0, ordering: .relaxed)
    MainLoop.withOutermost { _ = MainLoop.pump(timeout: duration, until: condition) }
    return Self.polls.load(ordering: .relaxed)
  }

  /// Returns the least number of polls in a second, of several seconds if there are more than a limit. On a busy
  /// machine, what earlier tests left behind may arrive late. A loop that wakes by itself does so in every second.
  @MainActor private static func pollsInASecond(limit: Int) -> Int {
    var least = Int.max
    for _ in 0..<20 where least > limit { least = min(least, pollsWhilePumping(.seconds(1))) }
    return least
  }

  func testLoopThatHasServedEverySourceDoesNotWake() {
    MainActor.assumeIsolated {
      let served = Counter()
      Task { served.increment() }
      DispatchQueue.main.async { served.increment() }
      let timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in served.increment() }
      XCTAssertTrue(MainLoop.pump { served.count == 3 })
      timer.invalidate()
      MainLoop.pump(timeout: .milliseconds(100)) { false }  // what earlier tests left behind
      // The poll that the end of the pump ends, and a maximum of two for events of the system.
      XCTAssertLessThanOrEqual(Self.pollsInASecond(limit: 3), 3)
    }
  }

  func testIdleLoopWithWindowDoesNotWake() throws {
    try MainActor.assumeIsolated {
      try XCTSkipIf(gtk_init_check() == 0, "needs a display")
      let widget = try XCTUnwrap(gtk_window_new())
      let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
      gtk_window_present(window)
      defer { gtk_window_destroy(window) }
      XCTAssertTrue(MainLoop.pump { gtk_widget_get_mapped(widget) != 0 })
      MainLoop.pump(timeout: .seconds(1)) { false }  // first frames, and the display's events
      XCTAssertLessThanOrEqual(Self.pollsInASecond(limit: 5), 5)
    }
  }

  func testEachDistantHopWakesTheLoopOnce() {
    MainActor.assumeIsolated {
      _ = Self.pollsInASecond(limit: 3)  // what earlier tests left behind
      let hops = 10
      let hopped = Counter()
      Task.detached {
        for _ in 0..<hops {
          try? await Task.sleep(for: .milliseconds(20))
          await MainActor.run { hopped.increment() }
        }
      }
      // One poll sleeps until the hop; another finds no work and sleeps again.
      XCTAssertLessThanOrEqual(Self.pollsWhilePumping(.seconds(600)) { hopped.count == hops }, 2 * hops + 5)
      XCTAssertEqual(hopped.count, hops)
    }
  }
}
