public import Foundation

/// A view during the layout of its container.
///
/// Mirrors SwiftUI's `LayoutSubview`, which is also `Sendable`; here a subview stays on the thread of its layout.
public struct LayoutSubview: Equatable {
  let element: LayoutElement

  /// The layout priority. Containers give space to views of a higher priority first. The default is 0.
  public var priority: Double { element.priority }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { element.spacing }

  /// The value that the view provides for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { element.value(of: key) ?? key.defaultValue }

  /// Returns the size that the view chooses for a proposal. The engine measures a view once per proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.sizeThatFits(proposal) }

  /// Returns the size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(in: proposal) }

  /// Places the view: its point `anchor` is at `position`, and its size is the one that it chooses for `proposal`.
  ///
  /// Only effective in `placeSubviews`. The last of several calls counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    element.requested = Placement(position: position, anchor: anchor, proposal: proposal)
  }

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.element === second.element }
}

/// The place of an element in its parent.
struct Placement {
  var position: CGPoint
  var anchor = UnitPoint.topLeading
  var proposal: ProposedViewSize
}
