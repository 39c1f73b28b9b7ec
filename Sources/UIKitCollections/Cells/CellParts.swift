import GtkBridge
import GtkObjects

/// The widgets of a cell: the content, the program's views in it, and the mark at the end.
@MainActor
final class CellParts {
  /// The whole cell.
  let line = CellLine()
  private unowned let cell: UITableViewCell
  private let content: CellContentView
  /// The widget of the content.
  private var body: Gtk.Widget?
  /// A widget around the content, for an indented row or for the program's views in the row.
  private var frame: Gtk.Bin?
  /// The program's views and the content, created with the first view.
  private var overlay: Gtk.Overlay?
  private var hasLines = false
  private var configured: (any UIView & UIContentView)?
  private var background = CellBackground()
  private var accessory: Gtk.Widget?
  private var shownMark = UITableViewCell.AccessoryType.none

  init(of cell: UITableViewCell, content: CellContentView) {
    self.cell = cell
    self.content = content
    content.hasGivenWidth = true
    content.show { [weak self] in self?.layers }
  }

  /// The widget of the line that contains the content.
  private var place: Gtk.Widget? { overlay ?? frame ?? body }

  /// Creates the frame on demand: a table creates hundreds of rows at its start, and most of them need neither a frame
  /// nor layers.
  private func makeFrame() -> Gtk.Bin {
    if let frame { return frame }
    let frame = Gtk.Bin()
    self.frame = frame
    frame.setExpands(true, on: .horizontal)
    body?.removeFromParent()
    body?.insert(into: frame, after: nil)
    line.insert(frame, after: insertion)
    return frame
  }

  private var layers: Gtk.Overlay {
    if let overlay { return overlay }
    let frame = makeFrame()
    frame.removeFromParent()
    let layers = Gtk.Overlay(frame)
    layers.setExpands(true, on: .horizontal)
    line.insert(layers, after: insertion)
    overlay = layers
    return layers
  }

  // MARK: Content

  /// The texts and the image of the cell's style, created at their first use.
  private(set) lazy var lines: ListContentParts = {
    let lines = ListContentParts()
    switch cell.style {
    case .default: break
    case .subtitle:
      lines.secondaryText.font = .preferredFont(forTextStyle: .footnote)
      lines.secondaryText.textColor = .secondaryLabel
    case .value1:
      lines.secondaryText.textColor = .secondaryLabel
      lines.arrange(.sideBySide, spacing: 12)
    case .value2:
      lines.makeLine()
      lines.text.textColor = .tintColor
      lines.text.font = .preferredFont(forTextStyle: .footnote)
      lines.arrange(.named, spacing: 12)
    }
    hasLines = true
    if configured == nil { setBody(lines.widget) }
    lines.didMakeLine = { [weak self] line in
      if let self, configured == nil { setBody(line) }
    }
    return lines
  }()

  private func setBody(_ widget: Gtk.Widget?) {
    body?.removeFromParent()
    body = widget
    guard let widget else { return }
    widget.setExpands(true, on: .horizontal)
    if let frame { widget.insert(into: frame, after: nil) } else { line.insert(widget, after: insertion) }
  }

  func showConfiguration() { showConfiguration(cell.contentConfiguration?.updated(for: cell.configurationState)) }

  /// Shows a description, in the previous description's view if possible.
  func showConfiguration(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else {
      guard configured != nil else { return }
      configured = nil
      return setBody(hasLines ? lines.widget : nil)
    }
    if let configured, configured.supports(configuration) {
      configured.configuration = configuration
      return
    }
    let view = configuration.makeContentView()
    configured = view
    setBody(view.realize())
  }

  /// Called before the cell is shown in a row.
  func prepare() {
    content.update()
    if hasLines, configured == nil { lines.showParts() }
  }

  func showIndentation() {
    let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
    if indentation == 0, frame == nil { return }
    makeFrame().setMargins(EdgeInsets(top: 0, leading: indentation, bottom: 0, trailing: 0))
  }

  /// The least height of the cell.
  func setHeight(_ height: Double?) {
    line.widget.setSizeRequest(width: nil, height: height)
  }

  // MARK: Background

  /// Shows whether the cell is selected or pressed.
  func showState() {
    showBackground()
    content.isHighlighted = isHighlighted
    if hasLines { lines.showHighlight(isHighlighted) }
  }

