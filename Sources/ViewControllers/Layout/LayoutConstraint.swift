import Foundation

/// A relation between two anchors of views: `first = second × multiplier + constant`.
///
/// Mirrors `NSLayoutConstraint`. Create constraints from anchors and then activate them:
///
/// ```swift
/// LayoutConstraint.activate([
///   content.topAnchor.constraint(equalTo: view.topAnchor),
///   content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
/// ])
/// ```
///
/// A constraint relates any two views, or guides, of a tree of native views. Libraries with their own constraint syntax
/// derive their class from this one.
@preconcurrency @MainActor
open class LayoutConstraint {
  /// The edge, centre or size of a view to which a constraint applies.
  public enum Attribute: Int, Sendable {
    /// No attribute: the second side is a constant.
    case notAnAttribute = 0
    /// The left edge, in every language.
    case left = 1
    /// The right edge, in every language.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The leading edge, where a line of text begins.
    case leading
    /// The trailing edge, where a line of text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text, or the lower edge of a view without text.
    case lastBaseline
    /// The baseline of the first line of text, or the lower edge of a view without text.
    case firstBaseline
    /// An edge inside the `layoutMargins` of the view.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// A centre of the area inside the `layoutMargins` of the view.
    case centerXWithinMargins, centerYWithinMargins
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal
    /// The first side is at least the second one.
    case greaterThanOrEqual
  }

  /// A direction of the layout.
  public enum Axis: Int, Sendable {
    /// Along the width.
    case horizontal
    /// Along the height.
    case vertical
  }

  /// The importance of a constraint if not all constraints can be satisfied, from 1 to 1000 (required).
  public struct Priority: RawRepresentable, Hashable, Sendable {
    /// The importance, from 1 to 1000.
    public let rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a constraint that must be satisfied.
    public static let required = Priority(1000)
    /// The priority with which a window keeps its size while the user drags a view.
    public static let dragThatCanResizeScene = Priority(510)
    /// The priority with which a window keeps its size.
    public static let sceneSizeStayPut = Priority(500)
    /// The priority with which a view has its fitting size.
    public static let fittingSizeLevel = Priority(50)
    /// A high priority, below that of required constraints.
    public static let defaultHigh = Priority(750)
    /// A low priority, below that of most constraints.
    public static let defaultLow = Priority(250)
  }

  /// The view or guide of the first anchor.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first anchor.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The view or guide of the second anchor, if any.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second anchor, or ``Attribute/notAnAttribute``.
  public let secondAttribute: Attribute
  /// The multiplier of the second anchor.
  public let multiplier: CGFloat

  /// The constant added to the second side, in points.
  open var constant: CGFloat {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }

  /// The priority of the constraint.
  open var priority = Priority.required {
    didSet { if priority != oldValue { holder?.constraintsDidChange() } }
  }

  /// A name for messages about conflicts.
  open var identifier: String?

  private weak var holder: NativeView?

  /// Creates the constraint `view1.attr1 = view2.attr2 × multiplier + constant`.
  ///
  /// Prefer anchors. Each item is a view or a guide; other objects are ignored.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = Self.item(view1)
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.flatMap(Self.item)
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    self.constant = constant
  }

  private static func item(_ item: Any) -> (any AnchoredItem)? {
    (item as? NativeView)?.constrainedView ?? item as? any AnchoredItem
  }

  init(
    _ firstItem: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ secondItem: AnyObject?,
    _ secondAttribute: Attribute?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute ?? .notAnAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A Boolean value that indicates whether the constraint takes part in layout. On activation, its views must share an
  /// ancestor; otherwise the constraint is ignored. UIKit raises an exception in that case.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        holder = nearestCommonAncestor
        holder?.constraints.append(self)
        holder?.constraintsDidChange()
      } else {
        let holder = holder
        self.holder = nil
        holder?.constraints.removeAll { $0 === self }
        holder?.constraintsDidChange()
      }
    }
  }

  /// A text description of the constraint, such as `Label.leading == View.leading + 8`.
  open nonisolated var description: String { words }

  /// Activates every constraint in an array.
  public class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every constraint in an array.
  public class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The view of the first item, or the view that owns the guide.
  package var firstView: NativeView? { Self.view(of: firstItem) }
  /// The view of the second item, or the view that owns the guide.
  package var secondView: NativeView? { Self.view(of: secondItem) }

  private static func view(of item: AnyObject?) -> NativeView? {
    item as? NativeView ?? (item as? LayoutGuide)?.owningView
  }

  func touches(_ view: NativeView) -> Bool {
    firstView?.isDescendant(of: view) == true || secondView?.isDescendant(of: view) == true
  }

  /// Indicates whether the constraint concerns the size of `view` alone.
  func isOwnSize(of view: NativeView) -> Bool {
    firstItem === view && (secondAttribute == .notAnAttribute || secondItem === view)
  }

  /// Moves an active constraint from its holder to another view.
  func move(to newHolder: NativeView) {
    holder?.constraints.removeAll { $0 === self }
    holder = newHolder
    newHolder.constraints.append(self)
  }

  /// The view that holds the constraint. A constraint with a single view is held by the superview.
  private var nearestCommonAncestor: NativeView? {
    guard let first = firstView, (secondItem == nil) == (secondAttribute == .notAnAttribute) else { return nil }
    guard let second = secondView, second !== first else {
      return firstItem === first ? first.superview ?? first : first
    }
    var candidate: NativeView? = first
    while let current = candidate, !second.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }
}

/// Constraints are equal if they are the same instance.
extension LayoutConstraint: Hashable {
  public nonisolated static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
