import GtkObjects

/// A key of a value that views report to their ancestors.
///
/// Mirrors SwiftUI's `PreferenceKey`. ``View/preference(key:value:)`` reports a value;
/// ``View/onPreferenceChange(_:perform:)`` observes it.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value if no view reports one.
  static var defaultValue: Value { get }

  /// Combines the values of several views, in their order on screen.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// An object that combines the values reported by the views inside a region.
@MainActor
final class PreferenceScope<Key: PreferenceKey> {
  /// Called at the end of an update in which a report has changed.
  var onChange: (() -> Void)?

  private var sources: [(source: ObjectIdentifier, value: () -> Key.Value, place: () -> Gtk.Widget?)] = []
  private var isDirty = false
  private unowned let graph: ViewGraph

  init(in graph: ViewGraph) {
    self.graph = graph
  }

  func add(_ source: AnyObject, place: @escaping () -> Gtk.Widget?, value: @escaping () -> Key.Value) {
    sources.append((ObjectIdentifier(source), value, place))
    setNeedsReduction()
  }

  func remove(_ source: AnyObject) {
    sources.removeAll { $0.source == ObjectIdentifier(source) }
    setNeedsReduction()
  }

  /// Requests a reduction after a reported value or its position has changed.
  func setNeedsReduction() {
    guard !isDirty else { return }
    isDirty = true
    graph.afterUpdate { [weak self] in
      self?.isDirty = false
      self?.onChange?()
    }
  }

  /// The combined value, or `nil` if there are no reports.
  var value: Key.Value? {
    guard let first = sources.first else { return nil }
    guard sources.count > 1 else { return first.value() }
    // The order of registration may differ from the order on screen.
    let places = sources.map { $0.place()?.placeOnScreen ?? [] }
    let order = sources.indices.sorted { places[$0].lexicographicallyPrecedes(places[$1]) }
    var joined = sources[order[0]].value()
    for index in order.dropFirst() { Key.reduce(value: &joined, nextValue: sources[index].value) }
    return joined
  }
}

extension EnvironmentValues {
  /// Returns the scope that combines the values of a key, if any.
  func preferenceScope<Key: PreferenceKey>(_ key: Key.Type) -> PreferenceScope<Key>? {
    self[PreferenceScopeKey<Key>.self]
  }

  mutating func setPreferenceScope<Key: PreferenceKey>(_ scope: PreferenceScope<Key>?) {
    self[PreferenceScopeKey<Key>.self] = scope
  }
}

private struct PreferenceScopeKey<Key: PreferenceKey>: EnvironmentKey {
  static var defaultValue: PreferenceScope<Key>? { nil }
}
