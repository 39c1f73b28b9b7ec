import GtkBridge
import GtkObjects
import UIKit

/// A view of UIKit's kind embedded in a declarative view.
///
/// Mirrors SwiftUI's `UIViewRepresentable`. The view is a `NativeView`, or a subclass; it is a subview of the screen's
/// view and fills the available space, unless ``sizeThatFits(_:uiView:context:)`` chooses a size. It keeps its own size
/// on an axis with a high content hugging priority, such as that of a switch.
///
/// ```swift
/// struct Badge: UIViewRepresentable {
///   let count: Int
///   func makeUIView(context: Context) -> BadgeView { BadgeView() }
///   func updateUIView(_ view: BadgeView, context: Context) { view.count = count }
/// }
/// ```
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the embedded view.
  associatedtype UIViewType: UIView

  /// An object or value kept beside the embedded view, such as its delegate.
  associatedtype Coordinator = Void

  /// The coordinator and the environment that each call receives.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the embedded view, once for each identity of this view.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the embedded view, after its creation and whenever this view or its environment changes.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Creates the coordinator, before the embedded view.
  func makeCoordinator() -> Coordinator

  /// Releases resources after this view is removed. The embedded view has already left its superview.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Returns the size of the view for a proposal, or `nil`, the default, for that of the embedded view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// The coordinator and the environment of a ``UIViewRepresentable``.
///
/// Mirrors SwiftUI's `UIViewRepresentableContext`.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator of the view.
  public let coordinator: Representable.Coordinator

  /// The current environment of the view.
  public let environment: EnvironmentValues

  /// The transaction of the current update.
  public var transaction: Transaction { Transaction.current ?? Transaction() }
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns `nil`: the view has its own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> {
    RepresentableNode(view, in: context) { view in
      let coordinator = view.makeCoordinator()
      let inner = { Context(coordinator: coordinator, environment: context.environment.values) }
      let uiView = view.makeUIView(context: inner())
      context.controller?.viewIfLoaded?.addSubview(uiView)
      let widget = uiView.realize()
      let hug = { for axis in [Axis.horizontal, .vertical] { widget.setExpands(!uiView.hugs(axis), on: axis) } }
      hug()
      return RepresentedContent(
        widget: widget,
        update: { view in
          view.updateUIView(uiView, context: inner())
          hug()
        },
        remove: {
          uiView.removeFromSuperview()
          dismantleUIView(uiView, coordinator: coordinator)
        },
        size: { view, proposal in view.sizeThatFits(proposal, uiView: uiView, context: inner()) })
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator. This is the default of a type that declares none.
  public func makeCoordinator() {}
}

extension UIView {
  /// Indicates whether the view keeps its own size along an axis where there is more room.
  fileprivate func hugs(_ axis: Axis) -> Bool {
    contentHuggingPriority(for: axis == .horizontal ? .horizontal : .vertical).rawValue
      >= UILayoutPriority.defaultHigh.rawValue
  }
}
