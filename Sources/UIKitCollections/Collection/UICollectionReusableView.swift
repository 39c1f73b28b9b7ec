import GtkBridge
import GtkObjects

/// A reusable view of a collection.
///
/// Mirrors `UICollectionReusableView`.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier by which the collection reuses the view.
  public internal(set) var reuseIdentifier: String?
  /// The kind of the view: a cell, a header or a footer.
  var kind = ReusedItems.cell
  /// The latest values from the layout. The program may have set others since then.
  private var laidOut = (alpha: CGFloat(1), isHidden: false)

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of a registered class. Not for use outside the library.
  public required convenience init(_registered reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  deinit {}

  /// Prepares the view for its reuse. Call `super`.
  open func prepareForReuse() {}

  /// Called when a layout of frames has placed the view and set its look.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers. The default has the size of the content on the axes with an
  /// estimated length.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard !layoutAttributes.estimatedAxes.isEmpty,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    var size = copy.size
    let widget = realize()
    // Constraints that do not determine a length keep its estimate.
    if copy.estimatedAxes.contains(.horizontal) {
      let width = Double(widget.extent(on: .horizontal).natural)
      if width > 0 { size.width = min(width, copy.greatestWidth ?? .infinity) }
    }
    if copy.estimatedAxes.contains(.vertical) {
      let height = Double(widget.extent(on: .vertical, for: size.width.rounded()).natural)
      if height > 0 { size.height = height }
    }
    copy.size = size
    return copy
  }

  /// Places the view and sets its look. Returns whether the view has moved.
  func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    // Ignores differences by rounding.
    let differences = [
      center.x - attributes.center.x, center.y - attributes.center.y, bounds.width - attributes.size.width,
      bounds.height - attributes.size.height,
    ]
    let isElsewhere = transform != attributes.transform || differences.contains { abs($0) > 0.01 }
    if isElsewhere {
      transform = .identity
      // The layout of the superview does not depend on the view.
      place(at: attributes.frame)
      transform = attributes.transform
    }
    if laidOut.alpha != attributes.alpha { alpha = attributes.alpha }
    if laidOut.isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    laidOut = (attributes.alpha, attributes.isHidden)
    apply(attributes)
    return isElsewhere
  }
}

/// An item of a collection.
///
/// Mirrors `UICollectionViewCell`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the program's own views.
  open var contentView: UIView { content }
  private let content = CellContentView(frame: .zero)
  private let body = Gtk.Bin()
  private lazy var layers = Gtk.Overlay(body)
  private var configured: (any UIView & UIContentView)?
  private var background = CellBackground()
  /// The widget around the cell, which takes the keyboard focus.
  let place = CellPlace()

  /// Indicates whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Indicates whether the cell is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Indicates whether the collection is in edit mode.
  var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  /// Indicates whether the cell shows its children in an outline.
  var isExpanded = false { didSet { if isExpanded != oldValue { stateDidChange() } } }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { showBackground() } }
  /// The view behind the content of a selected or pressed cell.
  open var selectedBackgroundView: UIView? { didSet { showBackground() } }
  /// The description of the content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { show(contentConfiguration?.updated(for: configurationState)) }
  }
  /// The description of the background.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showStyle() } }
  /// A closure that changes the descriptions when the state of the cell changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The look of the whole cell, with its accessories.
  private lazy var style = AppliedStyle(line.widget)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.show { [weak self] in self?.layers }
    constrainedView = content
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view to ``contentView``, which has the frame of the cell.
  open override func addSubview(_ view: UIView) { content.addSubview(view) }

  /// Inserts a view into ``contentView``.
  open override func insertSubview(_ view: UIView, at index: Int) { content.insertSubview(view, at: index) }

  /// Creates a cell of a registered class. Not for use outside the library.
  public required convenience init(_registered reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  deinit {}

  /// Places ``contentView``. Override it to set frames; `bounds` is right then. Call `super` first.
  ///
  /// Called for cells of the program's own classes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.fill(self, after: accessoryWidgets.start, before: accessoryWidgets.end)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// The state, which combines the properties.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isExpanded) = (isEditing, isExpanded)
    return state
  }

  /// Returns the usual description of the background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Updates the descriptions at once: cells change before the next frame.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Updates the descriptions for a state of the cell. Call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    if let configuration = contentConfiguration { show(configuration.updated(for: state)) }
  }

  private func stateDidChange() {
    place.isSelected = isSelected
    content.isHighlighted = isSelected || isHighlighted
    showBackground()
    showState()
    setNeedsUpdateConfiguration()
  }

  /// Shows the parts of a list cell that depend on the state.
  func showState() {}

  private func show(_ configuration: (any UIContentConfiguration)?) {
    if let configuration, let configured, configured.supports(configuration) {
      configured.configuration = configuration
      return
    }
    for child in body.children { child.removeFromParent() }
    configured = configuration?.makeContentView()
    configured?.realize().insert(into: body, after: nil)
  }

  private func showBackground() {
    background.show(backgroundView, in: line)
    background.showSelected(isSelected || isHighlighted ? selectedBackgroundView : nil, in: line)
  }

  private func showStyle() { style.setAtOnce(backgroundConfiguration?.rowCSS) }

  /// Shows the widgets before and after the content, for the cells of lists.
  func setAccessories(before start: [Gtk.Widget], after end: [Gtk.Widget]) {
    line.setChildren(start + [layers] + end)
    accessoryWidgets = (start, end)
  }

  private var accessoryWidgets: (start: [Gtk.Widget], end: [Gtk.Widget]) = ([], [])

  /// Indents the content, for the cells of lists.
  func setIndentation(_ length: CGFloat) {
    layers.setMargins(EdgeInsets(top: 0, leading: length, bottom: 0, trailing: 0))
  }

  /// The actions of a swipe above the cell.
  private var actions: Gtk.Widget?

  private lazy var line: CellLine = {
    let line = CellLine()
    layers.setExpands(true, on: .horizontal)
    line.setChildren([layers])
    return line
  }()
}

extension UICollectionViewCell: WidgetProviding {
  package var showsSubviews: Bool { false }

  package func makeWidget() -> Gtk.Widget {
    content.update()
    let isOwnClass = type(of: self) != UICollectionViewCell.self && type(of: self) != UICollectionViewListCell.self
    (isOwnClass ? CellRule.widget(of: self, around: line.widget) : line.widget).insert(into: place.box, after: nil)
    return place.box
  }
}

extension UICollectionViewCell: SwipedCell {
  func showActions(_ widget: Gtk.Widget?) {
    if let actions { line.remove(actions) }
    actions = widget
    if let widget { line.addAbove(widget) }
  }
}
