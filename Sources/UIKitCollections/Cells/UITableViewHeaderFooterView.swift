import GtkBridge
import GtkObjects

/// The header or the footer of a section of a table.
///
/// Mirrors `UITableViewHeaderFooterView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier by which the table reuses the view.
  public private(set) var reuseIdentifier: String?
  /// The view for the program's own views. Its constraints determine the height.
  open var contentView: UIView { content }
  private let content = CellContentView(frame: .zero)
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      if let oldValue { layers.remove(oldValue.realize()) }
      guard let backgroundView else { return }
      layers.add(backgroundView.realize(), isMeasured: false)
      backgroundView.realize().insert(into: layers, after: nil)
    }
  }
  /// The description of the content, instead of the texts.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  private let body = Gtk.Bin()
  private lazy var layers = Gtk.Overlay(body)
  private var configured: (any UIView & UIContentView)?

  private lazy var lines: ListContentParts = {
    let lines = ListContentParts()
    lines.apply(defaultContentConfiguration())
    lines.text.numberOfLines = 0
    if configured == nil { lines.makeLine().insert(into: body, after: nil) }
    return lines
  }()

  /// Creates a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    content.show { [weak self] in self?.layers }
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view of a registered class. Not for use outside the library.
  public required convenience init(_registered reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  deinit {}

  /// The first text, unless the view has a ``contentConfiguration``.
  open var textLabel: UILabel? { contentConfiguration == nil ? lines.text : nil }
  /// The second text, unless the view has a ``contentConfiguration``.
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? lines.secondaryText : nil }

  /// Returns a description of the content as a title.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// Places ``contentView``. Override it to set frames; `bounds` is right then. Call `super` first.
  ///
  /// Called for views of the program's own classes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.fill(self)
  }

  /// Prepares the view for another section. Call `super`.
  open func prepareForReuse() {}

  private func showConfiguration() {
    if let configuration = contentConfiguration, let configured, configured.supports(configuration) {
      configured.configuration = configuration
      return
    }
    for child in body.children { child.removeFromParent() }
    configured = contentConfiguration?.makeContentView()
    configured?.realize().insert(into: body, after: nil)
  }

  /// Shows a title of the table's data source.
  func setTitle(_ title: String, isFooter: Bool) {
    var configuration = isFooter ? UIListContentConfiguration.footer() : .header()
    configuration.text = title
    lines.apply(configuration)
  }

  /// Called before the view is shown.
  func prepare() {
    content.update()
    if configured == nil, !body.children.isEmpty { lines.showParts() }
  }
}

extension UITableViewHeaderFooterView: WidgetProviding {
  package var showsSubviews: Bool { false }

  package func makeWidget() -> Gtk.Widget {
    type(of: self) == UITableViewHeaderFooterView.self ? layers : CellRule.widget(of: self, around: layers)
  }
}