  private var isHighlighted: Bool { cell.isSelected || cell.isHighlighted }

  func showBackground() {
    background.show(cell.backgroundView, in: line)
    background.showSelected(isHighlighted ? cell.selectedBackgroundView : nil, in: line)
    // The theme's colour of a selected row is behind.
    background.isDrawn = !isHighlighted || cell.selectedBackgroundView != nil || cell.selectionStyle == .none
  }

  // MARK: Editing

  /// Shows the actions of a swipe above the cell, or removes them.
  func setActions(_ widget: Gtk.Widget?) {
    if let actions { line.remove(actions) }
    actions = widget
    if let widget { line.addAbove(widget) }
  }

  private var actions: Gtk.Widget?

  /// Shows the button that inserts a row, before the content.
  func setInsertion(_ insert: (() -> Void)?, margin: Double) {
    insertion?.removeFromParent()
    insertion = nil
    guard let insert else { return }
    let button = Gtk.Button(icon: "list-add-symbolic", name: Gtk.word(localized: "Add"))
    button.addStyleClass("row-edit-insertion")
    button.setAlign(.center, on: .vertical)
    button.setMargins(EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: 12))
    button.connect("clicked") { insert() }
    insertion = button
    line.insert(button, after: nil)
  }

  private var insertion: Gtk.Widget?

  /// The widgets before and after the content.
  var besideContent: (start: [Gtk.Widget], end: [Gtk.Widget]) {
    ([insertion].compactMap { $0 }, [accessory].compactMap { $0 })
  }

  // MARK: Accessory

  func showAccessory() {
    let view = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    if view == nil, type == shownMark, accessory != nil || type == .none, accessoryIsMark { return }
    accessory?.removeFromParent()
    accessory = view.map(makePlace) ?? makeMark(type)
    accessoryIsMark = view == nil
    shownMark = view == nil ? type : .none
    guard let accessory else { return }
    accessory.setAlign(.center, on: .vertical)
    accessory.setMargins(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 12))
    line.insert(accessory, after: place ?? insertion)
  }

  private var accessoryIsMark = true

  /// Returns a place for a view, which has the size of its frame, or its own without one.
  private func makePlace(of view: UIView) -> Gtk.Widget {
    let (widget, size) = (view.realize(), view.bounds.size)
    widget.setSizeRequest(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil)
    let place = Gtk.RuleBox(OwnSizeRule())
    // The view may still be in an earlier place, or in another cell.
    widget.removeFromParent()
    widget.insert(into: place, after: nil)
    // A control without a title has the name of the row.
    if view is UIControl, !(view is UIButton), view.accessibilityLabel == nil, let label = cell.textLabel {
      (view.controlWidget ?? widget).setLabelled(by: [label.realize()])
    }
    return place
  }

  private func makeMark(_ type: UITableViewCell.AccessoryType) -> Gtk.Widget? {
    switch type {
    case .none: return nil
    case .disclosureIndicator: return makeIcon("go-next-symbolic", isDim: true)
    case .checkmark:
      let icon = makeIcon("object-select-symbolic", isDim: false)
      icon.setAccessibleLabel(Gtk.word(localized: "Selected"))
      icon.setAccessibleHidden(false)
      return icon
    case .detailButton: return makeButton()
    case .detailDisclosureButton:
      let box = Gtk.Box(axis: .horizontal, spacing: 6)
      box.setChildren([makeButton(), makeIcon("go-next-symbolic", isDim: true)])
      return box
    }
  }

  private func makeIcon(_ name: String, isDim: Bool) -> Gtk.Widget {
    // The theme mirrors the arrow in right-to-left layouts.
    let icon = Gtk.Image(icon: name)
    if isDim { icon.addStyleClass("dim-label") }
    icon.setAccessibleHidden(true)
    return icon
  }

  private func makeButton() -> Gtk.Widget {
    let button = Gtk.Button(icon: "dialog-information-symbolic", name: Gtk.word(localized: "Details"))
    button.addStyleClass("flat")
    button.setAlign(.center, on: .vertical)
    button.connect("clicked") { [weak cell] in cell?.accessoryAction?() }
    return button
  }
}
