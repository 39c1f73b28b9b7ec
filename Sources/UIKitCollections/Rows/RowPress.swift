import Foundation
import GtkBridge
import GtkObjects

/// A table or a collection whose rows or items can be pressed.
@MainActor
protocol PressedRows: AnyObject {
  /// Indicates whether the user may choose rows now.
  var isSelectable: Bool { get }
  /// Returns the row or the item at a point of the widget, or the nearest one, and the row's own widget.
  func dragPlace(at point: CGPoint) -> (path: IndexPath, widget: Gtk.Widget)?
  /// The row or the item with the keyboard focus, unless a control inside has it.
  var focusedPath: IndexPath? { get }
  /// Returns whether the delegate permits a press of a row.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Shows whether a row is pressed, and calls the delegate.
  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath)
  /// Chooses a row for the user.
  func choose(_ path: IndexPath)
}

/// The press of a row by the pointer, by a finger, or by Return or the space bar.
///
/// A row is highlighted while the press is over it, and chosen when the press ends there. A scroll, a drag or a control
/// in the row ends the press without a choice. As on iOS, so does a movement of more than ten points; a movement to the
/// side reveals the row's actions.
@MainActor
final class RowPress {
  /// The rows, which own the board that owns the press.
  weak var rows: (any PressedRows)?
  private let widget: Gtk.Widget
  /// Indicates whether GTK chooses the row after the pointer has been released, as a GtkListView does.
  private let isChoiceOfList: Bool
  /// The swipes over the rows. A press that moves to the side becomes a swipe.
  weak var swipe: Gtk.RowSwipe?
  private var source: Gtk.TouchSource?
  private var pressed: Pressed?
  /// The result of the latest press by the pointer, until GTK reports it.
  private var result: (path: IndexPath, isChoice: Bool)?

  /// The place at which the pointer went down.
  private var start = CGPoint.zero
  /// The latest point of a swipe, if the press has become one.
  private var swiped: CGPoint?

  /// The greatest movement of a press.
  private static let slack = 10.0

  private struct Pressed {
    var path: IndexPath
    /// Indicates whether a key is pressed instead of the pointer.
    let isByKey: Bool
    var isHighlighted = false
  }

  /// Follows the presses on a widget with rows.
  init(on widget: Gtk.Widget, isChoiceOfList: Bool) {
    self.widget = widget
    self.isChoiceOfList = isChoiceOfList
    source = widget.onPress(beforeContent: isChoiceOfList) { [weak self] in self?.follow($0) }
    widget.onKeyPress { [weak self] in self?.follow($0) ?? false }
    // The release of the key goes to another widget.
    widget.onFocusChange { [weak self] isInside in if !isInside { self?.cancelKey() } }
  }

  /// The highlighted row.
  var highlighted: IndexPath? { pressed.flatMap { $0.isHighlighted ? $0.path : nil } }

  // MARK: Pointer

  private func follow(_ event: Gtk.PressEvent) {
    switch event {
    case .down(let point):
      cancel()
      (result, start, swiped) = (nil, point, nil)
      guard let (path, row) = rows?.dragPlace(at: point) else { return }
      let isOwn = widget.presses(row, at: point)
      // A text in the row passes the press on to the row, which would take the focus from the text and be chosen.
      row.setProperty("focus-on-click", to: isOwn)
      guard isOwn, rows?.isSelectable == true else {
        result = (path, false)
        return
      }
      if !begin(path, isByKey: false) { result = (path, false) }
    case .move(let point):
      if swiped != nil { return swipe(to: point) }
      guard let pressed, !pressed.isByKey else { return }
      let (right, down) = (abs(point.x - start.x), abs(point.y - start.y))
      guard max(right, down) <= Self.slack else {
        result = (pressed.path, false)
        cancel()
        if right > down { swipe(to: point) }
        return
      }
      highlight(place(at: point) == pressed.path)
    case .up(let point):
      if swiped != nil {
        swiped = nil
        swipe?.end()
      }
      // Another way to choose the row may follow later.
      defer { Task { @MainActor [weak self] in self?.result = nil } }
      guard let pressed, !pressed.isByKey else { return }
      let isChoice = place(at: point) == pressed.path
      end()
      if isChoiceOfList {
        result = (pressed.path, isChoice)
      } else if isChoice {
        rows?.choose(pressed.path)
      }
    case .cancelled:
      (result, swiped) = (nil, nil)
      if pressed?.isByKey == false { cancel() }
    }
  }

  /// Swipes the pressed row to the side.
  private func swipe(to point: CGPoint) {
    let latest = swiped ?? start
    swiped = point
    _ = swipe?.move(by: point.x - latest.x, at: start.y)
  }

  private func place(at point: CGPoint) -> IndexPath? {
    guard let rows, rows.isSelectable, let (path, row) = rows.dragPlace(at: point), widget.presses(row, at: point)
    else { return nil }
    return path
  }

  /// Returns whether to choose a row that GTK reports as activated: by the pointer, by assistive technology or by a
  /// test.
  func permitsChoice(of path: IndexPath) -> Bool {
    if let result, result.path == path {
      self.result = nil
      return result.isChoice
    }
    guard begin(path, isByKey: false) else { return false }
    end()
    return true
  }

  // MARK: Keyboard

  private func follow(_ key: Gtk.KeyPress) -> Bool {
    guard ["Return", "space"].contains(key.name), !key.hasControl, !key.hasAlt, let rows else { return false }
    switch key.phase {
    case .down:
      guard rows.isSelectable, let path = rows.focusedPath else { return false }
      cancel()
      _ = begin(path, isByKey: true)
      return true
    case .repetition: return rows.focusedPath != nil
    case .up:
      guard let pressed, pressed.isByKey else { return false }
      end()
      rows.choose(pressed.path)
      return true
    }
  }

  private func cancelKey() { if pressed?.isByKey == true { cancel() } }

  // MARK: Steps

  private func begin(_ path: IndexPath, isByKey: Bool) -> Bool {
    guard rows?.shouldHighlight(path) == true else { return false }
    pressed = Pressed(path: path, isByKey: isByKey)
    highlight(true)
    return true
  }

  private func highlight(_ isHighlighted: Bool) {
    guard let pressed, pressed.isHighlighted != isHighlighted else { return }
    self.pressed?.isHighlighted = isHighlighted
    rows?.setHighlighted(isHighlighted, at: pressed.path)
  }

  private func end() {
    highlight(false)
    pressed = nil
  }

  /// Ends a press without a choice.
  func cancel() { end() }

  /// Follows the pressed row through a change of the rows.
  func rowsDidChange(_ place: (IndexPath) -> IndexPath?) {
    guard let pressed else { return }
    if let path = place(pressed.path) { self.pressed?.path = path } else { self.pressed = nil }
  }
}
