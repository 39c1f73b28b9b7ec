package import Foundation

/// The size of a view for every proposal with enough space.
package struct PreferredSize {
  let size: CGSize
  let shrinksInWidth: Bool
  let shrinksInHeight: Bool

  /// Creates a preferred size.
  ///
  /// - Parameters:
  ///   - shrinksInWidth: Indicates whether the view is smaller for a smaller width.
  ///   - shrinksInHeight: Indicates whether the view is smaller for a smaller height.
  package init(_ size: CGSize, shrinksInWidth: Bool, shrinksInHeight: Bool) {
    self.size = size
    self.shrinksInWidth = shrinksInWidth
    self.shrinksInHeight = shrinksInHeight
  }

  /// Indicates whether the view has the size for every proposal.
  var isRigid: Bool { !shrinksInWidth && !shrinksInHeight }

  func fits(_ proposal: ProposedViewSize) -> Bool {
    if shrinksInWidth, let width = proposal.width, width < size.width { return false }
    if shrinksInHeight, let height = proposal.height, height < size.height { return false }
    return true
  }
}

/// A view of the toolkit, which answers for a leaf of the layout tree.
package protocol LayoutHost: AnyObject {
  /// The size of the view wherever there is enough space, or `nil` if there is no such size.
  var preferredSize: PreferredSize? { get }

  /// Returns the size for a proposal. The element requests it once per proposal, until it is invalidated.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Returns the explicit value of a guide for a proposal, or `nil`.
  func explicitValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat?

  /// The root of the layout tree inside the view. Its priority, spacing and layout values are those of the view.
  var content: LayoutElement? { get }
}

/// A leaf of the layout tree that stands for a view of the toolkit.
package final class HostedElement: LayoutElement {
  package let host: any LayoutHost
  /// The proposal of the last placement.
  package private(set) var proposal = ProposedViewSize.unspecified
  private let content: LayoutElement?
  private var knowsPreferred = false

  package init(_ host: any LayoutHost) {
    self.host = host
    content = host.content
    super.init(layoutDirection: .leftToRight, didPlace: nil, isPlain: content == nil)
    if let content { stand(for: content) }
  }

  override var contentAxis: Axis? { surroundingAxis }

  package override func containerAxisDidChange() {
    super.containerAxisDidChange()
    content?.containerAxisDidChange()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !knowsPreferred {
      preferred = host.preferredSize
      knowsPreferred = true
      if let preferred, preferred.fits(proposal) { return preferred.size }
    }
    let size = host.sizeThatFits(proposal)
    if content?.isRigid == true { becomeRigid(size) }
    return size
  }

  package override func forget() {
    super.forget()
    knowsPreferred = false
  }

  package override var guides: GuideKinds { content?.guides ?? .baselines }
  override var ownPriority: Double { content?.priority ?? 0 }
  package override var spacing: ViewSpacing { content?.spacing ?? ViewSpacing() }

  override func value<Key: LayoutValueKey>(of key: Key.Type) -> Key.Value? {
    layoutValues[key] ?? content?.value(of: key)
  }

  override func measureValue(of key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    host.explicitValue(of: key, in: proposal)
  }

  override func placeChildren(_ proposal: ProposedViewSize) { self.proposal = proposal }
}
