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
/// GtkConstraintLayout solves one container at a time. A constraint can therefore relate a view only to its superview
/// or to a sibling. In UIKit, it may relate any two views of a window.
@preconcurrency @MainActor
public final class LayoutConstraint {
  /// The edge, centre or size of a view to which a constraint applies.
  public enum Attribute: Sendable {
    case top, bottom, leading, trailing, left, right, centerX, centerY, width, height
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// The importance of a constraint if not all constraints can be satisfied, from 1 to 1000 (required).
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of a constraint that must be satisfied.
    public static let required = Priority(1000)
    /// A high priority, below that of required constraints.
    public static let defaultHigh = Priority(750)
    /// A low priority, below that of most constraints.
    public static let defaultLow = Priority(250)
  }

  /// The view of the first anchor.
  public private(set) weak var firstItem: NativeView?
  /// The attribute of the first anchor.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The view of the second anchor, if any.
  public private(set) weak var secondItem: NativeView?
  /// The attribute of the second anchor, if any.
  public let secondAttribute: Attribute?
  /// The multiplier of the second anchor.
  public let multiplier: CGFloat

  /// The constant added to the second side, in points.
  public var constant: CGFloat {
    didSet { holder?.backing?.constraintsDidChange() }
  }

  /// The priority of the constraint. Set it before activating the constraint.
  public var priority = Priority.required {
    didSet { holder?.backing?.constraintsDidChange() }
  }

  private weak var holder: NativeView?

  init(
    _ firstItem: NativeView?, _ firstAttribute: Attribute, _ relation: Relation, _ secondItem: NativeView?,
    _ secondAttribute: Attribute?, multiplier: CGFloat, constant: CGFloat
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// A Boolean value that indicates whether the constraint takes part in layout. On activation, its views must share an
  /// ancestor; otherwise the constraint is ignored. UIKit raises an exception in that case.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        holder = nearestCommonAncestor
        holder?.constraints.append(self)
        holder?.backing?.constraintsDidChange()
      } else {
        let holder = holder
        self.holder = nil
        holder?.constraints.removeAll { $0 === self }
        holder?.backing?.constraintsDidChange()
      }
    }
  }

  /// Activates every constraint in an array.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every constraint in an array.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func touches(_ view: NativeView) -> Bool {
    firstItem?.isDescendant(of: view) == true || secondItem?.isDescendant(of: view) == true
  }

  /// Indicates whether the constraint concerns the size of `view` alone.
  func isOwnSize(of view: NativeView) -> Bool {
    firstItem === view && (secondAttribute == nil || secondItem === view)
  }

  /// Moves an active constraint from its holder to another view.
  func move(to newHolder: NativeView) {
    holder?.constraints.removeAll { $0 === self }
    holder = newHolder
    newHolder.constraints.append(self)
  }

  /// The view that holds the constraint. In GtkConstraintLayout, a superview decides the size of its children, so it
  /// holds a constraint with a single item.
  private var nearestCommonAncestor: NativeView? {
    guard let firstItem, (secondItem == nil) == (secondAttribute == nil) else { return nil }
    guard let secondItem, secondItem !== firstItem else { return firstItem.superview ?? firstItem }
    var candidate: NativeView? = firstItem
    while let current = candidate, !secondItem.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }
}

/// Constraints are equal if they are the same instance.
extension LayoutConstraint: Hashable {
  public nonisolated static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
