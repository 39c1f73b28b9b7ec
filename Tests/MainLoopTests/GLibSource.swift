import CGtk

/// Adds a source to GLib's default main context that calls `body` in every iteration it is ready for, until `body`
/// returns `false`.
///
/// - Parameter interval: Milliseconds between calls; `nil` for an idle source, which is always ready.
/// - Returns: The source's id, for `g_source_remove`.
@discardableResult
func addSource(
  every interval: UInt32? = nil, priority: Int32 = G_PRIORITY_DEFAULT, _ body: @escaping () -> Bool
) -> UInt32 {
  final class Box {
    let body: () -> Bool
    init(_ body: @escaping () -> Bool) { self.body = body }
  }
  // Balanced by the destroy-notify, which GLib calls once, when the source goes.
  let box = Unmanaged.passRetained(Box(body)).toOpaque()
  let call: GSourceFunc = { Unmanaged<Box>.fromOpaque($0!).takeUnretainedValue().body() ? 1 : 0 }
  let release: GDestroyNotify = { Unmanaged<Box>.fromOpaque($0!).release() }
  return switch interval {
  case nil: g_idle_add_full(priority, call, box, release)
  case let interval?: g_timeout_add_full(priority, interval, call, box, release)
  }
}

/// `GDK_PRIORITY_REDRAW`, an expression that Swift does not import.
let redrawPriority = G_PRIORITY_HIGH_IDLE + 20
