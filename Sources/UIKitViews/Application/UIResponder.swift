import Foundation

/// The notifications of an on-screen keyboard. Never posted: a desktop's windows keep their size while the user types.
extension UIResponder {
  /// Never posted.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Never posted.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Never posted.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Never posted.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Never posted.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key of the keyboard's frame before a change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after a change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration of a change.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of a change.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension NSValue {
  /// The value as a rectangle.
  ///
  /// Mirrors UIKit's `cgRectValue`.
  public var cgRectValue: CGRect { rectValue }

  /// The value as a point.
  ///
  /// Mirrors UIKit's `cgPointValue`.
  public var cgPointValue: CGPoint { pointValue }

  /// The value as a size.
  ///
  /// Mirrors UIKit's `cgSizeValue`.
  public var cgSizeValue: CGSize { sizeValue }

  /// Creates the value of a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// Creates the value of a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// Creates the value of a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}
