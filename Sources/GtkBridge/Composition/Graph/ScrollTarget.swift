/// Something that may know a view by its identifier, and scroll to it.
@MainActor
protocol ScrollTarget: AnyObject {
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?)
}

/// What a proxy can scroll.
@MainActor
final class ScrollDestinations {
  private struct Entry {
    weak var target: (any ScrollTarget)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var targets: [any ScrollTarget] { entries.values.compactMap(\.target) }

  func add(_ target: any ScrollTarget) { entries[ObjectIdentifier(target)] = Entry(target: target) }
  func remove(_ target: any ScrollTarget) { entries[ObjectIdentifier(target)] = nil }
}

extension EnvironmentValues {
  var scrollDestinations: ScrollDestinations? {
    get { self[ScrollDestinationsKey.self] }
    set { self[ScrollDestinationsKey.self] = newValue }
  }
}

private struct ScrollDestinationsKey: EnvironmentKey {
  static var defaultValue: ScrollDestinations? { nil }
}

extension MountedNode {
  /// Scrolls whatever the node's first widget is in until that is seen, once the update under way is complete.
  func scrollIntoView(anchor: UnitPoint?) {
    context.graph.afterUpdate { [weak self] in
      guard let widget = self?.firstWidget else { return }
      // One that has just been added has no place before it is laid out.
      widget.afterNextLayout { [weak widget] in widget?.scrollIntoView(anchor: anchor) }
    }
  }
}
