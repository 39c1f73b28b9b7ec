import Foundation

/// A view that arranges views in a row or a column.
///
/// Mirrors `UIStackView`. The stack adds constraints of its own to those of the program, and one solution satisfies
/// both. Therefore, the content priorities of the arranged views determine which view grows and which one shrinks, and
/// a constraint may relate views of different stacks.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title, switch])
/// row.alignment = .center
/// row.spacing = 12
/// ```
@preconcurrency @MainActor
open class UIStackView: NativeView {
  /// The lengths of the arranged views along the axis, and the distances between them.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack. The view with the lowest hugging priority grows.
    case fill
    /// The views fill the stack and have the same length.
    case fillEqually
    /// The views fill the stack, in proportion to their content.
    case fillProportionally
    /// The distances between the views are equal.
    case equalSpacing
    /// The distances between the centres of the views are equal.
    case equalCentering
  }

  /// The places of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views are as long as the stack.
    case fill
    /// The views are at the leading edge, or at the top.
    case leading
    /// The baselines of the first lines are aligned. In a column, the same as ``leading``.
    case firstBaseline
    /// The views are in the middle.
    case center
    /// The views are at the trailing edge, or at the bottom.
    case trailing
    /// The baselines of the last lines are aligned. In a column, the same as ``trailing``.
    case lastBaseline

    /// The views of a row are at the top.
    public static let top = Alignment.leading
    /// The views of a row are at the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The value for the stack's ``spacing``.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The value for the system's distance: 8 points.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views, in order. The order of ``NativeView/subviews`` determines which view is in front.
  open private(set) var arrangedSubviews: [NativeView] = []

  /// The direction of the arrangement.
  open var axis = LayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// The lengths and distances along the axis.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// The places across the axis.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The distance between views. It is a minimum for the two distributions with equal distances.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }

  /// A Boolean value that indicates whether the distances in a column are those between baselines.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// A Boolean value that indicates whether the views are within the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [NativeView: CGFloat] = [:]
  /// The constraints of the current arrangement, created for a layout when it needs them.
  private var arrangement: (constraints: [LayoutConstraint], guides: [LayoutGuide])?

  /// Creates an empty row.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [NativeView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  // MARK: Views

  /// Adds a view to the end.
  open func addArrangedSubview(_ view: NativeView) {
    insertArrangedSubview(view, at: arrangedSubviews.count { $0 !== view })
  }

  /// Inserts a view at an index of ``arrangedSubviews``, or moves it there.
  open func insertArrangedSubview(_ view: NativeView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// Stops arranging a view. It remains a subview; `removeFromSuperview()` removes it from both.
  open func removeArrangedSubview(_ view: NativeView) {
    guard arrangedSubviews.contains(view) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[view] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: NativeView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Distances

  /// Sets the distance after a view, in place of ``spacing``.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: NativeView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[arrangedSubview] = spacing == UIStackView.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the distance that the program has set after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: NativeView) -> CGFloat {
    customSpacings[arrangedSubview] ?? UIStackView.spacingUseDefault
  }

  /// Returns the distance after a view in points.
  func distance(after view: NativeView) -> CGFloat {
    let distance = customSpacings[view] ?? spacing
    return distance == UIStackView.spacingUseSystem ? 8 : distance
  }

  // MARK: Layout

  private func arrangementDidChange() {
    arrangement = nil
    constraintsDidChange()
  }

  override func subviewVisibilityDidChange() { arrangementDidChange() }

  open override func setNeedsLayout() {
    // The proportions are those of the current content.
    if distribution == .fillProportionally { arrangement = nil }
    super.setNeedsLayout()
  }

  private func makeArrangement() -> (constraints: [LayoutConstraint], guides: [LayoutGuide]) {
    if let arrangement { return arrangement }
    let made = StackConstraints(of: self)
    arrangement = (made.constraints, made.guides)
    return (made.constraints, made.guides)
  }

  override var ownConstraints: [LayoutConstraint] { makeArrangement().constraints }
  override var ownGuides: [LayoutGuide] { makeArrangement().guides }
}
