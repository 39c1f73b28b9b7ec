import CMainLoop

/// Runs a report about a change on the main actor: at once where the change was made there, as view models do, and
/// soon after where it was made on another thread.
enum MainActorHop {
  static func run(_ body: @escaping @MainActor () -> Void) {
    if gtkbridge_is_main_thread() {
      MainActor.assumeIsolated(body)
    } else {
      Task { @MainActor in body() }
    }
  }
}
