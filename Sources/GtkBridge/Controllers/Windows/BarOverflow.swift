import GtkObjects

/// Moves what a window's bar has at its end into the menu there while the title has too little room.
@MainActor
final class BarOverflow {
  /// What is in the menu, and how wide it was in the bar.
  private var moved: [(element: Element, width: Double)] = []
  /// What may be moved, in the order in which it is.
  private var movable: [Element] = []
  private var title = ""
  private var state: State?

  private let header: Gtk.HeaderBar
  /// The menu at the end, and whether it is there for this alone.
  private let button: Gtk.MenuButton
  private let isButtonAlone: Bool

  /// What the room for the title depends on.
  private struct State: Equatable {
    let width: Double
    let occupied: Double
    let wanted: Double
  }

  /// A title that is wider than this many points may be cut: a bar is more than its title.
  private static let titleWidth = 200.0
  /// What stands between two items.
  private static let spacing = 6.0

  init(in header: Gtk.HeaderBar, menu: ApplicationMenu?) {
    self.header = header
    isButtonAlone = menu == nil
    button = Gtk.MenuButton(
      icon: menu == nil ? "view-more-symbolic" : "open-menu-symbolic", name: menu?.name ?? Gtk.word(localized: "More"))
    if menu == nil { button.isVisible = false } else { button.becomePrimary() }
    // As high as its neighbours, not as the bar.
    button.setAlign(.center, on: .vertical)
    header.packEnd(button)
    button.setMenu({ [weak self] in self?.lines ?? [] }, sections: menu?.makeSections() ?? [])
    header.onPaint { [weak self] in self?.adapt() }
  }

  /// The bar shows something else.
  func barDidChange(title: String, toolbars: [ToolbarContainer]) {
    self.title = title
    movable = toolbars.flatMap(\.movableElements)
    for (element, _) in moved where !movable.contains(where: { $0 === element }) { element.outermost.isVisible = true }
    moved.removeAll { moved in !movable.contains { $0 === moved.element } }
    button.isVisible = !isButtonAlone || !moved.isEmpty
    state = nil
  }

  /// The lines of what is in the menu, in the order of the bar.
  private var lines: [MenuLine] {
    Array(
      moved.reversed().map { $0.element.menuLines.flatMap(\.inlined) }.joined(separator: [.divider]))
  }

  /// After a frame: moves as many items as the title needs.
  private func adapt() {
    let now = State(width: header.width, occupied: header.widthBesideTitle, wanted: header.titleWidth(title))
    guard now != state, now.width > 0 else { return }
    state = now
    var room = now.width - now.occupied
    let needed = min(now.wanted, Self.titleWidth)
    while room < needed, let next = movable.first(where: { element in !moved.contains { $0.element === element } }) {
      let width = next.outermost.naturalWidth + Self.spacing
      room += width - (moved.isEmpty ? buttonWidth : 0)
      // Its keys still press it: GTK asks for no more than that it has been prepared for the screen.
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

  /// What the menu's own button takes where it is there for this alone: as much as a button with an icon.
  private var buttonWidth: Double { isButtonAlone ? 34 + Self.spacing : 0 }
}

extension MenuLine {
  /// The lines of a menu that stood in the bar by itself.
  fileprivate var inlined: [MenuLine] {
    if case .submenu(_, let lines) = self { lines } else { [self] }
  }
}
