import GtkBridge
import GtkObjects

/// A row of a table.
///
/// Mirrors `UITableViewCell`. A cell has an image and two texts, or a ``contentConfiguration``, or subviews in its
/// ``contentView``. A table reuses a cell for another row, so a data source sets every value that differs between rows.
///
/// ```swift
/// let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
/// cell.textLabel?.text = books[indexPath.row].title
/// cell.accessoryType = .disclosureIndicator
/// ```
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The places of the texts.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// The second text at the end of the row, in grey.
    case value1
    /// The first text as a small name in the tint before the second one, without an image.
    case value2
    /// The second text below the first one, small and grey.
    case subtitle
  }
  /// The look of a selected cell. Every style but `none` has the desktop's colour.
  public enum SelectionStyle: Int, Sendable {
    /// A selected row looks like the others.
    case none
    /// Here as `default`.
    case blue
    /// Here as `default`.
    case gray
    /// The colour of the theme.
    case `default`
  }
  /// The mark at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No mark.
    case none
    /// An arrow: the row leads to another screen.
    case disclosureIndicator
    /// A button for details, and an arrow.
    case detailDisclosureButton
    /// A check mark.
    case checkmark
    /// A button for details.
    case detailButton
  }
  /// The control before a cell in edit mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none
    /// A button that deletes the row after a question.
    case delete
    /// A button that inserts a row.
    case insert
  }

  /// The style with which the cell was created.
  public let style: CellStyle
  /// The identifier by which the table reuses the cell.
  public private(set) var reuseIdentifier: String?
  /// The view for the program's own views. Its constraints determine the height of the row.
  open var contentView: UIView { content }
  private let content = CellContentView(frame: .zero)

  /// The view at the end, instead of the mark of ``accessoryType``.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { parts.showAccessory() } } }
  /// The mark at the end.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { parts.showAccessory() } } }
  /// The mark at the end in edit mode.
  open var editingAccessoryType = AccessoryType.none { didSet { parts.showAccessory() } }
  /// The view at the end in edit mode.
  open var editingAccessoryView: UIView? { didSet { parts.showAccessory() } }
  /// The look of the cell while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { parts.showBackground() } }
  /// The view behind the content of a selected or pressed cell.
  open var selectedBackgroundView: UIView? { didSet { parts.showBackground() } }
  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { parts.showIndentation() } } }
  /// The length of a step of ``indentationLevel``.
  open var indentationWidth: CGFloat = 10 { didSet { parts.showIndentation() } }
  /// The space before and after the separator. The table's separators reach from edge to edge.
  open var separatorInset = UIEdgeInsets.zero
  /// Indicates whether the cell is indented in edit mode. Kept, without effect: it always is, like the desktop's rows.
  open var shouldIndentWhileEditing = true
  /// Kept, without effect: in edit mode, each movable row has a handle.
  open var showsReorderControl = false

  /// Indicates whether the cell is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }
  private var selected = false
  /// Indicates whether the cell is pressed.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var highlighted = false
  /// Indicates whether the cell is in edit mode.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false
  /// The control before the cell in edit mode.
  public internal(set) var editingStyle = EditingStyle.none

  /// The description of the content, instead of the texts and the image.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { parts.showConfiguration() } }
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { parts.showBackground() } }
  /// A closure that changes the descriptions when the state of the cell changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Indicates whether ``contentConfiguration`` follows the state of the cell automatically.
  open var automaticallyUpdatesContentConfiguration = true
  /// Kept, without effect: the state of the cell does not change ``backgroundConfiguration``.
  open var automaticallyUpdatesBackgroundConfiguration = true

  private(set) lazy var parts = CellParts(of: self, content: content)
  /// The height that the table requests.
  var leastHeight: Double?
  /// Called when the user presses the button at the end.
  var accessoryAction: (() -> Void)?

  /// Creates a cell.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    constrainedView = content
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell of the default style that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of a registered class. Not for use outside the library.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  deinit {}

  /// Adds a view to ``contentView``, which has the frame of the cell.
  open override func addSubview(_ view: UIView) { content.addSubview(view) }

  /// Inserts a view into ``contentView``.
  open override func insertSubview(_ view: UIView, at index: Int) { content.insertSubview(view, at: index) }

  /// The first text, unless the cell has a ``contentConfiguration``.
  open var textLabel: UILabel? { contentConfiguration == nil ? parts.lines.text : nil }

  /// The second text, for the styles with one.
  open var detailTextLabel: UILabel? {
    style == .default || contentConfiguration != nil ? nil : parts.lines.secondaryText
  }

  /// The image, unless the cell has a ``contentConfiguration`` or the style `value2`.
  open var imageView: UIImageView? { style == .value2 || contentConfiguration != nil ? nil : parts.lines.image }

  /// Returns a description of the content in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the usual description of the background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Places ``contentView``. Override it to set frames; `bounds` is right then. Call `super` first.
  ///
  /// Called for cells of the program's own classes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.fill(self, after: parts.besideContent.start, before: parts.besideContent.end)
  }

  /// Indicates whether the class is the program's: such a class may lay out the cell.
  var isOwnClass: Bool { type(of: self) != UITableViewCell.self }

  /// Prepares the cell for another row. Call `super`.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
  }

  /// Selects the cell, without an animation: the desktop's rows change at once.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != self.selected else { return }
    self.selected = selected
    stateDidChange()
  }

  /// Shows the cell as pressed, with its labels and image views. There is no animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != self.highlighted else { return }
    self.highlighted = highlighted
    stateDidChange()
  }

  /// Puts the cell into edit mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    self.editing = editing
    parts.showAccessory()
    stateDidChange()
  }

  /// The state, which combines the properties.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted, state.isEditing) = (selected, highlighted, editing)
    return state
  }

  private func stateDidChange() {
    parts.showState()
    setNeedsUpdateConfiguration()
  }

  /// Updates the descriptions at once: rows change before the next frame.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Updates the descriptions for a state of the cell. Call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
      parts.showConfiguration(configuration.updated(for: state))
    }
  }
}

extension UITableViewCell: WidgetProviding {
  package var showsSubviews: Bool { false }

  package func makeWidget() -> Gtk.Widget {
    isOwnClass ? CellRule.widget(of: self, around: parts.line.widget) : parts.line.widget
  }
}

extension UITableViewCell: SwipedCell {
  func showActions(_ widget: Gtk.Widget?) { parts.setActions(widget) }
}
