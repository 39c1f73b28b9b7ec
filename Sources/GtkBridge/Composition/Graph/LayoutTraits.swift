import GtkObjects

/// The layout information that a view provides to its container.
struct LayoutTraits {
  /// The layout priority in a stack. Higher priorities receive space first.
  var priority = 0.0
  /// The stacking order. Higher values are in front.
  var zIndex = 0.0
  var gridColumns = 1
  /// The alignment of the view in its grid cell.
  var gridAnchor: UnitPoint?
  /// The alignment of all views in the view's grid column.
  var gridColumnAlignment: HorizontalAlignment?
  /// The axes on which the view does not contribute to the size of its grid cell.
  var gridUnsizedAxes: Axis.Set = []
  var gridRow: GridRowPlace?
  /// The identifier of the view's element in a ``ForEach``. It applies in addition to the view's own tag.
  var rowTag: AnyHashable?
  weak var tab: (any TabDescription)?
  /// The appearance of the page of tabs that the view is in.
  var page: AppearanceScope?
  /// A short text for the tab of the view.
  var badge: String?
  /// Indicates whether Enter is the view's shortcut, which makes it the suggested button of a dialog.
  var isDefaultAction = false
  weak var menuLines: (any MenuLineSource)?
  /// Called with the transaction in which the text of the view changes, if the text fades.
  var onTextChange: ((Transaction) -> Void)?
  var fadesText = false
  /// Indicates whether the view is a ``Section``, which draws its own card.
  var isSection = false
  /// The alignment by a frame that fills the row, for the label of a button that is the row.
  var labelAlignment: Gtk.Widget.Align?
  /// The row of a card that consists of the view.
  var cardRow: CardRow?
  /// The traits of the list row that shows the view.
  var row: RowTraitStack?
}

/// A box for layout traits, allocated only for views that have any.
@MainActor
final class TraitsBox {
  var traits: LayoutTraits

  init(_ traits: LayoutTraits) { self.traits = traits }
}

/// A modifier that sets one layout trait.
struct LayoutTrait<Value: Equatable & Sendable>: WidgetModifier {
  /// Safe because the key path refers to a value type and captures no values, so it shares no mutable state.
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
