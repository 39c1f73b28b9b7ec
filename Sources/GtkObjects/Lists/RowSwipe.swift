import Graphics

extension Gtk {
  /// The buttons that a swipe reveals at an edge of a row.
  @MainActor
  package protocol RowButtons: AnyObject {
    var allowsFullSwipe: Bool { get }
    /// Shows the buttons; `didPress` is called after one of them has been pressed.
    func reveal(_ didPress: @escaping @MainActor () -> Void)
    func conceal()
    /// Performs the action of the first button.
    func performFirst()
  }

  /// A row that the user swipes.
  package struct SwipedRow {
    /// The object of the row, or of the cell that shows the row.
    fileprivate let object: AnyObject
    fileprivate let width: Double
    fileprivate let buttons: @MainActor (HorizontalEdge) -> (any RowButtons)?

    /// - Parameter buttons: A closure that returns the buttons at an edge, or `nil` if there are none.
    package init(
      _ object: AnyObject, width: Double, buttons: @escaping @MainActor (HorizontalEdge) -> (any RowButtons)?
    ) {
      self.object = object
      self.width = width
      self.buttons = buttons
    }
  }

  /// A container of rows that reveal buttons.
  @MainActor
  package protocol SwipedRows: AnyObject {
    /// Returns the row at a distance from the top of the widget that the user swipes.
    func swipedRow(at y: Double) -> SwipedRow?
  }

  /// The swipes over rows. One row at a time shows its buttons.
  @MainActor
  package final class RowSwipe {
    private weak var rows: (any SwipedRows)?
    private let widget: Widget
    /// The row of the current swipe, and its distance to the trailing side.
    private var swiped: (object: AnyObject, width: Double, distance: Double)?
    private var revealed: (object: AnyObject, edge: HorizontalEdge, buttons: any RowButtons)?
    /// Stops waiting for the press that conceals the buttons.
    private var endWait: (@MainActor () -> Void)?
    /// Indicates whether the current swipe has already revealed or concealed buttons.
    private var isSettled = false

    /// The distance that reveals the buttons, in points.
    private static let revealingDistance = 24.0
    /// The part of a row's width that performs the first action.
    private static let fullSwipe = 0.6

    /// Follows the swipes over a widget that shows rows.
    package init(on widget: Widget, of rows: any SwipedRows) {
      self.widget = widget
      self.rows = rows
      widget.onRowSwipe(
        move: { [weak self] in self?.move(by: $0, at: $1) ?? false }, end: { [weak self] in self?.end() })
    }

    /// Moves the row at the distance `y` from the top of the widget. Returns whether it has buttons.
    package func move(by right: Double, at y: Double) -> Bool {
      guard let row = rows?.swipedRow(at: y) else {
        close()
        return false
      }
      let distance = widget.isRightToLeft ? right : -right
      let earlier = swiped.flatMap { $0.object === row.object && $0.distance * distance >= 0 ? $0.distance : nil }
      if earlier == nil {
        isSettled = false
        guard HorizontalEdge.allCases.contains(where: { row.buttons($0) != nil }) else {
          close()
          return false
        }
      }
      let total = (earlier ?? 0) + distance
      swiped = (row.object, row.width, total)
      if !isSettled, abs(total) >= Self.revealingDistance {
        isSettled = true
        reveal(row, at: total > 0 ? .trailing : .leading)
      }
      return true
    }

    /// Reveals the buttons at an edge. If the other edge's are visible, they are only concealed.
    package func reveal(_ row: SwipedRow, at edge: HorizontalEdge) {
      if let revealed, revealed.object === row.object {
        if revealed.edge != edge { conceal() }
        return
      }
      conceal()
      guard let buttons = row.buttons(edge) else { return }
      revealed = (row.object, edge, buttons)
      buttons.reveal { [weak self] in self?.close() }
      endWait = widget.onNextInteraction { [weak self] in self?.close() }
    }

    /// Ends the current swipe, which performs the first action if the row has moved far enough.
    package func end() {
      guard let swiped else { return }
      self.swiped = nil
      isSettled = false
      guard let revealed, revealed.object === swiped.object, revealed.buttons.allowsFullSwipe,
        abs(swiped.distance) >= swiped.width * Self.fullSwipe
      else { return }
      close()
      revealed.buttons.performFirst()
    }

    /// Conceals the buttons of a row before its cell shows another one.
    package func close(in row: AnyObject) {
      if swiped?.object === row || revealed?.object === row { close() }
    }

    /// Conceals the buttons, and drops the swipe, which may not end: another widget may have taken over its events.
    package func close() {
      swiped = nil
      isSettled = false
      conceal()
    }

    private func conceal() {
      guard let revealed else { return }
      self.revealed = nil
      endWait?()
      endWait = nil
      widget.keepFocusInside { revealed.buttons.conceal() }
    }
  }
}
