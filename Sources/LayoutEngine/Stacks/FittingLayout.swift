package import Foundation

/// A layout that places the first of its views whose ideal size fits, or the last one. The others are not shown.
package struct FittingLayout: Layout {
  /// The axes on which the ideal size must fit.
  package var axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  private func chosen(_ subviews: Subviews, _ proposal: ProposedViewSize) -> LayoutSubview? {
    let fitting = subviews.first { view in
      let ideal = view.sizeThatFits(.unspecified)
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { return false }
      if axes.contains(.vertical), let height = proposal.height, ideal.height > height { return false }
      return true
    }
    return fitting ?? subviews.last
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    chosen(subviews, proposal)?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let chosen = chosen(subviews, proposal)
    for view in subviews {
      view.place(at: bounds.origin, proposal: proposal)
      view.element.isConcealed = view != chosen
    }
  }
}
