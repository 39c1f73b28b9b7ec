import CGtk

/// A Swift closure on its way through C, which keeps it as an untyped pointer.
///
/// C calls functions that capture nothing: such a function finds the closure behind its last argument.
final class Callback<Handler> {
  private let handler: Handler

  private init(_ handler: Handler) { self.handler = handler }

  /// A pointer that owns the closure, until `releaseCallback` is called with it.
  static func retained(_ handler: Handler) -> gpointer { Unmanaged.passRetained(Callback(handler)).toOpaque() }

  /// The closure behind a pointer of `retained(_:)`, which has to be asked of the same `Callback<Handler>`.
  ///
  /// It lives as long as the caller keeps it, even when the call ends the connection that owned it.
  package static func handler(at data: gpointer?) -> Handler? {
    data.map { Unmanaged<Callback>.fromOpaque($0).takeUnretainedValue().handler }
  }
}

/// Gives up a pointer of `Callback.retained(_:)`: what GLib calls when nothing can call back any more.
let releaseCallback: @convention(c) (gpointer?) -> Void = { data in
  guard let data else { return }
  Unmanaged<AnyObject>.fromOpaque(data).release()
}

extension Gtk.Object {
  /// Has `function`, which takes the arguments of `signal` and a pointer, called with `handler` behind that pointer.
  ///
  /// It is for signals whose arguments matter; `connect(_:_:)` is simpler for the others. The object owns the handler.
  @discardableResult
  package func connect<Handler, Function>(
    _ signal: String, to handler: Handler, through function: Function,
    _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) -> gulong {
    g_signal_connect_data(
      pointer, signal,
      // C functions are pointers of one size, and GLib calls this one as a function of the signal's own signature.
      unsafeBitCast(function, to: GCallback.self), Callback<Handler>.retained(handler),
      { data, _ in releaseCallback(data) }, flags)
  }
}
