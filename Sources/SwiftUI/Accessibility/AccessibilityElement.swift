import GtkObjects

/// The treatment of the views inside an accessibility element.
///
/// Mirrors SwiftUI's `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  fileprivate enum Kind { case ignore, contain, combine }

  fileprivate let kind: Kind

  /// The views inside are hidden from assistive technology.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The views inside are elements of a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The views inside are one element, named by all their labels. Controls among them stay separate elements, because
  /// they are tab stops.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension View {
  /// Combines the view into one element for assistive technology.
  ///
  /// ```swift
  /// HStack { Text(book.title); Text(book.price) }.accessibilityElement(children: .combine)
  /// ```
  ///
  /// Mirrors SwiftUI's `accessibilityElement(children:)`. The element is a group; accessibility modifiers around this one
  /// describe it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    widgetModifier(ElementOfChildren(children: children))
  }
}

private struct ElementOfChildren: WidgetModifier {
  let children: AccessibilityChildBehavior

  func attach(to element: Element) -> ChildrenGroup {
    let content = element.outermost
    element.wrap()
    let group = ChildrenGroup(element.outermost, around: content)
    element.representative = group.box
    return group
  }

  func apply(to group: ChildrenGroup) { group.behavior = children }
}

/// A box around the views of one accessibility element.
@MainActor
private final class ChildrenGroup {
  let box: Gtk.Widget
  private let content: Gtk.Widget
  private var name: String?
  private var layouts: Gtk.LayoutWatch?

  var behavior = AccessibilityChildBehavior.contain {
    didSet { if behavior != oldValue { read() } }
  }

  init(_ box: Gtk.Widget, around content: Gtk.Widget) {
    self.box = box
    self.content = content
    box.setAccessibleRole(.group)
    // The views inside do not exist yet.
    box.connect("map") { [weak self] in self?.read() }
  }

  private func read() {
    if behavior != .combine { layouts = nil }
    switch behavior.kind {
    case .ignore: content.setAccessibleHidden(true)
    case .contain: content.setAccessibleHidden(false)
    case .combine:
      // The views inside may be inserted, removed and renamed.
      layouts = layouts ?? Gtk.LayoutWatch(box) { [weak self] in self?.combine() }
      combine()
    }
  }

  /// Names the box by the views inside, unless a modifier names it.
  private func combine() {
    let hasControls = content.all.contains { $0.takesPress || $0.controlValue != nil }
    if content.isAccessibleHidden == hasControls { content.setAccessibleHidden(!hasControls) }
    let current = box.accessible(.label)
    guard current == nil || current == name else { return }
    let joined = content.accessiblyNamed.compactMap { $0.accessible(.label) ?? $0.labelText }
      .filter { !$0.isEmpty }.joined(separator: ", ")
    guard joined != name else { return }
    name = joined
    box.setAccessibleLabel(joined)
  }
}

extension Gtk.Widget {
  /// The named widgets inside that represent all widgets below them, in screen order.
  fileprivate var accessiblyNamed: [Gtk.Widget] {
    if labelText != nil || accessible(.label)?.isEmpty == false { return [self] }
    // A menu is not part of the content that it concerns.
    return children.filter { !$0.isAccessibleHidden && !$0.isPopover }.flatMap(\.accessiblyNamed)
  }
}
