import Foundation

/// The object that a text view asks and tells about its editing.
///
/// Mirrors `UITextViewDelegate`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the view may have the keyboard. Asked by ``UITextView/becomeFirstResponder()``, and when the user presses
  /// the view. Unlike UIKit, the Tab key moves the keyboard to the view without asking.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether the view may lose the keyboard by ``UITextView/resignFirstResponder()``. The user can always leave it.
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
  /// Returns what a press on a link or a picture does, or `nil` for nothing.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
}

extension UITextViewDelegate {
  /// Lets the view have the keyboard.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets the view give the keyboard up.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows every change.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Asks ``textView(_:shouldInteractWith:in:)``, which has no kind of interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: url, in: characterRange) }
  /// Lets each link be opened.
  public func textView(_ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange) -> Bool { true }
  /// Lets each picture be pressed.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Performs the action that the link or the picture has by itself.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
}
