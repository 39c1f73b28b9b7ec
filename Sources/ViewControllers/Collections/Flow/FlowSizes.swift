import Foundation

/// The sizes of the items of a section: one number if all are equal, as in most grids.
package struct FlowSizes: Equatable {
  package let count: Int
  private var first: CGSize
  private var others: [CGSize]?

  /// Requests the size of each item.
  package init(count: Int, size: (Int) -> CGSize) {
    self.count = count
    first = count > 0 ? size(0) : .zero
    for item in stride(from: 1, to: count, by: 1) { self[item] = size(item) }
  }

  /// The size of all items, or `nil` if they differ.
  var common: CGSize? { others == nil ? first : nil }

  package subscript(item: Int) -> CGSize {
    get { others?[item] ?? first }
    set {
      guard newValue != self[item] else { return }
      if others == nil { others = Array(repeating: first, count: count) }
      others?[item] = newValue
    }
  }
}
