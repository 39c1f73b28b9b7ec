import GtkBridge
import GtkObjects

/// An item of a list in a collection.
///
/// Mirrors `UICollectionViewListCell`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks and controls before and after the content.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The number of steps by which the content is indented. The snapshot of a section sets it for child items.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { showIndentation() } } }
  /// The length of a step of ``indentationLevel``.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { showIndentation() } } }
  /// Kept, without effect: accessories are not indented with the content.
  open var indentsAccessories = true

  /// The styles of the accessories on screen.
  private var styles: [AppliedStyle] = []

  deinit {}

  /// Returns a description of the content of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// The part of the cell that shows and hides its children in an outline, if it has an accessory for that.
  var outlineStyle: UICellAccessory.OutlineDisclosureOptions.Style? {
    accessories.lazy.filter { $0.isDisplayed(isEditing: self.isEditing) }.compactMap(\.outlineStyle).first
  }

  private func showIndentation() { setIndentation(CGFloat(indentationLevel) * indentationWidth) }

  /// Shows the accessories that depend on the state of the cell.
  override func showState() {
    super.showState()
    if !accessories.isEmpty { showAccessories() }
  }

  private func showAccessories() {
    styles = []
    let shown = accessories.filter { $0.isDisplayed(isEditing: isEditing) }
    setAccessories(
      before: arranged(shown.filter(\.isLeading)).map { makeWidget($0, isLeading: true) },
      after: arranged(shown.filter { !$0.isLeading }).map { makeWidget($0, isLeading: false) })
  }

  /// Returns the accessories of one side, sorted by their positions.
  private func arranged(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    accessories.reduce(into: []) { arranged, accessory in
      let place = accessory.position?(arranged) ?? arranged.count
      arranged.insert(accessory, at: min(max(place, 0), arranged.count))
    }
  }

  private func makeWidget(_ accessory: UICellAccessory, isLeading: Bool) -> Gtk.Widget {
    let widget = accessory.make(
      AccessoryContext(
        isSelected: isSelected, isExpanded: isExpanded,
        revealActions: { [weak self] in self?.place.revealActions() },
        toggle: { [weak self] in self?.place.toggle() }))
    widget.setAlign(.center, on: .vertical)
    widget.setMargins(EdgeInsets(top: 0, leading: isLeading ? 12 : 0, bottom: 0, trailing: isLeading ? 0 : 12))
    if case .custom(let width) = accessory.look.width { widget.setSizeRequest(width: width, height: nil) }
    let css =
      (accessory.look.color.map { "color:\($0.color.css);" } ?? "")
      + (accessory.look.background.map {
        "background:\($0.color.css);border:none;box-shadow:none;min-width:22px;min-height:22px;padding:0;"
      } ?? "")
    if !css.isEmpty {
      let style = AppliedStyle(widget)
      style.setAtOnce(css)
      styles.append(style)
    }
    return widget
  }
}
