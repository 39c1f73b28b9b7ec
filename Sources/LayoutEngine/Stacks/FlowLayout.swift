package import Foundation

/// The layout of views in lines.
package struct FlowLayout: Layout {
  package let alignment: Alignment
  package let spacing: CGFloat
  package let lineSpacing: CGFloat

  package init(alignment: Alignment, spacing: CGFloat, lineSpacing: CGFloat) {
    (self.alignment, self.spacing, self.lineSpacing) = (alignment, spacing, lineSpacing)
  }

  private struct Line {
    var views: [(view: LayoutSubview, size: CGSize, proposal: ProposedViewSize)] = []
    var size = CGSize.zero
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(width: lines.map(\.size.width).max() ?? 0, height: height(of: lines))
  }

  private func height(of lines: [Line]) -> CGFloat {
    lines.reduce(0) { $0 + $1.size.height } + lineSpacing * CGFloat(max(lines.count - 1, 0))
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in lines(of: subviews, in: proposal.width ?? .infinity) {
      let box = ViewDimensions(bounds.size)
      var x = bounds.minX + box[alignment.horizontal] - ViewDimensions(line.size)[alignment.horizontal]
      for (view, size, proposal) in line.views {
        let top = ViewDimensions(line.size)[alignment.vertical] - ViewDimensions(size)[alignment.vertical]
        view.place(at: CGPoint(x: x, y: y + top), proposal: proposal)
        x += size.width + spacing
      }
      y += line.size.height + lineSpacing
    }
  }

  private func lines(of subviews: Subviews, in width: CGFloat) -> [Line] {
    var lines: [Line] = []
    for view in subviews {
      var proposal = ProposedViewSize.unspecified
      var size = view.sizeThatFits(proposal)
      if size.width > width {
        proposal.width = width
        size = view.sizeThatFits(proposal)
      }
      if let line = lines.last, line.size.width + spacing + size.width <= width {
        lines[lines.count - 1].size.width += spacing + size.width
      } else {
        lines.append(Line(size: CGSize(width: size.width, height: 0)))
      }
      lines[lines.count - 1].views.append((view, size, proposal))
      lines[lines.count - 1].size.height = max(lines[lines.count - 1].size.height, size.height)
    }
    return lines
  }
}
