import GtkObjects

extension View {
  /// Gives views with the same identifier the same place.
  ///
  /// Mirrors SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`. A view that replaces another one in
  /// an animated update moves from the old view's place to its own. A view that is not a source is shown in the place
  /// of the source, without an effect on the layout. Unlike in SwiftUI, the replaced view does not move.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    MatchedContent(
      content: self, key: MatchedKey(namespace: namespace, id: AnyHashable(id)), properties: properties,
      anchor: anchor, isSource: isSource)
  }
}

struct MatchedKey: Hashable {
  let namespace: Namespace.ID
  let id: AnyHashable
}

private struct MatchedContent<Content: View>: View {
  typealias Body = Never

  let content: Content
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> { MatchedNode(view, in: context) }
}

@MainActor
private final class MatchedNode<Content: View>: DecorationNode<MatchedContent<Content>, Content> {
  private var view: MatchedContent<Content>
  private var members: [ObjectIdentifier: MatchedGeometry.Member] = [:]

  init(_ view: MatchedContent<Content>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    makeChild(view.content)
  }

  override var retainedState: RetainedState { child?.retainedState ?? .none }

  private var service: MatchedGeometry {
    let service = context.graph.service(MatchedGeometry.self)
    service.moves = context.graph.moves
    return service
  }

  override func decorate(_ element: Element) {
    let member = MatchedGeometry.Member(element.wrap(by: MatchedLayout()), view.key)
    members[ObjectIdentifier(element)] = member
    service.add(member)
    configure(member)
  }

  override func forget(_ element: Element) {
    if let member = members.removeValue(forKey: ObjectIdentifier(element)) { service.remove(member) }
  }

  private func configure(_ member: MatchedGeometry.Member) {
    member.key = view.key
    member.isSource = view.isSource
    member.properties = view.properties
    member.anchor = view.anchor
    service.follow(member)
  }

  override func update(_ view: MatchedContent<Content>) {
    self.view = view
    for member in members.values { configure(member) }
    child?.update(view.content)
  }
}

/// The views of a screen that share places.
@MainActor
final class MatchedGeometry: ScreenService {
  /// One of the views.
  @MainActor
  final class Member {
    let box: ModifierBox<MatchedLayout>
    var key: MatchedKey
    var isSource = true
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    /// Reports layouts in which the source may have another place.
    fileprivate var watch: Gtk.LayoutWatch?

    init(_ box: ModifierBox<MatchedLayout>, _ key: MatchedKey) {
      self.box = box
      self.key = key
    }
  }

  weak var moves: LayoutMoves? {
    didSet {
      moves?.origin = { [weak self] in self?.origin(of: $0) }
      moves?.onEnd = { [weak self] in self?.removed = [:] }
    }
  }

  private weak var screen: Gtk.Widget?
  private var members: [ObjectIdentifier: Member] = [:]
  /// The places of the views that were removed in the current update.
  private var removed: [MatchedKey: CGRect] = [:]

  func attach(to screen: Gtk.Widget) { self.screen = screen }

  func add(_ member: Member) { members[ObjectIdentifier(member)] = member }

  func remove(_ member: Member) {
    members[ObjectIdentifier(member)] = nil
    guard moves?.isInAnimatedUpdate == true, let screen else { return }
    removed[member.key] = member.box.widget.place(in: screen)
  }

  private func origin(of widget: Gtk.Widget) -> CGRect? {
    guard !removed.isEmpty else { return nil }
    return members.values.first { $0.box.widget.isSame(as: widget) }.flatMap { removed[$0.key] }
  }

  /// Shows a view in the place of its source, unless it is a source itself.
  func follow(_ member: Member) {
    guard !member.isSource else {
      member.watch = nil
      return
    }
    if member.watch == nil {
      member.watch = Gtk.LayoutWatch(member.box.widget) { [weak self, weak member] in
        if let member { self?.placeAtSource(member) }
      }
    }
    placeAtSource(member)
  }

  private func placeAtSource(_ member: Member) {
    let source = members.values.first { $0.key == member.key && $0.isSource }
    guard let place = source?.box.widget.place(in: member.box.widget) else { return }
    let layout = MatchedLayout(place: place, properties: member.properties, anchor: member.anchor)
    if layout != member.box.modifier { member.box.modifier = layout }
  }
}

/// A view that keeps its own space and is shown in another place.
struct MatchedLayout: UnaryLayout, Equatable {
  var place: CGRect?
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center

  func childProposal(_ proposal: ProposedViewSize, child: LayoutElement) -> ProposedViewSize {
    place.flatMap { properties.contains(.size) ? ProposedViewSize($0.size) : nil } ?? proposal
  }

  func size(_ proposal: ProposedViewSize, child: LayoutElement) -> CGSize { child.sizeThatFits(proposal) }

  func position(of child: LayoutElement, in size: CGSize, _ proposal: ProposedViewSize) -> CGPoint {
    guard let place, properties.contains(.position) else { return .zero }
    let child = child.sizeThatFits(childProposal(proposal, child: child))
    return CGPoint(
      x: place.minX + (place.width - child.width) * anchor.x,
      y: place.minY + (place.height - child.height) * anchor.y)
  }
}
