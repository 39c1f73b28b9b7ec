import Foundation

/// Decides where scrolling stops.
///
/// Mirrors SwiftUI's `ScrollTargetBehavior`. A custom behaviour changes the place at which a movement would end:
///
/// ```swift
/// struct OpenOrClosedHeader: ScrollTargetBehavior {
///   func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///     if target.rect.minY < 80 { target.rect.origin.y = target.rect.minY < 40 ? 0 : 80 }
///   }
/// }
/// ```
public protocol ScrollTargetBehavior {
  /// The properties of the scrollable view for a behaviour.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the target of a movement.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content that is visible at the end of a movement.
///
/// Mirrors SwiftUI's `ScrollTarget`. The anchor has no effect.
public struct ScrollTarget: Hashable, Sendable {
  /// The visible part, in the content's coordinates.
  public var rect: CGRect
  /// The point of the visible part that the target aligns with.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The properties of the scrollable view for a behaviour.
///
/// Mirrors SwiftUI's `ScrollTargetBehaviorContext`, without the environment.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The target without the behaviour.
  public let originalTarget: ScrollTarget
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the visible part.
  public let containerSize: CGSize
  /// The axis of the movement.
  public let axes: Axis.Set
}

/// Scrolling that stops at multiples of the visible length.
///
/// Mirrors SwiftUI's `PagingScrollTargetBehavior`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}

  /// Moves a target to the nearest multiple of the visible length, on each axis of the movement.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ offset: Double, _ length: Double) -> Double {
      length > 0 ? (offset / length).rounded() * length : offset
    }
    let size = context.containerSize
    if context.axes.contains(.horizontal) { target.rect.origin.x = page(target.rect.minX, size.width) }
    if context.axes.contains(.vertical) { target.rect.origin.y = page(target.rect.minY, size.height) }
  }
}

/// Scrolling that stops at the start of a view of `scrollTargetLayout(isEnabled:)`.
///
/// Mirrors SwiftUI's `ViewAlignedScrollTargetBehavior`. The scrollable view knows the places of the views, so the
/// behaviour itself changes no target.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum number of views that one movement passes.
  ///
  /// Mirrors SwiftUI's `LimitBehavior`. The value has no effect: one notch of a wheel always goes to the next view, and
  /// a movement of fingers goes as far as they push it. Each value is described as it is in SwiftUI.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As in the system.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Few views.
    public static let always = LimitBehavior(name: "always")
    /// Few views.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number of views.
    public static let never = LimitBehavior(name: "never")
  }

  /// Creates the behaviour. The limit has no effect; see ``LimitBehavior``.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Does nothing: the scrollable view itself finds the view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At multiples of the visible length.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the start of a view of `scrollTargetLayout(isEnabled:)`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At the start of a view of `scrollTargetLayout(isEnabled:)`, with any limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension ScrollTargetBehavior {
  /// Returns the offset to which notches of a wheel scroll, or `nil` at the end of the content.
  ///
  /// A behaviour that would return to the start of the movement must not hold the wheel there forever.
  package func step(from offset: Double, by notches: Int, on axis: Axis, in geometry: ScrollGeometry) -> Double? {
    let page = axis == .vertical ? geometry.containerSize.height : geometry.containerSize.width
    let content = axis == .vertical ? geometry.contentSize.height : geometry.contentSize.width
    // GTK's own length of a notch.
    let plain = min(max(offset + Double(notches) * pow(page, 2 / 3), 0), max(content - page, 0))
    guard abs(plain - offset) > 0.5 else { return nil }
    let rest = rest(at: plain, on: axis, in: geometry)
    return (rest - offset) * Double(notches) > 1 ? rest : plain
  }

  /// Returns the final offset of a movement along an axis that would otherwise end at `offset`.
  package func rest(at offset: Double, on axis: Axis, in geometry: ScrollGeometry) -> Double {
    let (container, content) = (geometry.containerSize, geometry.contentSize)
    func limited(_ offset: Double) -> Double {
      min(
        max(offset, 0),
        max(axis == .vertical ? content.height - container.height : content.width - container.width, 0))
    }
    var place = geometry.contentOffset
    if axis == .vertical { place.y = limited(offset) } else { place.x = limited(offset) }
    var target = ScrollTarget(rect: CGRect(origin: place, size: container))
    updateTarget(
      &target,
      context: TargetContext(
        originalTarget: target, contentSize: content, containerSize: container,
        axes: axis == .vertical ? .vertical : .horizontal))
    return limited(axis == .vertical ? target.rect.minY : target.rect.minX)
  }
}
