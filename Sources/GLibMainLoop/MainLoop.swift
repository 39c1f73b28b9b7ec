import CMainLoop

/// GLib's main loop, which also runs GTK, `MainActor`, `DispatchQueue.main` and the timers of `RunLoop.main`.
///
/// Linking GtkBridge is enough: `Task { @MainActor in }`, `await` in main-actor code, `DispatchQueue.main`,
/// `OperationQueue.main` and `Timer` behave under GTK as they do under UIKit's run loop. Nothing polls, and an idle
/// program sleeps. Use this type to run a custom loop, or to wait for a condition in a test:
///
/// ```swift
/// window.makeKeyAndVisible()
/// #expect(await MainLoop.wait { label.text == "ready" })
/// ```
///
/// A burst of jobs runs in slices of two milliseconds. Between slices, input is handled and frames are painted.
///
/// Known limits:
/// - `RunLoop.main.perform(_:)` does not wake the loop: the block runs together with the next timer or other event of
///   the run loop. Use `DispatchQueue.main.async` or a `Task`.
/// - A nested loop inside a `DispatchQueue.main` block does not drain `DispatchQueue.main`, because libdispatch does
///   not drain its main queue recursively. `MainActor` jobs and timers do run there.
/// - While GLib's loop is outermost, a nested `RunLoop.main.run(until:)` runs timers and `DispatchQueue.main`, but no
///   `MainActor` jobs. Nest ``pump(timeout:until:)`` instead.
/// - `dispatchMain()` ends the main thread, and with it GTK.
@preconcurrency @MainActor
public enum MainLoop {
  /// Runs `body`, which must run GLib's main loop as the outermost loop of the main thread.
  ///
  /// ``Application`` calls this for `g_application_run`. A program with a custom loop calls it once:
  ///
  /// ```swift
  /// MainLoop.withOutermost { g_main_loop_run(loop) }
  /// ```
  ///
  /// The first call connects the queues of Swift and Foundation to GLib's loop. Without this or a call of
  /// ``pump(timeout:until:)``, GLib's loop serves none of them. Loops nested inside `body` need no further call.
  ///
  /// - Parameter body: A closure that runs the loop until it ends. Remaining jobs run in the next loop.
  /// - Returns: The result of `body`.
  public static func withOutermost<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    gtkbridge_attach_sources()
    let wasOutermost = gtkbridge_set_outermost(true)
    defer { _ = gtkbridge_set_outermost(wasOutermost) }
    return try body()
  }

  /// Runs a nested loop until `condition` is true, and returns whether it is.
  ///
  /// For synchronous tests and modal helpers. The loop continues to handle input, frames, `MainActor` jobs and timers,
  /// and also `DispatchQueue.main` unless the caller is one of its blocks. In asynchronous code, prefer
  /// ``wait(timeout:until:)``, which does not nest loops.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait.
  ///   - condition: A closure that is evaluated first, and then after each iteration of the loop.
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

  /// Runs what the program has begun, until nothing has been ready for a tenth of a second.
  ///
  /// For the end of a program: a task that saves when the last window closes then saves.
  ///
  /// - Parameter limit: The maximum time. A repeating timer would otherwise keep the loop running.
  package static func finish(limit: Duration) {
    let quiet = Duration.milliseconds(100)
    let deadline = ContinuousClock.now + limit
    var last = ContinuousClock.now
    while ContinuousClock.now < min(deadline, last + quiet) {
      _ = gtkbridge_iterate((last + quiet - .now).roundedUpToMicroseconds)
      // The wait of the whole time has made nothing ready but its own end.
      let now = ContinuousClock.now
      if now < last + quiet { last = now }
    }
  }

  /// Suspends until `condition` is true, and returns whether it is.
  ///
  /// For asynchronous tests. Under GLib's loop it only suspends; under another outermost loop, such as XCTest's, it
  /// also iterates GLib's loop. The condition is evaluated about once per millisecond.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait. Cancelling the task ends the wait at once.
  ///   - condition: A closure that is evaluated first, and then repeatedly.
  @discardableResult
  public static func wait(timeout: Duration = .seconds(60), until condition: () -> Bool) async -> Bool {
    gtkbridge_attach_sources()
    let deadline = ContinuousClock.now + timeout
    while !condition() {
      let isLate = ContinuousClock.now >= deadline
      if !gtkbridge_is_inside_iteration() { iterateUntilNothingIsReady() }
      do { try await Task.sleep(for: .milliseconds(1)) } catch { return condition() }
      // A busy main thread may have missed the deadline, so work that became due meanwhile gets one turn first.
      if isLate { return condition() }
    }
    return true
  }

  /// Iterates a loop that nothing else runs. The limit of one slice is needed because a source may always be ready.
  private static func iterateUntilNothingIsReady() {
    let deadline = ContinuousClock.now + .milliseconds(2)
    while gtkbridge_iterate(0), ContinuousClock.now < deadline {}
  }
}

extension Duration {
  /// The duration in microseconds, rounded up so that a wait is never too short. It is limited to an hour, after which
  /// the caller checks again.
  fileprivate var roundedUpToMicroseconds: Int64 {
    let (seconds, attoseconds) = min(self, .seconds(3600)).components
    return seconds * 1_000_000 + attoseconds / 1_000_000_000_000 + 1
  }
}
