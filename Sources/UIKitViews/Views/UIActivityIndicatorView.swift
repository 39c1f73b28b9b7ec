import GtkObjects

/// A spinner that turns while the program works.
///
/// Mirrors `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// The size of a spinner.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// The former name of `medium`.
    public static var gray: Style { .medium }
    /// The former name of `medium`, in white.
    public static var white: Style { .medium }
    /// The former name of `large`, in white.
    public static var whiteLarge: Style { .large }

    fileprivate var length: Double { self == .medium ? 20 : 37 }
  }

  /// The size.
  open var style: Style {
    didSet { spinner?.setSizeRequest(width: style.length, height: style.length) }
  }

  /// Indicates whether the spinner is hidden while it is stopped.
  open var hidesWhenStopped = true {
    didSet { readState() }
  }

  /// The colour, or `nil` for that of the text around the spinner.
  open var color: UIColor! { didSet { showColor() } }

  /// Indicates whether the spinner turns.
  public private(set) var isAnimating = false

  private var spinner: Gtk.Spinner?
  private var spinnerStyle: AppliedStyle?

  /// Creates a stopped spinner.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    readState()
  }

  /// Creates a stopped spinner of the usual size.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    readState()
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { return nil }

  deinit {}

  /// Lets the spinner turn.
  open func startAnimating() {
    isAnimating = true
    readState()
  }

  /// Stops the spinner.
  open func stopAnimating() {
    isAnimating = false
    readState()
  }

  private func readState() {
    isHidden = hidesWhenStopped && !isAnimating
    if spinner?.isTurning != isAnimating { spinner?.isTurning = isAnimating }
  }

  private func showColor() { spinnerStyle?.setAtOnce(color.map { "color:\($0.color.css);" }) }
}

extension UIActivityIndicatorView: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let spinner = Gtk.Spinner()
    self.spinner = spinner
    spinnerStyle = AppliedStyle(spinner)
    showColor()
    spinner.setSizeRequest(width: style.length, height: style.length)
    for axis in [Axis.horizontal, .vertical] { spinner.setAlign(.center, on: axis) }
    spinner.setAccessibleLabel(Gtk.word(localized: "Busy"))
    spinner.isTurning = isAnimating
    return spinner
  }
}
