/// What a view tells the container that it stands in.
struct LayoutTraits {
  /// Who gets room first in a stack: the higher.
  var priority = 0.0
  /// Who is in front: the higher.
  var zIndex = 0.0
  /// How many columns of a grid the view takes.
  var gridColumns = 1
  /// Where the view stands in its cell of a grid.
  var gridAnchor: UnitPoint?
  /// Where all views of its column of a grid stand.
  var gridColumnAlignment: HorizontalAlignment?
  /// The axes on which the view takes no room of its own in a grid.
  var gridUnsizedAxes: Axis.Set = []
  /// The row of a grid that the view is part of.
  var gridRow: GridRowPlace?
  /// What the tab of the view shows.
  weak var tab: (any TabDescription)?
  /// What the view is in a menu.
  weak var menuLines: (any MenuLineSource)?
}

/// The traits of the few views that have any.
@MainActor
final class TraitsBox {
  var traits: LayoutTraits

  init(_ traits: LayoutTraits) { self.traits = traits }
}

/// One trait of a view, set.
struct LayoutTrait<Value: Equatable & Sendable>: WidgetModifier {
  /// Key paths of a value type without captured values: nothing is shared.
  nonisolated(unsafe) let path: WritableKeyPath<LayoutTraits, Value>
  let value: Value

  func attach(to element: Element) -> Element {
    element.traits[keyPath: path] = value
    return element
  }

  func apply(to element: Element) {
    guard element.traits[keyPath: path] != value else { return }
    element.traits[keyPath: path] = value
    element.setContainerNeedsArrangement()
  }

  nonisolated static func == (first: Self, second: Self) -> Bool {
    first.path == second.path && first.value == second.value
  }
}
