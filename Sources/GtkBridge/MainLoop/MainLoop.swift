import CMainLoop

/// GLib's main loop, on which GTK, `MainActor`, `DispatchQueue.main` and the timers of `RunLoop.main` run together.
///
/// Linking GtkBridge is all it takes: `Task { @MainActor in }`, `await` in main-actor code, `DispatchQueue.main`,
/// `OperationQueue.main` and `Timer` behave under GTK as they do under UIKit's run loop. Nothing polls, and an idle
/// program sleeps. Use this type to run a loop of your own, or to wait for something in a test:
///
/// ```swift
/// window.makeKeyAndVisible()
/// #expect(await MainLoop.wait { label.text == "ready" })
/// ```
///
/// A burst of jobs runs in slices of two milliseconds, between which input is handled and frames are painted.
///
/// Known limits:
/// - `RunLoop.main.perform(_:)` wakes no loop: the block runs when the run loop next has something else to do, such as a
///   timer. Use `DispatchQueue.main.async` or a `Task`.
/// - A nested loop inside a `DispatchQueue.main` block does not drain `DispatchQueue.main`, because libdispatch does not
///   drain its main queue recursively. `MainActor` jobs and timers do run there.
/// - While GLib's loop is outermost, a nested `RunLoop.main.run(until:)` runs timers and `DispatchQueue.main`, but no
///   `MainActor` jobs. Nest ``pump(timeout:until:)`` instead.
/// - `dispatchMain()` ends the main thread, and with it GTK.
@preconcurrency @MainActor
public enum MainLoop {
  /// Runs `body`, which is to run GLib's main loop as the outermost loop of the main thread.
  ///
  /// ``Application`` does so around `g_application_run`; a program with a loop of its own does it once, around that:
  ///
  /// ```swift
  /// MainLoop.withOutermost { g_main_loop_run(loop) }
  /// ```
  ///
  /// The first call connects Swift's and Foundation's queues to GLib's loop: a GLib loop run without it, and before any
  /// ``pump(timeout:until:)``, serves none of them. Loops nested inside `body` need no call of their own.
  ///
  /// - Parameter body: Runs the loop and returns when the loop has ended. Jobs left over then run in whatever loop comes
  ///   next.
  /// - Returns: What `body` returns.
  public static func withOutermost<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    gtkbridge_attach_sources()
    let wasOutermost = gtkbridge_set_outermost(true)
    defer { _ = gtkbridge_set_outermost(wasOutermost) }
    return try body()
  }

  /// Runs a nested loop until `condition` holds, and returns whether it does.
  ///
  /// For synchronous tests and modal helpers. Everything goes on meanwhile: input, frames, `MainActor` jobs, timers, and
  /// `DispatchQueue.main` unless called from one of its blocks. Where the caller can suspend, prefer
  /// ``wait(timeout:until:)``, which nests nothing.
  ///
  /// - Parameters:
  ///   - timeout: How long to go on if the condition does not come true.
  ///   - condition: Evaluated first of all, then after each turn of the loop.
  @discardableResult
  public static func pump(timeout: Duration = .seconds(60), until condition: () -> Bool) -> Bool {
    gtkbridge_attach_sources()
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      let remaining = deadline - .now
      guard remaining > .zero else { return false }
      _ = gtkbridge_iterate(remaining.roundedUpToMicroseconds)
    }
    return true
  }

  /// Suspends until `condition` holds, and returns whether it does.
  ///
  /// For `async` tests. It works whichever loop is outermost: under GLib's it only suspends; under another, such as the
  /// one of XCTest, it turns GLib's loop meanwhile. The condition is evaluated about once in a millisecond.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait if the condition does not come true. A cancelled task stops waiting at once.
  ///   - condition: Evaluated first of all, then repeatedly.
  @discardableResult
  public static func wait(timeout: Duration = .seconds(60), until condition: () -> Bool) async -> Bool {
    gtkbridge_attach_sources()
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      let isLate = ContinuousClock.now >= deadline
      if !gtkbridge_is_inside_iteration() { iterateUntilNothingIsReady() }
      do { try await Task.sleep(for: .milliseconds(1)) } catch { return condition() }
      // The main thread may have been busy elsewhere all the time: what came due meanwhile has had its turn now.
      if isLate { return condition() }
    }
    return true
  }

  /// Turns a loop that no one else turns, for the length of a slice at most: some source may always be ready.
  private static func iterateUntilNothingIsReady() {
    let deadline = ContinuousClock.now + .milliseconds(2)
    while gtkbridge_iterate(0), ContinuousClock.now < deadline {}
  }
}

extension Duration {
  /// Rounded up, so that a wait of this length is never too short; at most an hour, after which the caller looks again.
  fileprivate var roundedUpToMicroseconds: Int64 {
    let (seconds, attoseconds) = min(self, .seconds(3600)).components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000 + 1
  }
}
