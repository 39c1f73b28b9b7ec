import Foundation
import LayoutEngine

/// A leaf that closures answer for.
final class LeafHost: LayoutHost {
  var preferredSize: PreferredSize?
  var content: LayoutElement? { nil }
  private let measure: (ProposedViewSize) -> CGSize
  /// The first baseline from the top, and the last one from the bottom.
  private let baselines: (first: CGFloat, last: CGFloat)?

  init(_ measure: @escaping (ProposedViewSize) -> CGSize, baselines: (first: CGFloat, last: CGFloat)? = nil) {
    self.measure = measure
    self.baselines = baselines
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }

  func explicitValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard let baselines else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return baselines.first
    case VerticalAlignment.lastTextBaseline.key: return measure(proposal).height - baselines.last
    default: return nil
    }
  }
}

func leaf(priority: Double? = nil, measure: @escaping (ProposedViewSize) -> CGSize) -> HostedElement {
  let element = HostedElement(LeafHost(measure))
  element.layoutPriority = priority
  return element
}

/// A leaf of one size.
func fixed(_ width: CGFloat, _ height: CGFloat, priority: Double? = nil) -> HostedElement {
  leaf(priority: priority) { _ in CGSize(width: width, height: height) }
}

/// A leaf that takes the proposed length within limits, on both axes.
func flexible(
  _ least: CGFloat = 0, _ ideal: CGFloat = 10, _ most: CGFloat = .infinity, priority: Double? = nil
) -> HostedElement {
  leaf(priority: priority) { proposal in
    func length(_ proposed: CGFloat?) -> CGFloat { min(max(proposed ?? ideal, least), most) }
    return CGSize(width: length(proposal.width), height: length(proposal.height))
  }
}

/// A leaf like text: characters of 10 by 20 points, broken into lines. The baseline is 15 points below a line's top.
func text(_ characters: Int) -> HostedElement {
  let measure: (ProposedViewSize) -> CGSize = { proposal in
    let all = CGFloat(characters) * 10
    let perLine = max((min(proposal.width ?? all, all) / 10).rounded(.down), 1)
    let lines = max((CGFloat(characters) / perLine).rounded(.up), 1)
    return CGSize(width: min(perLine * 10, all), height: lines * 20)
  }
  return HostedElement(LeafHost(measure, baselines: (15, 5)))
}

func row(
  _ children: LayoutElement..., alignment: VerticalAlignment = .center, spacing: CGFloat? = 0,
  direction: LayoutDirection = .leftToRight
) -> LayoutElement {
  LayoutContainer(HStackLayout(alignment: alignment, spacing: spacing), children, layoutDirection: direction)
}

func column(
  _ children: LayoutElement..., alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0,
  direction: LayoutDirection = .leftToRight
) -> LayoutElement {
  LayoutContainer(VStackLayout(alignment: alignment, spacing: spacing), children, layoutDirection: direction)
}

func pile(_ children: LayoutElement..., alignment: Alignment = .center) -> LayoutElement {
  LayoutContainer(ZStackLayout(alignment: alignment), children)
}

extension LayoutElement {
  func modified<Modifier: UnaryLayout>(_ modifier: Modifier) -> LayoutElement {
    UnaryElement(modifier, self)
  }

  func frame(_ width: CGFloat? = nil, _ height: CGFloat? = nil, _ alignment: Alignment = .center) -> LayoutElement {
    modified(FrameLayout(width: width, height: height, alignment: alignment))
  }

  func padding(_ all: Double) -> LayoutElement {
    modified(PaddingLayout(EdgeInsets(top: all, leading: all, bottom: all, trailing: all)))
  }

  func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> LayoutElement {
    modified(FlexFrameLayout(width: .init(minimum: min, ideal: ideal, maximum: max), alignment: alignment))
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

func proposal(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize {
  ProposedViewSize(width: width, height: height)
}
