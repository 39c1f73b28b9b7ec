import Foundation

/// The views during the layout of their container.
///
/// Mirrors SwiftUI's `LayoutSubviews`, which is also `Sendable`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A part of the views, such as `dropFirst()` returns.
  public typealias SubSequence = LayoutSubviews

  let elements: [LayoutElement]
  /// The direction of text in the container. The engine mirrors placements, so a layout does not have to.
  public let layoutDirection: LayoutDirection

  /// Zero, even in the collection for a range of positions.
  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }

  /// The views at some positions, as a collection of its own that begins at zero.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements: Array(elements[bounds]), layoutDirection: layoutDirection)
  }

  /// The views at some positions, in the order of the positions.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
    LayoutSubviews(elements: indices.map { elements[$0] }, layoutDirection: layoutDirection)
  }

  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.layoutDirection == second.layoutDirection && first.elements.elementsEqual(second.elements, by: ===)
  }

  var unitedSpacing: ViewSpacing {
    elements.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// Returns whether any of the views may have a value of a guide, without placing them.
  func mayHaveValue(of key: AlignmentKey) -> Bool {
    !key.isOfFrame && elements.contains { $0.guides.mayHaveValue(of: key) }
  }

  /// Returns the combined explicit values of a guide, at the latest places of the views.
  func mergedValue(of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    let values = elements.compactMap { element -> CGFloat? in
      let placement = element.takePlacement(in: bounds, proposal: proposal)
      guard let value = element.explicitValue(of: key, in: placement.proposal) else { return nil }
      return value + (key.axis == .horizontal ? placement.position.x : placement.position.y)
    }
    return key.combined(values)
  }
}
