extension Window {
  /// Shows the window in a program without an ``Application``, such as a test that runs the main loop itself.
  package func makeVisibleUnmanaged() {
    let provider = Window.hostProvider
    Window.hostProvider = { ApplicationWindowHost(for: $0, in: nil) }
    defer { Window.hostProvider = provider }
    makeKeyAndVisible()
  }
}

extension ViewController {
  /// Updates every declarative view of the controller and its child controllers immediately.
  package func flushViews() { viewIfLoaded?.flushHosted() }
}
