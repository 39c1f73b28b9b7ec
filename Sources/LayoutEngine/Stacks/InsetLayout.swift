package import Foundation

/// A stack of views and an inset, which is the last view. The inset may be first in the stack, but is always drawn in
/// front of the views, which may extend behind it.
package struct InsetLayout<Stack: Layout>: Layout {
  package typealias Cache = Stack.Cache

  private let stack: Stack
  private let isInsetFirst: Bool

  package init(_ stack: Stack, isInsetFirst: Bool) {
    self.stack = stack
    self.isInsetFirst = isInsetFirst
  }

  /// The views in the order of the stack.
  private func ordered(_ subviews: Subviews) -> Subviews {
    guard isInsetFirst, let last = subviews.indices.last else { return subviews }
    return subviews[[last] + subviews.indices.dropLast()]
  }

  package static var layoutProperties: LayoutProperties { Stack.layoutProperties }

  package func makeCache(subviews: Subviews) -> Cache { stack.makeCache(subviews: ordered(subviews)) }

  package func updateCache(_ cache: inout Cache, subviews: Subviews) {
    stack.updateCache(&cache, subviews: ordered(subviews))
  }

  package func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    stack.spacing(subviews: ordered(subviews), cache: &cache)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: ordered(subviews), cache: &cache)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: ordered(subviews), cache: &cache)
  }
}
