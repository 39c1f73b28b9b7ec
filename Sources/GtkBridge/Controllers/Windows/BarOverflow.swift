import GtkObjects

/// Moves items from the end of a window's bar into an overflow menu while the title lacks room.
@MainActor
final class BarOverflow {
  /// The items in the menu, with their widths in the bar.
  private var moved: [(element: Element, width: Double)] = []
  /// The items that may move into the menu, in order of removal.
  private var movable: [Element] = []
  /// The items that are always in the menu.
  private var resident: [Element] = []
  /// The title, and whether it is only the name of the program or of its window, which makes room for the items.
  private var (title, isDefaultTitle) = ("", false)
  private var state: State?

  private let header: Gtk.HeaderBar
  /// The window; `nil` for a popover.
  private let window: Gtk.Window?
  /// The box of the items at the end.
  private let end: Gtk.Widget
  /// The menu button, and whether it exists for overflow only.
  private let button: Gtk.MenuButton
  private let isButtonAlone: Bool
  private let shortcuts: Gtk.ForwardedShortcuts

  /// The values that determine the room for the title.
  private struct State: Equatable {
    let width: Double
    let start: Double
    let end: Double
    let wanted: Double
  }

  /// The maximum width in points for which several items make room. A longer title may be truncated.
  private static let titleWidth = 200.0
  /// The additional width beside a title between wide items. A window that the user narrows loses it first, and the
  /// items move before their width would be the minimum of the window.
  private static let slack = 12.0
  /// The minimum width of a title between wide items, and beside a single item.
  private static let leastTitleWidth = 60.0
  /// The maximum width that a bar requires for movable items: half of a display, so that the desktop can tile its
  /// window.
  private static let widestBar = 640.0
  /// The same for items that cannot move.
  private static let narrowestBar = 350.0
  /// The spacing between two items.
  private static let spacing = 6.0

  init(in header: Gtk.HeaderBar, of window: Gtk.Window?, end: Gtk.Widget, menu: ApplicationMenu?) {
    (self.header, self.window, self.end) = (header, window, end)
    isButtonAlone = menu == nil
    shortcuts = Gtk.ForwardedShortcuts(on: header)
    button = Gtk.MenuButton(
      icon: menu == nil ? "view-more-symbolic" : "open-menu-symbolic", name: menu?.name ?? Gtk.word(localized: "More"))
    if menu == nil { button.isVisible = false } else { button.becomePrimary() }
    // Matches the height of the neighbouring buttons instead of the bar.
    button.setAlign(.center, on: .vertical)
    header.packEnd(button)
    button.setMenu({ [weak self] in self?.lines ?? [] }, sections: menu?.makeSections() ?? [])
    header.onPaint { [weak self] in self?.adapt() }
  }

  /// Resets the overflow after a change of the bar's title or toolbars.
  func barDidChange(title: String, isDefault: Bool, toolbars: [ToolbarContainer]) {
    (self.title, isDefaultTitle) = (title, isDefault)
    movable = toolbars.flatMap(\.movableElements)
    for (element, _) in moved where !movable.contains(where: { $0 === element }) { element.outermost.isVisible = true }
    moved.removeAll { moved in !movable.contains { $0 === moved.element } }
    resident = toolbars.flatMap(\.menuElements)
    for element in resident { element.outermost.isVisible = false }
    forwardShortcuts()
    button.isVisible = !isButtonAlone || !moved.isEmpty || !resident.isEmpty
    state = nil
    // Runs before the next layout, in which the items of the new bar would widen a narrow window.
    adapt()
  }

  /// The menu lines of the moved items, in the order of the bar.
  private var lines: [MenuLine] {
    let groups = moved.reversed().map { $0.element.menuLines.flatMap(\.inlined) } + [resident.flatMap(\.menuLines)]
    return Array(groups.filter { !$0.isEmpty }.joined(separator: [.divider]))
  }

  /// Moves as many items as the title needs. Called after each frame and each change of the bar.
  private func adapt() {
    let sides = header.sideWidths
    let now = State(
      width: min(header.width, window?.surfaceSize?.width ?? .infinity), start: sides.start,
      end: sides.end - end.naturalWidth + widthOfItems, wanted: isDefaultTitle ? 0 : header.titleWidth(title))
    guard now != state, now.width > 0 else { return }
    state = now
    let count = moved.count
    let length = now.width - Gtk.HeaderBar.margins
    var room = length - now.start - now.end
    let needed = min(now.wanted, movable.count == 1 ? Self.leastTitleWidth : Self.titleWidth)
    // GTK gives the items half of the room beside the title, or the width that they require.
    let half = (length - now.wanted) / 2
    let others = now.start + Self.leastTitleWidth + Gtk.HeaderBar.margins
    func endWidth(beside room: Double) -> Double { length - now.start - room }
    func lacksRoom(_ room: Double) -> Bool {
      guard endWidth(beside: room) > half else { return room < needed }
      return room < needed + Self.slack || endWidth(beside: room) + others > Self.widestBar
    }
    while lacksRoom(room), let next = movable.first(where: { element in !moved.contains { $0.element === element } }) {
      let width = next.outermost.naturalWidth + Self.spacing
      room += width - (moved.isEmpty ? buttonWidth : 0)
      next.outermost.isVisible = false
      moved.append((next, width))
    }
    while let last = moved.last, !lacksRoom(room - last.width + (moved.count == 1 ? buttonWidth : 0)) {
      room -= last.width - (moved.count == 1 ? buttonWidth : 0)
      last.element.outermost.isVisible = true
      moved.removeLast()
    }
    // Such a title is in the middle of the bar or hidden.
    header.hidesTitle = isDefaultTitle && max(now.start, endWidth(beside: room)) > half - header.titleWidth(title) / 2
    let canMove = moved.count < movable.count
    let isRequired = endWidth(beside: room) + others <= (canMove ? Self.widestBar : Self.narrowestBar)
    // Items that the bar does not require are truncated if they are wider than half of it.
    end.setSizeRequest(width: isRequired ? widthOfItems : nil, height: nil)
    if moved.count != count { forwardShortcuts() }
    let isNeeded = !moved.isEmpty || !resident.isEmpty
    if isButtonAlone, button.isVisible != isNeeded { button.isVisible = isNeeded }
  }

  /// The width of the items at the end, regardless of the request of their box.
  private var widthOfItems: Double {
    let widths = end.children.filter(\.isVisible).map(\.naturalWidth)
    return widths.reduce(0, +) + Self.spacing * Double(max(widths.count - 1, 0))
  }

  /// Keeps the keyboard shortcuts of the items in the menu.
  private func forwardShortcuts() {
    shortcuts.forward(from: (moved.map(\.element) + resident).map(\.outermost))
  }

  /// The width of the overflow button, which is that of an icon button; 0 if the button is always visible.
  private var buttonWidth: Double { isButtonAlone ? 34 + Self.spacing : 0 }
}

extension MenuLine {
  /// The lines of a top-level submenu, or the line itself.
  fileprivate var inlined: [MenuLine] {
    if case .submenu(_, let lines) = self { lines } else { [self] }
  }
}
