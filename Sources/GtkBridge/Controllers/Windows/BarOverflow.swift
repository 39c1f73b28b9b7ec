import GtkObjects

/// Moves items from the end of a window's bar into an overflow menu while the title lacks room.
@MainActor
final class BarOverflow {
  /// The items in the menu, with their widths in the bar.
  private var moved: [(element: Element, width: Double)] = []
  /// The items that may move into the menu, in order of removal.
  private var movable: [Element] = []
  private var title = ""
  private var state: State?

  private let header: Gtk.HeaderBar
  /// The menu button, and whether it exists for overflow only.
  private let button: Gtk.MenuButton
  private let isButtonAlone: Bool

  /// The values that determine the room for the title.
  private struct State: Equatable {
    let width: Double
    let occupied: Double
    let wanted: Double
  }

  /// The maximum width in points for which items make room. A longer title may be ellipsized.
  private static let titleWidth = 200.0
  /// The spacing between two items.
  private static let spacing = 6.0

  init(in header: Gtk.HeaderBar, menu: ApplicationMenu?) {
    self.header = header
    isButtonAlone = menu == nil
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
  func barDidChange(title: String, toolbars: [ToolbarContainer]) {
    self.title = title
    movable = toolbars.flatMap(\.movableElements)
    for (element, _) in moved where !movable.contains(where: { $0 === element }) { element.outermost.isVisible = true }
    moved.removeAll { moved in !movable.contains { $0 === moved.element } }
    button.isVisible = !isButtonAlone || !moved.isEmpty
    state = nil
  }

  /// The menu lines of the moved items, in the order of the bar.
  private var lines: [MenuLine] {
    Array(
      moved.reversed().map { $0.element.menuLines.flatMap(\.inlined) }.joined(separator: [.divider]))
  }

  /// Moves as many items as the title needs. Called after each frame.
  private func adapt() {
    let now = State(width: header.width, occupied: header.widthBesideTitle, wanted: header.titleWidth(title))
    guard now != state, now.width > 0 else { return }
    state = now
    var room = now.width - now.occupied
    let needed = min(now.wanted, Self.titleWidth)
    while room < needed, let next = movable.first(where: { element in !moved.contains { $0.element === element } }) {
      let width = next.outermost.naturalWidth + Self.spacing
      room += width - (moved.isEmpty ? buttonWidth : 0)
      // A hidden item keeps its keyboard shortcut, provided that it has been prepared for the screen.
      next.outermost.prepareForScreen()
      next.outermost.isVisible = false
      moved.append((next, width))
    }
    while let last = moved.last, room - last.width + (moved.count == 1 ? buttonWidth : 0) >= needed {
      room -= last.width - (moved.count == 1 ? buttonWidth : 0)
      last.element.outermost.isVisible = true
      moved.removeLast()
    }
    if isButtonAlone, button.isVisible == moved.isEmpty { button.isVisible = !moved.isEmpty }
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
