/// The controls around an editable row: a button before the row that asks for confirmation, a button that deletes the
/// row, and a handle to move it.
@MainActor
package final class RowEditControls {
  /// The edits that a row offers.
  package struct Offer: OptionSet {
    package let rawValue: Int
    package static let delete = Offer(rawValue: 1)
    package static let move = Offer(rawValue: 2)
    package static let select = Offer(rawValue: 4)

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The row with its controls.
  package let line = Gtk.Box(axis: .horizontal, spacing: 12)
  /// Called when the user confirms the deletion of the row.
  package var delete: (() -> Void)?
  /// Called before the row asks for confirmation.
  package var willAsk: (() -> Void)?
  private var body: Gtk.Widget?
  private let request = Gtk.Button(icon: "list-remove-symbolic", name: Gtk.word(localized: "Delete…"))
  private let confirmation = Gtk.Button()
  /// The selection circle of a row. It contains a mark while GTK selects the row.
  private let circle = Gtk.Image(icon: "object-select-symbolic")
  private let handle = Gtk.Image(icon: "list-drag-handle-symbolic")

  package init() {
    request.addStyleClass("row-edit-request")
    confirmation.setChild(Gtk.Label(Gtk.word(localized: "Delete")))
    confirmation.addStyleClass("destructive-action")
    confirmation.addStyleClass("row-edit-confirmation")
    circle.addStyleClass("row-edit-circle")
    circle.setAccessibleHidden(true)
    handle.addStyleClass("dim-label")
    handle.addStyleClass("row-edit-handle")
    handle.setAccessibleHidden(true)
    for control in [request, confirmation, circle] { control.setAlign(.center, on: .vertical) }
    confirmation.isVisible = false
    line.setChildren([circle, request, confirmation, handle])
    request.connect("clicked") { [weak self] in self?.toggleQuestion() }
    confirmation.connect("clicked") { [weak self] in
      self?.isAsking = false
      self?.delete?()
    }
  }

  /// Puts the row's widget between the controls.
  package func setBody(_ widget: Gtk.Widget?) {
    guard widget !== body else { return }
    if let body, body.isPlaced(in: line, after: request) { body.removeFromParent() }
    body = widget
    if let widget { widget.insert(into: line, after: request) }
    confirmation.setExpands(widget?.expands(on: .horizontal) != true, on: .horizontal)
    confirmation.setAlign(.end, on: .horizontal)
  }

  /// Shows the edit controls for the edits that the row offers.
  package func show(_ offer: Offer) {
    circle.isVisible = offer.contains(.select)
    request.isVisible = offer.contains(.delete)
    handle.isVisible = offer.contains(.move)
    // The handle is at the end even if the row is narrow.
    handle.setExpands(!confirmation.isVisible && body?.expands(on: .horizontal) != true, on: .horizontal)
    handle.setAlign(.end, on: .horizontal)
  }

  /// Indicates whether the button that deletes the row is visible.
  package var isAsking: Bool {
    get { confirmation.isVisible }
    set {
      confirmation.isVisible = newValue
      handle.setExpands(!newValue && body?.expands(on: .horizontal) != true, on: .horizontal)
    }
  }

  private func toggleQuestion() {
    if !isAsking { willAsk?() }
    isAsking.toggle()
  }
}
