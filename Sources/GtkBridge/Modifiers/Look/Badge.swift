import GtkObjects

extension View {
  /// Shows a number at the end of the view's row; 0 shows none.
  ///
  /// Mirrors SwiftUI's `badge(_:)`, which has an effect only in lists and on tabs. The badge of a page of a ``TabView`` is
  /// shown on its tab, and that of any other view beside its upper corner. Assistive technology reads the number as a part of the view.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : "\(count)") }

  /// Shows a short text at the end of the view's row, without its styles; `nil` shows none.
  ///
  /// Mirrors SwiftUI's `badge(_:)`.
  public func badge(_ label: Text?) -> some View { badge(label?.content) }

  /// Shows a short text at the end of the view's row; `nil` shows none.
  ///
  /// Mirrors SwiftUI's `badge(_:)`.
  @_disfavoredOverload public func badge(_ text: String?) -> some View {
    BadgeContent(content: self, text: text)
  }
}

extension View {
  /// Shows a short text at the upper trailing corner of a tab's icon, without effect on the layout. A label without an
  /// icon has the text beside its own corner.
  @ViewBuilder package func tabBadge(_ text: String?, hasIcon: Bool) -> some View {
    if hasIcon {
      // A longer text has the room that it needs, and does not overlap the next tab.
      let isLong = (text?.count ?? 0) > 2
      frame(minWidth: isLong ? 44 : nil).overlay(alignment: .top) {
        Badge(text: text).fixedSize()
          // Most of an icon of 16 points stays visible below the corner.
          .alignmentGuide(HorizontalAlignment.center) { isLong ? max(-4, $0.width - 26) : -4 }
          .alignmentGuide(.top) { $0.height / 2 + 1 }
      }
    } else {
      badge(text)
    }
  }
}

private struct BadgeContent<Content: View>: View {
  typealias Body = Never

  let content: Content
  let text: String?

  var inCorner: LayeredContent<Content, Badge> {
    LayeredContent(content: content, layer: Badge(text: text), alignment: .topTrailing, place: .corner)
  }

  var inRow: RowBadge<Content> { RowBadge(content: content, text: text) }

  static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    BadgeNode(view, in: context)
  }
}

@MainActor
private final class BadgeNode<Content: View>: Node<BadgeContent<Content>> {
  private enum Child {
    /// The content of a page, whose tab shows the badge.
    case page(Content._Node)
    case corner(LayeredContent<Content, Badge>._Node)
    case row(RowBadge<Content>._Node)
  }

  private let child: Child
  private var text: String?

  init(_ view: BadgeContent<Content>, in context: NodeContext) {
    text = view.text
    child =
      context.container.takesBadges
      ? .page(Content._makeNode(view.content, in: context))
      : context.environment.values.spreadsControls
        ? .row(RowBadge._makeNode(view.inRow, in: context))
        : .corner(LayeredContent._makeNode(view.inCorner, in: context))
    super.init(in: context)
  }

  private var node: MountedNode {
    switch child {
    case .page(let node): node
    case .corner(let node): node
    case .row(let node): node
    }
  }

  override var retainedState: RetainedState { node.retainedState }

  override func append(to contents: inout NodeContents) {
    let start = contents.elements.count
    node.append(to: &contents)
    guard case .page = child else { return }
    for element in contents.elements[start...] {
      element.traits.badge = text
      element.traits.tab?.badge = text
    }
  }

  override func update(_ view: BadgeContent<Content>) {
    switch child {
    case .page(let node):
      view.content._update(node)
      guard view.text != text else { return }
      text = view.text
      for element in elements {
        element.traits.badge = text
        element.traits.tab?.badge = text
      }
    case .corner(let node):
      view.inCorner._update(node)
    case .row(let node):
      view.inRow._update(node)
    }
  }

  override func unmount() { node.unmount() }
}

private struct Badge: View {
  let text: String?

  @Environment(\.lookDetails.hasFaintBadges) private var isFaint
  @Environment(\.lookDetails.badgeColor) private var color

  init(text: String?) { self.text = text }

  var body: some View {
    if let text, isFaint {
      Text(text).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    } else if let text {
      Text(text).font(.caption).bold().foregroundColor(.white).lineLimit(1)
        .padding(EdgeInsets(top: 1, leading: 6, bottom: 1, trailing: 6)).background(color).cornerRadius(9)
    }
  }
}
