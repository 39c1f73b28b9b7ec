package import Foundation

/// A view in the layout tree: a leaf, a container or a modifier around another element.
///
/// An element remembers its answers until it is invalidated, which also invalidates its ancestors. It belongs to the
/// thread of its layout.
package class LayoutElement {
  package private(set) final weak var parent: LayoutElement?

  /// The leaf of another tree for the view that this root lays out.
  fileprivate(set) final weak var hostedElement: LayoutElement?

  /// The frame of the last placement, in the coordinates of the tree's root.
  package private(set) final var frame = CGRect.zero

  /// Indicates whether the element is a leaf without spacing or priority of its own, and without guides except
  /// baselines. Most elements of a tree are such leaves, and these values are not requested from them.
  final let isPlain: Bool

  /// Called with the frame after each placement that may differ from the previous one.
  package final var didPlace: ((CGRect) -> Void)?

  /// The layout priority of a modifier, or `nil` for the element's own.
  package final var layoutPriority: Double? {
    didSet { if layoutPriority != oldValue { invalidate() } }
  }

  /// The layout values of modifiers.
  package final var layoutValues = LayoutValues() {
    didSet { invalidate() }
  }

  /// The direction of text. Placements inside the element are mirrored for right-to-left text.
  package final var layoutDirection: LayoutDirection {
    didSet { if layoutDirection != oldValue { invalidate() } }
  }

  /// Indicates whether the parent's layout does not show the element.
  package final var isConcealed = false

  /// Indicates whether texts inside keep all their lines even if the height is too small, unless a frame limits it.
  package final var keepsTextWhole = false {
    didSet { if keepsTextWhole != oldValue { invalidate() } }
  }

  /// The place that the parent's layout has requested, during the layout of the parent.
  final var requested: Placement?

  /// The size for all proposals with enough space. These need no entries of their own.
  final var preferred: PreferredSize?
  private var sizes = MeasurementCache<ProposedViewSize, CGSize>()
  private var guideValues = MeasurementCache<GuideQuestion, CGFloat?>()
  /// The proposal of the last placement, or `nil` if the element must be placed again.
  private var placedProposal: ProposedViewSize?

  init(layoutDirection: LayoutDirection, didPlace: ((CGRect) -> Void)?, isPlain: Bool = false) {
    self.layoutDirection = layoutDirection
    self.didPlace = didPlace
    self.isPlain = isPlain
  }

  // MARK: What a kind of element answers

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Computes the explicit value of a guide for a proposal.
  func measureValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The kinds of guides for which there may be explicit values.
  package var guides: GuideKinds { [] }

  /// Places the children of the element. Its frame is already known.
  func placeChildren(_ proposal: ProposedViewSize) {}

  /// Indicates whether the element has a height of its own, independent of its content.
  var limitsHeight: Bool { false }

  /// The priority of an element without a modifier for it.
  var ownPriority: Double { 0 }

  package var spacing: ViewSpacing { ViewSpacing() }

  /// Returns the element's value for a key, or `nil` for the default.
  func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value? { layoutValues[key] }

  /// The axis along which a spacer inside the element expands.
  var contentAxis: Axis? { nil }

  /// The axis of the container around the element, which may be that of the toolkit's view around it.
  final var surroundingAxis: Axis? { (parent ?? hostedElement)?.axis(around: self) }

  /// Returns the axis along which a spacer as the given child expands.
  func axis(around child: LayoutElement) -> Axis? { contentAxis }

  /// Clears the answers that depend on the axis of the container around the element.
  package func containerAxisDidChange() { forget() }

  /// Clears the computed values of this element only.
  package func forget() {
    preferred = nil
    sizes.removeAll()
    guideValues.removeAll()
    placedProposal = nil
  }

  // MARK: What everybody asks

  package final var priority: Double { layoutPriority ?? (isPlain ? 0 : ownPriority) }

  /// Indicates whether a text omits lines if the height is too small.
  package final var truncatesText: Bool {
    if keepsTextWhole { return false }
    return limitsHeight || (parent ?? hostedElement)?.truncatesText ?? true
  }

  /// Indicates whether the element is known to have the same size for all proposals.
  final var isRigid: Bool { preferred?.isRigid == true }

  /// Sets the size for all proposals, until the element is invalidated.
  final func becomeRigid(_ size: CGSize) {
    preferred = PreferredSize(size, shrinksInWidth: false, shrinksInHeight: false)
  }

  /// Returns the size for a proposal. Each proposal is measured once.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let preferred, preferred.fits(proposal) { return preferred.size }
    if let size = sizes[proposal] { return size }
    let measured = measure(proposal)
    let size = CGSize(width: measured.width.orZeroIfNaN, height: measured.height.orZeroIfNaN)
    if preferred?.fits(proposal) != true { sizes.insert(size, for: proposal) }
    return size
  }

  /// Returns the size and the guides for a proposal.
  package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    if guides.isEmpty { return ViewDimensions(size) }
    return ViewDimensions(size) { [self] key in explicitValue(of: key, in: proposal) }
  }

  package final func explicitValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if isPlain, !key.isBaseline { return nil }
    guard guides.mayHaveValue(of: key) else { return nil }
    let question = GuideQuestion(key: key, proposal: proposal)
    if let value = guideValues[question] { return value }
    let value = measureValue(of: key, in: proposal).flatMap { $0.isNaN ? nil : $0 }
    guideValues.insert(value, for: question)
    return value
  }

  /// Returns the position of a guide for a proposal.
  final func position(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat {
    explicitValue(of: key, in: proposal) ?? key.defaultValue(in: sizeThatFits(proposal))
  }

  /// Places the element and everything in it. Elements that have neither changed nor moved are skipped.
  ///
  /// - Parameters:
  ///   - origin: The top left corner in the coordinates of the tree's root.
  ///   - proposal: The proposal for which the element chooses its size.
  package final func place(at origin: CGPoint = .zero, proposal: ProposedViewSize) {
    if placedProposal == proposal, frame.origin == origin { return }
    placedProposal = proposal
    frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    didPlace?(frame)
    placeChildren(proposal)
  }

  /// Clears the answers of the element and its ancestors, because the element or its content has changed.
  ///
  /// Complexity: O(*depth*).
  package final func invalidate() {
    var element: LayoutElement? = self
    while let current = element {
      current.forget()
      element = current.parent
    }
  }

  // MARK: For subclasses

  /// Makes the element the parent of another one.
  final func adopt(_ child: LayoutElement) {
    child.parent = self
    child.isConcealed = false
    child.containerAxisDidChange()
  }

  /// Makes the element the leaf for the view of another tree's root.
  final func stand(for root: LayoutElement) { root.hostedElement = self }

  final func release(_ child: LayoutElement) {
    if child.parent === self { child.parent = nil }
  }

  /// Places a child in the element's own coordinates, mirrored for right-to-left text.
  final func placeChild(_ child: LayoutElement, at position: CGPoint, proposal: ProposedViewSize) {
    let isMirrored = layoutDirection == .rightToLeft
    let x = isMirrored ? frame.width.distance(from: position.x + child.sizeThatFits(proposal).width) : position.x
    child.place(at: CGPoint(x: frame.minX + x, y: frame.minY + position.y), proposal: proposal)
  }

  /// Returns the place that the parent's layout has requested, as that of the top leading corner, and clears it.
  final func takePlacement(in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    var placement = requested ?? Placement(position: center, anchor: .center, proposal: proposal)
    requested = nil
    if placement.anchor != .topLeading {
      let size = sizeThatFits(placement.proposal)
      placement.position.x -= size.width * placement.anchor.x
      placement.position.y -= size.height * placement.anchor.y
      placement.anchor = .topLeading
    }
    return placement
  }
}

private struct GuideQuestion: Equatable {
  let key: AlignmentKey
  let proposal: ProposedViewSize
}
