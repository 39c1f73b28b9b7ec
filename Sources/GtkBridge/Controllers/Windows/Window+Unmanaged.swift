extension Window {
  /// Shows the window in a program that runs no ``Application``: a test, which turns the main loop itself.
  package func makeVisibleUnmanaged() {
    let provider = Window.hostProvider
    Window.hostProvider = { ApplicationWindowHost(for: $0, in: nil) }
    defer { Window.hostProvider = provider }
    makeKeyAndVisible()
  }
}

extension ViewController {
  /// Brings every declarative view of the controller up to date now, those of child controllers too.
  package func flushViews() { viewIfLoaded?.flushHosted() }
}
