import Graphics

/// A row of tabs, of which one is selected.
@MainActor
package final class TabBar {
  /// The label and the identity of a tab.
  package struct Tab {
    let identity: ObjectIdentifier
    /// The label of the tab; `nil` leaves it empty.
    let label: Gtk.Widget?
    /// The name for assistive technology, if it is not the text of the label.
    var name: String?

    package init(identity: ObjectIdentifier, label: Gtk.Widget?, name: String? = nil) {
      (self.identity, self.label, self.name) = (identity, label, name)
    }
  }

  package enum Style {
    /// Linked buttons of the same width.
    case buttons
    /// Dots, as for pages.
    case dots
  }

  private struct Entry {
    let identity: ObjectIdentifier
    let button: Gtk.ToggleButton
    let toggled: Gtk.SignalHandler
    let dot: AppliedStyle?
    var label: Gtk.Widget?
  }

  package let widget = Gtk.ScrolledWindow()
  /// Indicates whether the bar is shown, unless the program hides all bars of tabs.
  package var isShown = true {
    didSet { showOrHide() }
  }
  /// Called with the index of the tab that the user selects, even if it is selected already.
  package var onSelect: ((Int) -> Void)?
  private let row = Gtk.Box(axis: .horizontal)
  private let style: Style
  /// The look of the row and of its buttons.
  private let look: AppliedStyle
  private var entries: [Entry] = []
  private var selected: Int?

  /// The space around a dot takes the pointer, too.
  private static let dot = """
    &{min-width:8px;min-height:8px;padding:8px;border-radius:9999px;background-clip:content-box;border:none;\
    box-shadow:none;background-color:alpha(@theme_fg_color,0.25);background-image:none;}\
    &:hover{background-color:alpha(@theme_fg_color,0.5);}\
    &:checked{background-color:@theme_fg_color;}
    """

  package init(_ style: Style = .buttons, hasBackground: Bool = false) {
    self.style = style
    look = AppliedStyle(row)
    if style == .dots, hasBackground {
      look.set("border-radius:9999px;background-color:alpha(@theme_fg_color,0.1);margin:6px;")
    }
    row.setAccessibleRole(.tabList)
    row.clearAccessibleName()
    row.setAlign(.center, on: .horizontal)
    if style == .buttons {
      // Five tabs with titles fit side by side on a telephone.
      look.set("&>button{padding-left:4px;padding-right:4px;min-width:40px;}")
      row.addStyleClass("linked")
      row.setHomogeneous(true)
      row.setMargins(EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
    }
    widget.setChild(row)
    // Tabs that do not fit scroll, so that they do not determine the minimum width of the window.
    widget.setAxes(horizontal: true, vertical: false, showsBars: false)
    guard style == .buttons else { return }
    Self.references.removeAll { $0.bar == nil }
    Self.references.append(Reference(bar: self))
    showOrHide()
  }

  private func showOrHide() { widget.isVisible = isShown && !(style == .buttons && Self.areHidden) }

  /// Indicates whether all bars of tabs are hidden, because the program shows one of its own. Dots of pages stay.
  package static var areHidden = false {
    didSet { for reference in references { reference.bar?.showOrHide() } }
  }

  private struct Reference {
    weak var bar: TabBar?
  }

  private static var references: [Reference] = []

  /// Shows tabs. Those that stay keep their button and its focus.
  package func setTabs(_ tabs: [Tab]) {
    var old = Dictionary(uniqueKeysWithValues: entries.map { ($0.identity, $0) })
    entries = tabs.map { tab in
      var entry = old.removeValue(forKey: tab.identity) ?? makeEntry(tab.identity)
      if entry.label !== tab.label {
        entry.button.removeLabel()
        if let label = tab.label, style == .buttons { entry.button.setLabel(label) }
        entry.label = tab.label
      }
      return entry
    }
    for entry in old.values {
      entry.toggled.disconnect()
      entry.button.removeLabel()
      entry.button.removeFromParent()
    }
    var previous: Gtk.Widget?
    for entry in entries {
      if !entry.button.isPlaced(in: row, after: previous) { entry.button.insert(into: row, after: previous) }
      previous = entry.button
    }
    for (index, tab) in tabs.enumerated() { setName(of: tab, at: index) }
    select(selected)
  }

  private func setName(of tab: Tab, at index: Int) {
    let button = entries[index].button
    if style == .dots {
      let text = tab.name ?? tab.label?.labelTexts.joined(separator: " ") ?? ""
      button.setAccessibleLabel(text.isEmpty ? "\(index + 1)" : text)
    } else if let name = tab.name {
      button.setAccessibleLabel(name)
    } else if let label = tab.label {
      button.setLabelledByLabels(in: label)
    }
  }

  private func makeEntry(_ identity: ObjectIdentifier) -> Entry {
    let button = Gtk.ToggleButton(.tab)
    var dot: AppliedStyle?
    if style == .dots {
      dot = AppliedStyle(button)
      dot?.set(Self.dot)
    }
    let toggled = button.connect(Gtk.ToggleButton.signal) { [weak self] in self?.userDidToggle(identity) }
    return Entry(identity: identity, button: button, toggled: toggled, dot: dot)
  }

  private func userDidToggle(_ identity: ObjectIdentifier) {
    guard let index = entries.firstIndex(where: { $0.identity == identity }) else { return }
    // A press of the selected tab does not deselect it.
    select(index)
    onSelect?(index)
  }

  /// Selects a tab, without a call of ``onSelect``.
  package func select(_ index: Int?) {
    selected = index
    for (place, entry) in entries.enumerated() {
      let isSelected = place == index
      if entry.button.isOn != isSelected { entry.toggled.withBlocked { entry.button.isOn = isSelected } }
      entry.button.setAccessibleSelected(isSelected)
    }
  }
}
