import GtkObjects

/// A button that shows a colour and opens the desktop's dialog for another.
///
/// Mirrors `UIColorWell`; shown by a GtkColorButton.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The colour. A change by the program sends no event.
  open var selectedColor: UIColor? {
    didSet { if selectedColor != oldValue { showColor() } }
  }

  /// The name of what the colour is for.
  open var title: String? {
    didSet { if let title { button?.button?.setAccessibleLabel(title) } }
  }

  /// Indicates whether the user can choose the opacity.
  open var supportsAlpha = true {
    didSet { button?.supportsOpacity = supportsAlpha }
  }

  private var button: Gtk.ColorButton?
  private var chosen: Gtk.SignalHandler?

  deinit {}

  override func stateDidChange() { button?.isSensitive = isEnabled }

  private func showColor() {
    guard let button, let selectedColor else { return }
    chosen?.withBlocked { button.parts = button.parts(of: selectedColor.color.css) }
  }

  private func userDidChoose() {
    guard let parts = button?.parts else { return }
    selectedColor = UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
    sendValueChange()
  }
}

extension UIColorWell: WidgetProviding {
  package func makeWidget() -> Gtk.Widget {
    let button = Gtk.ColorButton()
    self.button = button
    button.supportsOpacity = supportsAlpha
    button.isSensitive = isEnabled
    button.button?.setAccessibleLabel(title ?? "")
    for axis in [Axis.horizontal, .vertical] { button.setAlign(.center, on: axis) }
    chosen = button.connect("color-set") { [weak self] in self?.userDidChoose() }
    showColor()
    return button
  }

  package var innerWidget: Gtk.Widget? { button?.button }
}
