import Foundation

/// The views during the layout of their container.
///
/// Mirrors SwiftUI's `LayoutSubviews`, which is also `Sendable`.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A part of the views, such as `dropFirst()` returns.
  public typealias SubSequence = LayoutSubviews

  let elements: [LayoutElement]
  /// The direction of text in the container. The engine mirrors placements; a layout need not.
  public let layoutDirection: LayoutDirection

  /// Zero, also in the collection that a range of positions returns.
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

  /// Indicates whether a value of a guide may be found in any of the views, without placing them.
  func mayHaveValue(of key: AlignmentKey) -> Bool {
    !key.isOfFrame && elements.contains { $0.guides.mayHaveValue(of: key) }
  }

  /// Returns the views' explicit values of a guide where the views were placed last, combined.
  func mergedValue(of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize) -> CGFloat? {
    let values = elements.compactMap { element -> CGFloat? in
      let placement = element.takePlacement(in: bounds, proposal: proposal)
      guard let value = element.explicitValue(of: key, in: placement.proposal) else { return nil }
      return value + (key.axis == .horizontal ? placement.position.x : placement.position.y)
    }
    return key.combined(values)
  }
}
