extension UIScrollView {
  /// Notifies the delegate of the end of an animated movement to a row. The list moves in one step.
  func tellEndOfScrolling(animated: Bool) {
    guard animated else { return }
    Task { [weak self] in
      if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }
}
