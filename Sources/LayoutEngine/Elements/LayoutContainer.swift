package import Foundation

/// An element whose children a ``Layout`` arranges.
///
/// The bounds that the layout receives begin at zero, so that its results stay valid when the container moves.
package final class LayoutContainer<L: Layout>: LayoutElement {
  /// The layout. A new one receives the cache of the old one to update.
  package var layout: L {
    didSet {
      let oldAxis = contentAxis
      readProperties()
      if contentAxis != oldAxis { for child in children { child.containerAxisDidChange() } }
      invalidate()
    }
  }

  package var children: [LayoutElement] {
    didSet {
      for child in oldValue { release(child) }
      adoptChildren()
      invalidate()
    }
  }

  private var cache: L.Cache?
  private var isCacheStale = false
  private var cachedGuides: GuideKinds?
  private var cachedSpacing: ViewSpacing?
  private var arrangement: (proposal: ProposedViewSize, placements: [Placement])?
  private var axis: Axis?
  private var isStack = false

  /// Creates a container.
  package init(
    _ layout: L, _ children: [LayoutElement], layoutDirection: LayoutDirection = .leftToRight,
    didPlace: ((CGRect) -> Void)? = nil
  ) {
    self.layout = layout
    self.children = children
    super.init(layoutDirection: layoutDirection, didPlace: didPlace)
    readProperties()
    adoptChildren()
  }

  private func adoptChildren() {
    for child in children { adopt(child) }
  }

  private func readProperties() {
    let erased = layout as? AnyLayout
    axis = (erased?.properties ?? L.layoutProperties).stackOrientation
    isStack = erased?.isStack ?? (L.self is any StackingLayout.Type)
  }

  private var subviews: LayoutSubviews { LayoutSubviews(elements: children, layoutDirection: layoutDirection) }

  override var contentAxis: Axis? { axis }

  package override func containerAxisDidChange() {}

  package override func forget() {
    super.forget()
    isCacheStale = true
    cachedGuides = nil
    cachedSpacing = nil
    arrangement = nil
  }

  /// Calls the layout with an up-to-date cache, to which no other reference exists meanwhile.
  private func withCache<Result>(_ call: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current: L.Cache
    if let cache {
      current = cache
      self.cache = nil
      if isCacheStale { layout.updateCache(&current, subviews: subviews) }
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    isCacheStale = false
    defer { cache = current }
    return call(subviews, &current)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // A stack with a single view has the view's size, and gives it the whole space.
    if isStack, children.count == 1 {
      let size = children[0].sizeThatFits(proposal)
      if children[0].isRigid { becomeRigid(size) }
      return size
    }
    let size = withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    if isStack, children.allSatisfy(\.isRigid) { becomeRigid(size) }
    return size
  }

  package override var spacing: ViewSpacing {
    if let cachedSpacing { return cachedSpacing }
    let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
    cachedSpacing = spacing
    return spacing
  }

  package override var guides: GuideKinds {
    if let cachedGuides { return cachedGuides }
    let guides =
      isStack ? children.reduce(into: GuideKinds()) { $0.formUnion($1.isPlain ? .baselines : $1.guides) } : .all
    cachedGuides = guides
    return guides
  }

  override func measureValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    return withCache { subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  override func placeChildren(_ proposal: ProposedViewSize) {
    for (child, placement) in zip(children, placements(for: proposal)) {
      placeChild(child, at: placement.position, proposal: placement.proposal)
    }
  }

  private func placements(for proposal: ProposedViewSize) -> [Placement] {
    if let arrangement, arrangement.proposal == proposal { return arrangement.placements }
    let bounds = CGRect(origin: .zero, size: frame.size)
    for child in children { child.requested = nil }
    withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: $0, cache: &$1) }
    let placements = children.map { $0.takePlacement(in: bounds, proposal: proposal) }
    arrangement = (proposal, placements)
    return placements
  }
}

/// A row, a column or layers. Its explicit guides are those of its subviews. If each of them has one size for all
/// proposals, the layout has, too.
protocol StackingLayout: Layout {}
