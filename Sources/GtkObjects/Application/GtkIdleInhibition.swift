import CGtk

extension Gtk {
  /// Keeps the screen on as long as the object exists.
  @MainActor
  package final class IdleInhibition {
    private let application: Object
    private let cookie: UInt32

    /// Sends the request to the desktop, or returns `nil` if no application runs or the desktop cannot be reached.
    package init?(reason: String) {
      guard let application = g_application_get_default() else { return nil }
      let object = Object(retaining: UnsafeMutableRawPointer(application))
      cookie = gtk_application_inhibit(object.cast(), nil, GTK_APPLICATION_INHIBIT_IDLE, reason)
      guard cookie != 0 else { return nil }
      self.application = object
    }

    isolated deinit {
      gtk_application_uninhibit(application.cast(), cookie)
    }
  }
}
