import GtkBridge

/// Sets the size of a chart so that its plot area has the size of the frame from its style.
///
/// The first view is the chart, and the second one the plot area in its style.
struct PlotSizeLayout: Layout {
  /// The room of the axes and titles beside the plot area.
  let axes: CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let chart = subviews.first else { return .zero }
    var size = chart.sizeThatFits(proposal)
    guard let plot = subviews.dropFirst().first else { return size }
    // A plot area with a frame has the same size for every proposal.
    let (least, most) = (plot.sizeThatFits(.zero), plot.sizeThatFits(.infinity))
    if least.width > 0, least.width == most.width { size.width = least.width + axes.width }
    if least.height > 0, least.height == most.height { size.height = least.height + axes.height }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      view.place(at: bounds.origin, proposal: index == 0 ? ProposedViewSize(bounds.size) : .zero)
    }
  }
}
