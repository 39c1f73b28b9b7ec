import CGtk

/// A box for a Swift closure that C code holds as an untyped pointer.
///
/// C calls functions without captures. Such a function gets the closure from its last argument.
final class Callback<Handler> {
  private let handler: Handler

  private init(_ handler: Handler) { self.handler = handler }

  /// Returns a pointer that retains the closure, until `releaseCallback` is called with it.
  static func retained(_ handler: Handler) -> gpointer { Unmanaged.passRetained(Callback(handler)).toOpaque() }

  /// Returns the closure for a pointer returned by `retained(_:)` of the same `Callback<Handler>` type.
  ///
  /// The caller retains the closure during the call, even if the call disconnects the handler that owned it.
  package static func handler(at data: gpointer?) -> Handler? {
    data.map { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().handler }
  }
}

/// Releases a pointer returned by `Callback.retained(_:)`. GLib calls it when the callback is no longer needed.
let releaseCallback: @convention(c) (gpointer?) -> Void = { data in
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

extension Gtk.Object {
  /// Connects a C function, which takes the arguments of `signal` and a pointer to `handler`.
  ///
  /// Use this for signals whose arguments matter, and otherwise the simpler `connect(_:_:)`. The object owns the
  /// handler.
  @discardableResult
  package func connect<Handler, Function>(
    _ signal: String, to handler: Handler, through function: Function,
    _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) -> gulong {
    g_signal_connect_data(
      pointer, signal,
      // Safe, because C function pointers have a uniform size, and GLib calls this one with the signal's own signature.
      unsafeBitCast(function, to: GCallback.self), Callback<Handler>.retained(handler),
      { data, _ in releaseCallback(data) }, flags)
  }
}
