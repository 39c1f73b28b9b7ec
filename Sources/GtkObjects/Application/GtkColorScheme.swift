import CGtk

@MainActor
extension Gtk {
  /// Indicates whether widgets use the dark variant of the theme.
  package static var prefersDark: Bool {
    get { Theme.started?.isDark() ?? settings.map { $0.property("gtk-application-prefer-dark-theme") } ?? false }
    set {
      if let theme = Theme.started { return theme.prefer(newValue) }
      if newValue != prefersDark { settings?.setProperty("gtk-application-prefer-dark-theme", to: newValue) }
    }
  }

  private static var settings: Object? {
    Gtk.displaySettings.map { Object(retaining: UnsafeMutableRawPointer($0)) }
  }
}

extension Gtk {
  /// An observer of the desktop's colour scheme, based on the settings portal, which is available in a sandbox too.
  ///
  /// Without a portal, the handler is never called.
  @MainActor
  package final class DesktopColorScheme {
    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    package typealias Handler = @MainActor (_ prefersDark: Bool) -> Void

    private let bus: Object
    private var subscription: guint = 0

    /// - Parameter handler: A closure that receives the preference soon after the start, and whenever it changes.
    package init?(_ handler: @escaping Handler) {
      guard let application = g_application_get_default(), let bus = g_application_get_dbus_connection(application)
      else {
        return nil
      }
      self.bus = Object(retaining: UnsafeMutableRawPointer(bus))
      subscription = g_dbus_connection_signal_subscribe(
        bus, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, parameters, data in
          guard let parameters, let handler = Callback<Handler>.handler(at: data) else { return }
          hear(parameters, valueAt: 2, handler)
        },
        Callback<Handler>.retained(handler), releaseCallback)
      var question = [g_variant_new_string(Self.namespace), g_variant_new_string("color-scheme")]
      g_dbus_connection_call(
        bus, Self.name, Self.path, Self.interface, "Read", g_variant_new_tuple(&question, 2), nil,
        G_DBUS_CALL_FLAGS_NONE, 1000, nil,
        { source, result, data in
          defer { releaseCallback(data) }
          guard let source, let handler = Callback<Handler>.handler(at: data),
            let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil)
          else { return }
          hear(answer, valueAt: 0, handler)
          g_variant_unref(answer)
        },
        Callback<Handler>.retained(handler))
    }

    isolated deinit {
      g_dbus_connection_signal_unsubscribe(bus.opaque, subscription)
    }
  }
}

/// Unwraps a colour scheme from nested variants. The value 1 is dark.
private func hear(
  _ answer: OpaquePointer, valueAt index: gsize, _ handler: @escaping Gtk.DesktopColorScheme.Handler
) {
  guard g_variant_n_children(answer) > index, var value = g_variant_get_child_value(answer, index) else { return }
  while String(cString: g_variant_get_type_string(value)) == "v", let inner = g_variant_get_variant(value) {
    g_variant_unref(value)
    value = inner
  }
  defer { g_variant_unref(value) }
  guard String(cString: g_variant_get_type_string(value)) == "u" else { return }
  let prefersDark = g_variant_get_uint32(value) == 1
  // Safe, because the bus delivers replies through the main context on the main thread.
  MainActor.assumeIsolated { handler(prefersDark) }
}
