import Foundation

/// The object that a text view asks and tells about its editing.
///
/// Mirrors `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the view may have the keyboard.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether the view may lose the keyboard by ``UITextView/resignFirstResponder()``.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view has got the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The view has lost the keyboard.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced. Typing over a selection asks twice: whether it may be deleted,
  /// and whether the text may be inserted.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
