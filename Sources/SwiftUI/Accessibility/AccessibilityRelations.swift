import Graphics
import GtkBridge
import GtkObjects

/// The part of a view in a pair of a label and its content.
///
/// Mirrors SwiftUI's `AccessibilityLabeledPairRole`.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The view is the label of the other one.
  case label
  /// The other view is the label of this one.
  case content
}

/// A kind of text, which may determine how assistive technology reads it.
///
/// Mirrors SwiftUI's `AccessibilityTextContentType`. Kinds have no effect: screen readers of the desktop read all texts alike.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The input and output of a terminal.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files and folders.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// A conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story, such as that of a book.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Code of a program.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document that the user writes.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A zoom on request of assistive technology.
///
/// Mirrors SwiftUI's `AccessibilityZoomGestureAction`.
public struct AccessibilityZoomGestureAction: Equatable, Sendable {
  /// The direction of a zoom.
  ///
  /// Mirrors SwiftUI's `AccessibilityZoomGestureAction.Direction`.
  public enum Direction: Hashable, Sendable {
    /// Larger.
    case zoomIn
    /// Smaller.
    case zoomOut
  }

  /// The direction.
  public let direction: Direction
  /// The middle of the view.
  public let location: UnitPoint
  /// The middle of the view, without regard to its size.
  public let point: CGPoint
}

/// Options of direct touches of a view.
///
/// Mirrors SwiftUI's `AccessibilityDirectTouchOptions`.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt

  /// Creates a set from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Touches count after the view has been selected.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Makes the view the label of another one, or the other one of its label.
  ///
  /// Mirrors SwiftUI's `accessibilityLabeledPair(role:id:in:)`. Assistive technology reads the label as the name of the
  /// content.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    let key = LabeledPairs.Key(id: AnyHashable(id), namespace: namespace)
    return InputContent(content: self, action: ()) { element, _ in
      LabeledPairs.shared.add(element.accessible, as: role, for: key)
    }
  }

  /// Offers actions to assistive technology: those of the buttons in `content`, under their titles.
  ///
  /// ```swift
  /// Row(letter).accessibilityActions {
  ///   Button("Reply") { reply() }
  ///   Button("Archive") { archive() }
  /// }
  /// ```
  ///
  /// Mirrors SwiftUI's `accessibilityActions(_:)`.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let actions = Subview.all(of: content()).compactMap { ($0.view as? any TitledAction)?.titledAction }
    return InputContent(content: self, action: actions) { element, latest in
      for (index, action) in latest.perform.enumerated() {
        element.accessible.addAccessibleAction(named: action.title) {
          if latest.perform.indices.contains(index) { latest.perform[index].action() }
        }
      }
    }
  }

  /// Offers actions of a category to assistive technology. Categories have no effect here.
  ///
  /// Mirrors SwiftUI's `accessibilityActions(category:_:)`.
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Offers the actions "zoom-in" and "zoom-out" to assistive technology.
  ///
  /// Mirrors SwiftUI's `accessibilityZoomAction(_:)`.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    func action(_ direction: AccessibilityZoomGestureAction.Direction) -> AccessibilityZoomGestureAction {
      AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero)
    }
    return accessibilityAction(named: "zoom-in") { handler(action(.zoomIn)) }
      .accessibilityAction(named: "zoom-out") { handler(action(.zoomOut)) }
  }

  /// Reports the scroll position of a scrollable view to assistive technology, such as "Page 2 of 5".
  ///
  /// Mirrors SwiftUI's `accessibilityScrollStatus(_:)`. It is the value of the view.
  public func accessibilityScrollStatus(_ status: Text) -> some View { accessibilityValue(status) }

  /// Reports the scroll position of a scrollable view to assistive technology, such as "Page 2 of 5".
  ///
  /// Mirrors SwiftUI's `accessibilityScrollStatus(_:)`. It is the value of the view.
  @_disfavoredOverload
  public func accessibilityScrollStatus<Status: StringProtocol>(_ status: Status) -> some View {
    accessibilityValue(status)
  }

  /// Has no effect: the desktop's screen readers move by the roles of elements.
  ///
  /// Mirrors SwiftUI's `accessibilityRotorEntry(id:in:)`.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect: screen readers follow the tree of views.
  ///
  /// Mirrors SwiftUI's `accessibilityLinkedGroup(id:in:)`.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  /// Has no effect: screen readers read all texts alike.
  ///
  /// Mirrors SwiftUI's `accessibilityTextContentType(_:)`.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Has no effect: screen readers of the desktop leave touches to programs.
  ///
  /// Mirrors SwiftUI's `accessibilityDirectTouch(_:options:)`.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
}

/// A category of actions.
///
/// Mirrors SwiftUI's `AccessibilityActionCategory`.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String

  /// The default.
  public static let `default` = AccessibilityActionCategory(name: "default")
  /// Editing.
  public static let edit = AccessibilityActionCategory(name: "edit")

  private init(name: String) { self.name = name }

  /// A custom category.
  @preconcurrency @MainActor
  public init(_ name: Text) { self.init(name: name.content) }
}

/// A view with a title that performs an action.
@MainActor
private protocol TitledAction {
  var titledAction: (title: String, action: () -> Void)? { get }
}

extension Button: TitledAction {
  fileprivate var titledAction: (title: String, action: () -> Void)? {
    let title = (label as? Text)?.content ?? (label as? GtkBridge.Label<Text, Image>)?.title.content
    return title.map { ($0, action) }
  }
}

/// The pairs of labels and labelled views.
@MainActor
private final class LabeledPairs {
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  private struct Pair {
    weak var label: Gtk.Widget?
    weak var content: Gtk.Widget?
  }

  static let shared = LabeledPairs()

  private var pairs: [Key: Pair] = [:]

  func add(_ widget: Gtk.Widget, as role: AccessibilityLabeledPairRole, for key: Key) {
    pairs = pairs.filter { $0.value.label != nil || $0.value.content != nil }
    var pair = pairs[key] ?? Pair()
    if role == .label { pair.label = widget } else { pair.content = widget }
    pairs[key] = pair
    guard let label = pair.label, let content = pair.content else { return }
    content.setLabelledByLabels(in: label)
    name(content, by: label)
    if label.labelText != nil {
      label.connect("notify::label") { [weak self, weak label, weak content] in
        if let label, let content { self?.name(content, by: label) }
      }
    }
  }

  /// A field has its own name, which takes precedence over its label's.
  private func name(_ content: Gtk.Widget, by label: Gtk.Widget) {
    if let text = label.accessible(.label) ?? label.labelText { content.setAccessibleLabel(text) }
  }
}
