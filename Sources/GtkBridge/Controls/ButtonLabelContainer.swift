import Graphics
import GtkObjects

/// The container of a button's label, which tracks the colour of the inner texts.
final class ButtonLabelContainer: Container {
  private(set) var textColor: Color?
  var onTextColorChange: (() -> Void)?

  override func textColorDidChange(to color: Color?) {
    guard color != textColor else { return }
    textColor = color
    onTextColorChange?()
  }
}
