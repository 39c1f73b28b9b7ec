import GtkBridge

/// Counts how often each body is read.
@MainActor
final class Counter {
  private(set) var counts: [String: Int] = [:]
  private(set) var order: [String] = []

  func note(_ name: String) {
    counts[name, default: 0] += 1
    order.append(name)
  }

  func reset() {
    counts = [:]
    order = []
  }
}

/// Records events, in order.
@MainActor
final class Log {
  var entries: [String] = []
}

/// An object whose end can be observed.
final class Token {}
