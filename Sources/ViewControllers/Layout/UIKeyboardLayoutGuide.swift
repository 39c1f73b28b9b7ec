import Foundation

/// A guide that follows an object which moves over a view.
///
/// Mirrors `UITrackingLayoutGuide`. Nothing moves over views here, so constraints for a place near an edge are kept, without
/// effect.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: LayoutGuide {
  deinit {}
}

/// The part of a view that a keyboard on screen covers.
///
/// Mirrors `UIKeyboardLayoutGuide`. The desktop's windows keep their size while one types, so the guide always has no height
/// and is at the bottom of the safe area:
///
/// ```swift
/// sendButton.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8).isActive = true
/// ```
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Kept, without effect: a keyboard on screen is a window of its own.
  public var followsUndockedKeyboard = false
  /// Kept, without effect: the safe area ends at the bottom of the view.
  public var usesBottomSafeArea = true
  /// Kept, without effect.
  public var keyboardDismissPadding: CGFloat = 0

  init(of view: NativeView) { super.init(of: view, "UIKeyboardLayoutGuide") { $0.safeAreaInsets } }

  deinit {}

  public internal(set) override var layoutFrame: CGRect {
    get {
      let area = super.layoutFrame
      return CGRect(x: area.minX, y: area.maxY, width: area.width, height: 0)
    }
    set { super.layoutFrame = newValue }
  }
}
