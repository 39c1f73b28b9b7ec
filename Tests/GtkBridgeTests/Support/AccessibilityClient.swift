import CGtk
import Synchronization

@testable import GtkBridge

/// A client of the accessibility bus, such as a screen reader, on a separate thread: the main thread must answer it.
final class AccessibilityClient: Sendable {
  /// An item of a program: its owner on the bus, and its path.
  private struct Reference {
    var name: String
    var path: String
  }

  private static let registry = Reference(name: "org.a11y.atspi.Registry", path: "/org/a11y/atspi/accessible/root")
  private static let cache = "/org/a11y/atspi/cache"

  private let isDone = Atomic(false)
  private let count = Atomic(0)

  private init() {}

  /// Reads all items from the windows down, and then the programs' lists of items, like clients that keep a copy.
  /// Returns the number of items.
  @MainActor static func readAll() -> Int {
    let client = AccessibilityClient()
    DispatchQueue.global().async {
      client.read()
      client.isDone.store(true, ordering: .releasing)
      g_main_context_wakeup(nil)
    }
    guard MainLoop.pump(until: { client.isDone.load(ordering: .acquiring) }) else { return 0 }
    return client.count.load(ordering: .relaxed)
  }

  private func read() {
    guard let connection = Self.connect() else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
    var level = Self.children(of: Self.registry, connection)
    let programs = level
    while !level.isEmpty {
      count.add(level.count, ordering: .relaxed)
      level = level.flatMap { Self.children(of: $0, connection) }
    }
    for program in programs {
      let cache = Reference(name: program.name, path: Self.cache)
      g_variant_unref(Self.ask(cache, "org.a11y.atspi.Cache", "GetItems", connection))
    }
  }

  private static func connect() -> OpaquePointer? {
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let launcher = Reference(name: "org.a11y.Bus", path: "/org/a11y/bus")
    guard let answer = ask(launcher, "org.a11y.Bus", "GetAddress", session) else { return nil }
    defer { g_variant_unref(answer) }
    let flags = [G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT, G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION]
    return g_dbus_connection_new_for_address_sync(
      string(0, of: answer), GDBusConnectionFlags(rawValue: flags.reduce(0) { $0 | $1.rawValue }), nil, nil, nil)
  }

  private static func children(of item: Reference, _ connection: OpaquePointer) -> [Reference] {
    guard let answer = ask(item, "org.a11y.atspi.Accessible", "GetChildren", connection) else { return [] }
    defer { g_variant_unref(answer) }
    guard let array = g_variant_get_child_value(answer, 0) else { return [] }
    defer { g_variant_unref(array) }
    return (0..<g_variant_n_children(array)).compactMap { index in
      guard let child = g_variant_get_child_value(array, index) else { return nil }
      defer { g_variant_unref(child) }
      return Reference(name: string(0, of: child), path: string(1, of: child))
    }
  }

  private static func ask(
    _ item: Reference, _ interface: String, _ method: String, _ connection: OpaquePointer
  ) -> OpaquePointer? {
    g_dbus_connection_call_sync(
      connection, item.name, item.path, interface, method, nil, nil, G_DBUS_CALL_FLAGS_NONE, Int32.max, nil, nil)
  }

  private static func string(_ index: Int, of tuple: OpaquePointer) -> String {
    guard let child = g_variant_get_child_value(tuple, gsize(index)) else { return "" }
    defer { g_variant_unref(child) }
    return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
  }
}
