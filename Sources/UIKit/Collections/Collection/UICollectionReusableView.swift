import GtkBridge
import GtkObjects

/// A view of a collection that is used again.
///
/// Mirrors `UICollectionReusableView`.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name by which the collection uses the view again.
  public internal(set) var reuseIdentifier: String?
  /// The kind of the view: a cell, a header or a footer.
  var kind = ReusedItems.cell

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of a registered class. Of no use outside the library.
  public required convenience init(_registered reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  deinit {}

  /// Prepares the view for another place. Call `super`.
  open func prepareForReuse() {}

  /// Called when the view gets its place and its look in a layout of frames.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view wants. The default has the size of the content on the axes whose length is
  /// estimated.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard !layoutAttributes.estimatedAxes.isEmpty,
      let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    var size = copy.size
    let widget = realize()
    if copy.estimatedAxes.contains(.horizontal) {
      size.width = min(Double(widget.extent(on: .horizontal).natural), copy.greatestWidth ?? .infinity)
    }
    if copy.estimatedAxes.contains(.vertical) {
      size.height = Double(widget.extent(on: .vertical, for: size.width.rounded()).natural)
    }
    copy.size = size
    return copy
  }

  /// Called when the view gets a place and a look. Returns whether the place is another one.
  func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    // A difference that rounding makes is none.
    let differences = [
      center.x - attributes.center.x, center.y - attributes.center.y, bounds.width - attributes.size.width,
      bounds.height - attributes.size.height,
    ]
    let isElsewhere = transform != attributes.transform || differences.contains { abs($0) > 0.01 }
    if isElsewhere {
      transform = .identity
      // The layout of what is around does not depend on the view.
      place(at: attributes.frame)
      transform = attributes.transform
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
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
  private var background: UIView?
  /// The widget around the cell, which the keyboard reaches.
  let place = CellPlace()

  /// Indicates whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Indicates whether the cell is pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
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
  private lazy var style = AppliedStyle(layers)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.show { [weak self] in self?.layers }
    constrainedView = content
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view to ``contentView``, which has the place of the cell.
  open override func addSubview(_ view: UIView) { content.addSubview(view) }

  /// Inserts a view into ``contentView``.
  open override func insertSubview(_ view: UIView, at index: Int) { content.insertSubview(view, at: index) }

  /// Creates a cell of a registered class. Of no use outside the library.
  public required convenience init(_registered reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  deinit {}

  /// Gives ``contentView`` its place. Override it to set frames; `bounds` is right then. Call `super` first.
  ///
  /// Called for cells of the program's own classes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.fill(self, before: accessoryWidgets)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// The state, made of the properties.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }

  /// Returns the usual description of the background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// Updates the descriptions, now: cells change before the next frame.
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
    setNeedsUpdateConfiguration()
  }

  private func show(_ configuration: (any UIContentConfiguration)?) {
    if let configuration, let configured, configured.supports(configuration) {
      configured.configuration = configuration
      return
    }
    for child in body.children { child.removeFromParent() }
    configured = configuration?.makeContentView()
    configured?.realize().insert(into: body, after: nil)
    body.takesPointer = configured != nil
  }

  private func showBackground() {
    let new = isSelected || isHighlighted ? selectedBackgroundView ?? backgroundView : backgroundView
    guard new !== background else { return }
    if let background { layers.remove(background.realize()) }
    background = new
    guard let new else { return }
    layers.add(new.realize(), isMeasured: false)
    new.realize().insert(into: layers, after: nil)
  }

  private func showStyle() { style.setAtOnce(backgroundConfiguration?.rowCSS) }

  /// The widget before the content and those after it, for the cells of lists.
  func setAccessories(_ widgets: [Gtk.Widget]) {
    line.setChildren([layers] + widgets)
    accessoryWidgets = widgets
  }

  private var accessoryWidgets: [Gtk.Widget] = []

  private lazy var line: Gtk.Box = {
    let line = Gtk.Box(axis: .horizontal)
    layers.setExpands(true, on: .horizontal)
    line.setChildren([layers])
    return line
  }()
}

extension UICollectionViewCell: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    body.takesPointer = configured != nil
    content.update()
    let isOwnClass = type(of: self) != UICollectionViewCell.self && type(of: self) != UICollectionViewListCell.self
    (isOwnClass ? CellRule.widget(of: self, around: line) : line).insert(into: place.box, after: nil)
    return place.box
  }
}

/// An item of a list in a collection.
///
/// Mirrors `UICollectionViewListCell`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The marks and controls at the end of the cell.
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  /// The steps by which the content is moved towards the end.
  open var indentationLevel = 0
  /// The length of a step of ``indentationLevel``.
  open var indentationWidth: CGFloat = 10

  deinit {}

  /// Returns a description of the content of a list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func showAccessories() {
    setAccessories(
      accessories.map { accessory in
        let widget = accessory.makeWidget()
        widget.setAlign(.center, on: .vertical)
        widget.setMargins(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 12))
        return widget
      })
  }
}

/// A mark or a control at the end of a cell of a list.
///
/// Mirrors the part of `UICellAccessory` that does not change with edit mode.
@MainActor
public struct UICellAccessory {
  let makeWidget: () -> Gtk.Widget

  /// An arrow, which says that the cell leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory {
      let icon = Gtk.Image(icon: "go-next-symbolic")
      icon.addStyleClass("dim-label")
      icon.setAccessibleHidden(true)
      return icon
    }
  }

  /// A mark of a chosen cell.
  public static func checkmark() -> UICellAccessory {
    UICellAccessory {
      let icon = Gtk.Image(icon: "object-select-symbolic")
      icon.setAccessibleLabel(Gtk.word(localized: "Selected"))
      return icon
    }
  }

  /// A button for details.
  public static func detail(actionHandler: @escaping @MainActor () -> Void) -> UICellAccessory {
    UICellAccessory {
      let button = Gtk.Button(icon: "dialog-information-symbolic", name: Gtk.word(localized: "Details"))
      button.addStyleClass("flat")
      button.connect("clicked", actionHandler)
      return button
    }
  }

  /// A text, such as a number of things.
  public static func label(text: String) -> UICellAccessory {
    UICellAccessory {
      let label = Gtk.Label(text)
      label.addStyleClass("dim-label")
      return label
    }
  }

  /// A view of the program.
  public static func customView(_ view: UIView) -> UICellAccessory { UICellAccessory { view.realize() } }
}
