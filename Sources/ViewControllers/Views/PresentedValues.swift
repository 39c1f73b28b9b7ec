import Foundation

/// The values that are drawn in place of a view's own values during an animation.
@MainActor
package final class PresentedValues {
  package var center: CGPoint?
  package var size: CGSize?
  package var origin: CGPoint?
  package var transform: AffineTransform?
  package var alpha: CGFloat?
  /// Indicates whether a hidden view is drawn until it has faded out.
  package var isDrawn = false
  /// The colour behind the content, in the syntax of the style sheet.
  package var background: String?
  /// The values of layer animations, which are drawn in place of these.
  package var layered: PresentedValues?

  package init() {}

  /// Indicates whether the view's own values are drawn.
  package var isEmpty: Bool {
    center == nil && size == nil && origin == nil && transform == nil && alpha == nil && background == nil && !isDrawn
      && layered == nil
  }
}

/// An object that is notified of the changes of all views, such as those in an animation block.
@MainActor
package protocol ViewChangeRecorder: AnyObject {
  func view(_ view: NativeView, didChange change: ViewChange)
}

/// A change of a view's property, with its previous value.
package enum ViewChange {
  case bounds(CGRect)
  case center(CGPoint)
  case transform(AffineTransform)
  case alpha(CGFloat)
  case visibility
}

extension NativeView {
  /// The object that is currently notified of changes.
  package static var recorder: (any ViewChangeRecorder)?

  /// The bounds on screen.
  package final var presentedBounds: CGRect {
    CGRect(
      origin: presented?.layered?.origin ?? presented?.origin ?? bounds.origin,
      size: presented?.layered?.size ?? presented?.size ?? bounds.size)
  }

  /// The centre on screen.
  package final var presentedCenter: CGPoint { presented?.layered?.center ?? presented?.center ?? center }

  /// The transform on screen.
  package final var presentedTransform: AffineTransform {
    presented?.layered?.transform ?? presented?.transform ?? affineTransform
  }

  /// The opacity on screen.
  package final var presentedAlpha: CGFloat { presented?.layered?.alpha ?? presented?.alpha ?? alpha }

  /// Indicates whether the view is on screen, if its superview is.
  package final var isPresented: Bool { !isHidden || presented?.isDrawn == true }
}
