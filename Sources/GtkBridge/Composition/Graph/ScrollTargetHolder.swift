import GtkObjects

/// An object that can find a view by its identifier and scroll to it.
@MainActor
package protocol ScrollTargetHolder: AnyObject {
  func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?)
  /// The views that have widgets, with their identifiers.
  var shownViews: [(id: AnyHashable, widget: Gtk.Widget)] { get }
}

/// The scroll targets of a proxy. They can be a target of an outer proxy.
@MainActor
package final class ScrollDestinations: ScrollTargetHolder {
  private struct Entry {
    weak var target: (any ScrollTargetHolder)?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  package init() {}

  package var targets: [any ScrollTargetHolder] { entries.values.compactMap(\.target) }
  package var shownViews: [(id: AnyHashable, widget: Gtk.Widget)] { targets.flatMap(\.shownViews) }

  /// Scrolls to the view with an identifier. A view that has it twice, from ``ForEach`` and from ``View/id(_:)``, moves
  /// once.
  package func scroll<ID: Hashable>(to id: ID, anchor: UnitPoint?) {
    var moved: Set<ObjectIdentifier> = []
    for target in targets {
      let shown = target.shownViews.first { $0.id == AnyHashable(id) }
      if let shown, !moved.insert(ObjectIdentifier(shown.widget)).inserted { continue }
      target.scroll(to: id, anchor: anchor)
    }
  }

  package func add(_ target: any ScrollTargetHolder) { entries[ObjectIdentifier(target)] = Entry(target: target) }
  func remove(_ target: any ScrollTargetHolder) { entries[ObjectIdentifier(target)] = nil }
}

extension EnvironmentValues {
  package var scrollDestinations: ScrollDestinations? {
    get { self[ScrollDestinationsKey.self] }
    set { self[ScrollDestinationsKey.self] = newValue }
  }
}

private struct ScrollDestinationsKey: EnvironmentKey {
  static var defaultValue: ScrollDestinations? { nil }
}

extension MountedNode {
  /// Scrolls the containers of the node's first widget until the widget is visible, after the current update.
  func scrollIntoView(anchor: UnitPoint?) {
    context.graph.afterUpdate { [weak self] in
      guard let widget = self?.firstWidget else { return }
      // A new widget has no position before its first layout pass.
      widget.afterNextLayout { [weak widget] in widget?.scrollIntoView(anchor: anchor) }
    }
  }
}
