import Foundation

/// A relation between two edges, or sizes, of views: `first = second × multiplier + constant`.
///
/// Mirrors `NSLayoutConstraint`. Constraints are made from anchors and then activated:
///
/// ```swift
/// LayoutConstraint.activate([
///   content.topAnchor.constraint(equalTo: view.topAnchor),
///   content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
/// ])
/// ```
///
/// GtkConstraintLayout solves them. It solves one container at a time, so a constraint relates a view to its superview
/// or to a sibling; in UIKit it may relate any two views of a window.
@preconcurrency @MainActor
public final class LayoutConstraint {
  /// The edge or size of a view that a constraint speaks of.
  public enum Attribute: Sendable {
    case top, bottom, leading, trailing, left, right, centerX, centerY, width, height
  }

  /// How the two sides compare.
  public enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// How much a constraint matters when not all can hold, from 1 to 1000 (required).
  public struct Priority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    /// Makes a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = Priority(1000)
    /// Gives way only to required constraints.
    public static let defaultHigh = Priority(750)
    /// Gives way to most others.
    public static let defaultLow = Priority(250)
  }

  /// The view whose edge or size is set.
  public private(set) weak var firstItem: NativeView?
  /// The edge or size that is set.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view the first is set by, if any.
  public private(set) weak var secondItem: NativeView?
  /// The edge or size the first is set by, if any.
  public let secondAttribute: Attribute?
  /// The factor on the second side.
  public let multiplier: CGFloat

  /// What is added to the second side, in points.
  public var constant: CGFloat {
    didSet { holder?.realization?.constraintsDidChange() }
  }

  /// How much the constraint matters; set it before activating.
  public var priority = Priority.required {
    didSet { holder?.realization?.constraintsDidChange() }
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

  /// Whether the constraint takes part in layout. Views must share an ancestor when it is activated; a constraint
  /// whose views do not is ignored, where UIKit raises an exception.
  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        holder = nearestCommonAncestor
        holder?.constraints.append(self)
        holder?.realization?.constraintsDidChange()
      } else {
        let holder = holder
        self.holder = nil
        holder?.constraints.removeAll { $0 === self }
        holder?.realization?.constraintsDidChange()
      }
    }
  }

  /// Activates every constraint of the array.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every constraint of the array.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func touches(_ view: NativeView) -> Bool {
    firstItem?.isDescendant(of: view) == true || secondItem?.isDescendant(of: view) == true
  }

  /// Whether this relates the view to nothing else.
  func isOwnSize(of view: NativeView) -> Bool {
    firstItem === view && (secondAttribute == nil || secondItem === view)
  }

  /// Moves an active constraint from the view that holds it to another.
  func move(to newHolder: NativeView) {
    holder?.constraints.removeAll { $0 === self }
    holder = newHolder
    newHolder.constraints.append(self)
  }

  /// A view's own size is its superview's business in GtkConstraintLayout, hence the superview where there is one item.
  private var nearestCommonAncestor: NativeView? {
    guard let firstItem, (secondItem == nil) == (secondAttribute == nil) else { return nil }
    guard let secondItem, secondItem !== firstItem else { return firstItem.superview ?? firstItem }
    var candidate: NativeView? = firstItem
    while let current = candidate, !secondItem.isDescendant(of: current) { candidate = current.superview }
    return candidate
  }
}

/// Constraints are equal when they are the same object.
extension LayoutConstraint: Hashable {
  public nonisolated static func == (left: LayoutConstraint, right: LayoutConstraint) -> Bool { left === right }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
