import GtkObjects

/// Names a value that views report to the views around them.
///
/// Mirrors SwiftUI's `PreferenceKey`: the environment's opposite direction. ``View/preference(key:value:)`` reports,
/// ``View/onPreferenceChange(_:perform:)`` hears.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view reports one.
  static var defaultValue: Value { get }

  /// Joins the values of several views, in the order they have on screen.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// Where the values that the views inside report are joined.
@MainActor
final class PreferenceScope<Key: PreferenceKey> {
  /// Called at the end of an update in which something was reported.
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

  /// Something that has been reported is different now, or stands somewhere else.
  func setNeedsReduction() {
    guard !isDirty else { return }
    isDirty = true
    graph.afterUpdate { [weak self] in
      self?.isDirty = false
      self?.onChange?()
    }
  }

  /// What all report together; `nil` where nobody does.
  var value: Key.Value? {
    guard let first = sources.first else { return nil }
    guard sources.count > 1 else { return first.value() }
    // Views that came later need not stand below those that were there before.
    let places = sources.map { $0.place()?.placeOnScreen ?? [] }
    let order = sources.indices.sorted { places[$0].lexicographicallyPrecedes(places[$1]) }
    var joined = sources[order[0]].value()
    for index in order.dropFirst() { Key.reduce(value: &joined, nextValue: sources[index].value) }
    return joined
  }
}

extension EnvironmentValues {
  /// Who hears what is reported for a key, if anybody does.
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
