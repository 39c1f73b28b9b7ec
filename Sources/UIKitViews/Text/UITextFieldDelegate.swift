import Foundation

/// The reason for which a text field is edited no longer.
///
/// Mirrors `UITextField.DidEndEditingReason`.
extension UITextField {
  /// The reason for which the editing ended: always that the keyboard went elsewhere.
  public enum DidEndEditingReason: Int, Sendable {
    /// The keyboard went elsewhere.
    case committed
    /// The text was discarded, as on a television set. Never reported.
    case cancelled
  }
}

/// The object that a text field asks and tells about its editing.
///
/// Mirrors `UITextFieldDelegate`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may have the keyboard. Asked by ``UITextField/becomeFirstResponder()``, and when the user presses
  /// the field. Unlike UIKit, the Tab key moves the keyboard to the field without asking.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field has got the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may lose the keyboard by ``UITextField/resignFirstResponder()``. The user can always leave it.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field has lost the keyboard.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The field has lost the keyboard, for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a part of the text may be replaced. Typing over a selection asks twice: whether it may be deleted,
  /// and whether the text may be inserted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the button that clears the field does so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether Enter has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets the field have the keyboard.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets the field give the keyboard up.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``, so that a delegate implements either method.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Allows every change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Lets the button clear the field.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Leaves Enter its usual effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
