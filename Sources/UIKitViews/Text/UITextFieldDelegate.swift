import Foundation

/// The reason for the end of a text field's editing.
///
/// Mirrors `UITextField.DidEndEditingReason`.
extension UITextField {
  /// The reason for the end of the editing: always that the keyboard focus has moved.
  public enum DidEndEditingReason: Int, Sendable {
    /// The keyboard focus has moved.
    case committed
    /// The text was discarded, as on a television set. Never reported.
    case cancelled
  }
}

/// The object that permits the editing of a text field and receives its events.
///
/// Mirrors `UITextFieldDelegate`.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may get the keyboard focus. Called by ``UITextField/becomeFirstResponder()``, and when
  /// the user presses the field. The Tab key moves the keyboard focus there first; without permission, the field takes
  /// no text.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field has got the keyboard focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may lose the keyboard focus. If not, the field gets the focus back after the user has
  /// moved it.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field has lost the keyboard focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the field has lost the keyboard focus, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a part of the text may be replaced. Typing over a selection calls it twice: for the deletion of
  /// the selection and for the insertion of the text.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button clears the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether Enter has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls ``textFieldDidEndEditing(_:)``: a delegate implements one of the two methods.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
