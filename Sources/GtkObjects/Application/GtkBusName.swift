import CGtk
import Foundation

extension Gtk {
  /// A name on the session bus, which at most one process has at a time. It is given up when this object or the process
  /// ends.
  @MainActor
  package final class BusName {
    private let name: String
    private let bus: SessionBus

    private init(_ name: String, on bus: SessionBus) {
      self.name = name
      self.bus = bus
    }

    isolated deinit { _ = bus.call("ReleaseName", [g_variant_new_string(name)]) }

    /// Takes a name, which another process may give up meanwhile.
    ///
    /// - Returns: The name, or `nil` if another process still has it at the deadline or there is no session bus.
    package static func take(_ name: String, deadline: ContinuousClock.Instant) -> BusName? {
      guard let bus = SessionBus() else { return nil }
      while true {
        let flags = g_variant_new_uint32(G_BUS_NAME_OWNER_FLAGS_DO_NOT_QUEUE.rawValue)
        // The answer to the first owner is 1.
        if bus.call("RequestName", [g_variant_new_string(name), flags])?.child(0)?.number == 1 {
          return BusName(name, on: bus)
        }
        guard ContinuousClock.now < deadline else { return nil }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
