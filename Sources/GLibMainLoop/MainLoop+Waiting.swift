import CMainLoop

extension MainLoop {
  private static var waitingHandlers: [@MainActor () -> Void] = []

  /// Calls `handler` before the loop waits for events, at most a hundred times per second and at least once after the
  /// last event. The counterpart is an observer of `CFRunLoop` with the activity `beforeWaiting`.
  ///
  /// GLib forbids a nested loop in the handler, so what reaches the code of a program belongs in a `Task`.
  package static func beforeWaiting(_ handler: @escaping @MainActor () -> Void) {
    waitingHandlers.append(handler)
    gtkbridge_set_waiting_handler {
      // Safe, because GLib prepares the sources of its default context on the main thread.
      MainActor.assumeIsolated { for handler in MainLoop.waitingHandlers { handler() } }
    }
  }
}
