/// The content of a ``NavigationLink``: a button, which fills its row in a ``Form``, or only the label if the link is a row
/// of a ``List``.
struct LinkContent<Label: View, Destination: View>: View {
  typealias Body = Never

  let target: LinkTarget<Destination>
  let screens: NavigationScreens?
  let label: Label

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    if let row = context.container as? RowContainer, row.canBeLink { return RowLinkNode(view, of: row, in: context) }
    return ButtonLinkNode(view, in: context)
  }
}

/// A link that keeps its pushed screen up to date.
@MainActor
private final class FollowableLink<Label: View, Destination: View> {
  private var view: LinkContent<Label, Destination>
  /// The screen that the link has pushed. The navigation stack owns it.
  private weak var pushed: HostingController<Destination>?

  init(_ view: LinkContent<Label, Destination>) {
    self.view = view
  }

  var hasPushed: Bool { pushed != nil }

  func update(_ view: LinkContent<Label, Destination>) {
    self.view = view
    if case .view(let destination) = view.target { pushed?.rootView = destination }
  }

  func follow() {
    switch view.target {
    case .view(let destination):
      if let pushed, view.screens?.bringForward(pushed) == true { return }
      pushed = view.screens?.push(destination)
    case .value(let value?): view.screens?.push(value)
    case .value(nil): break
    case .active(let isActive, _):
      if isActive.wrappedValue { view.screens?.column?.bringNextForward() } else { isActive.wrappedValue = true }
    }
  }
}

@MainActor
private final class ButtonLinkNode<Label: View, Destination: View>:
  WrapperNode<LinkContent<Label, Destination>, Button<Label>>
{
  private let link: FollowableLink<Label, Destination>

  init(_ view: LinkContent<Label, Destination>, in context: NodeContext) {
    let link = FollowableLink(view)
    self.link = link
    super.init(Self.button(of: view, following: link), inside: context, in: context)
  }

  override var retainedState: RetainedState { link.hasPushed ? .changed : child.retainedState }

  override func update(_ view: LinkContent<Label, Destination>) {
    link.update(view)
    child.update(Self.button(of: view, following: link))
  }

  private static func button(
    of view: LinkContent<Label, Destination>, following link: FollowableLink<Label, Destination>
  ) -> Button<Label> {
    var button = Button(action: link.follow) { view.label }
    button.isLink = true
    return button
  }
}

@MainActor
private final class RowLinkNode<Label: View, Destination: View>: WrapperNode<LinkContent<Label, Destination>, Label> {
  private let row: RowContainer
  private let link: FollowableLink<Label, Destination>

  init(_ view: LinkContent<Label, Destination>, of row: RowContainer, in context: NodeContext) {
    self.row = row
    link = FollowableLink(view)
    super.init(view.label, inside: context, in: context)
    row.linkIndicator = context.environment.values.lookDetails.linkIndicator
    row.followLink = link.follow
    row.isLink = true
    row.linkValue = view.target.value
  }

  override var retainedState: RetainedState { link.hasPushed ? .changed : child.retainedState }

  override func update(_ view: LinkContent<Label, Destination>) {
    link.update(view)
    row.linkValue = view.target.value
    child.update(view.label)
  }

  override func unmount() {
    row.followLink = nil
    row.isLink = false
    row.linkValue = nil
    super.unmount()
  }
}
