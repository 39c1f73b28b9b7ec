import Foundation
import LayoutEngine

/// The engine's elements for a view of the reference layout.
final class EngineTree {
  private var leaves: [Int: LayoutElement] = [:]
  private var hosts: [Int: ReferenceHost] = [:]
  private var root: LayoutElement = fixed(0, 0)

  init(_ view: ReferenceView) { root = element(view) }

  /// Returns the frames of the leaves for a proposal.
  func frames(_ proposal: ProposedViewSize) -> [Int: CGRect] {
    root.place(proposal: proposal)
    return leaves.mapValues(\.frame)
  }

  func size(_ proposal: ProposedViewSize) -> CGSize { root.sizeThatFits(proposal) }

  func change(_ id: Int, to leaf: ReferenceLeaf) {
    hosts[id]?.leaf = leaf
    leaves[id]?.invalidate()
  }

  private func remember(_ id: Int, _ element: LayoutElement) -> LayoutElement {
    leaves[id] = element
    return element
  }

  private func element(_ view: ReferenceView) -> LayoutElement {
    switch view {
    case .leaf(let id, let leaf):
      let host = ReferenceHost(leaf)
      hosts[id] = host
      return remember(id, HostedElement(host))
    case .spacer(let id): return remember(id, SpacerElement())
    case .row(let alignment, let spacing, let children):
      return LayoutContainer(HStackLayout(alignment: alignment, spacing: spacing), children.map(element))
    case .column(let alignment, let spacing, let children):
      return LayoutContainer(VStackLayout(alignment: alignment, spacing: spacing), children.map(element))
    case .pile(let alignment, let children):
      return LayoutContainer(ZStackLayout(alignment: alignment), children.map(element))
    case .layered(let child, let layer, let alignment):
      return LayeredElement(element(child), layer: element(layer), alignment: alignment)
    case .padding(let insets, let child): return element(child).modified(PaddingLayout(insets))
    case .frame(let width, let height, let alignment, let child):
      return element(child).frame(width, height, alignment)
    case .limits(let width, let height, let alignment, let child):
      return element(child).modified(
        FlexFrameLayout(width: .init(width), height: .init(height), alignment: alignment))
    case .fixedSize(let horizontal, let vertical, let child):
      return element(child).modified(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    case .offset(let offset, let child): return element(child).modified(OffsetLayout(offset))
    case .aspectRatio(let ratio, let fills, let child):
      return element(child).modified(AspectRatioLayout(ratio: ratio, fills: fills))
    case .position(let center, let child): return element(child).modified(PositionLayout(center))
    case .guide(let guide, let value, let child):
      return element(child).modified(AlignmentGuideLayout(guide.key) { _ in value })
    case .priority(let priority, let child):
      let element = element(child)
      element.layoutPriority = priority
      return element
    }
  }
}

/// A leaf of the toolkit with the content of a leaf of the reference.
private final class ReferenceHost: LayoutHost {
  var leaf: ReferenceLeaf

  init(_ leaf: ReferenceLeaf) { self.leaf = leaf }

  var preferredSize: PreferredSize? {
    switch leaf {
    case .fixed(let size): PreferredSize(size, shrinksInWidth: false, shrinksInHeight: false)
    case .text: PreferredSize(leaf.size(.unspecified), shrinksInWidth: true, shrinksInHeight: false)
    case .flexible: nil
    }
  }

  var content: LayoutElement? { nil }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.size(proposal) }

  func explicitValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    guard case .text = leaf else { return nil }
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return 15
    case VerticalAlignment.lastTextBaseline.key: return leaf.size(proposal).height - 5
    default: return nil
    }
  }
}

extension FlexFrameLayout.Limits {
  fileprivate init(_ limits: ReferenceLimits) {
    self.init(minimum: limits.least, ideal: limits.ideal, maximum: limits.most)
  }
}
