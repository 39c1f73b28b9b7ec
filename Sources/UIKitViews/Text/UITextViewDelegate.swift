import Foundation

/// The object that permits the editing of a text view and receives its events.
///
/// Mirrors `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the view may get the keyboard focus. Called by ``UITextView/becomeFirstResponder()``, and when the
  /// user presses the view. The Tab key moves the keyboard focus there first; without permission, the view takes no
  /// text.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether the view may lose the keyboard focus. If not, the view gets the focus back after the user has
  /// moved it.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the view has got the keyboard focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the view has lost the keyboard focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a part of the text may be replaced. Typing over a selection calls it twice: for the deletion of
  /// the selection and for the insertion of the text.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a press on a link opens it. Links are pressed while the text is not editable.
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether a press on a link opens it.
  func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool
  /// Returns whether a picture may be pressed.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the action of a press on a link or a picture, or `nil` for none.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Calls ``textView(_:shouldInteractWith:in:)``, which has no kind of interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
  /// Returns `true`.
  public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool { true }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns the default action of the link or the picture.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
