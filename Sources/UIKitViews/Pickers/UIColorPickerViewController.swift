import GtkBridge
import GtkObjects

/// The desktop's dialog for a colour.
///
/// Mirrors `UIColorPickerViewController`. The colour is chosen when the user confirms the dialog; until then, nothing changes.
///
/// ```swift
/// let picker = UIColorPickerViewController()
/// picker.selectedColor = card.backgroundColor ?? .white
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The object that receives the colour.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour. A change by the program is visible when the dialog opens again.
  open var selectedColor = UIColor.white
  /// Indicates whether the user can choose the opacity.
  open var supportsAlpha = true
  /// Kept, without effect: the desktop's dialog has the screen's colours.
  open var maximumLinearExposure: CGFloat = 0

  private var dialog: Gtk.ColorChooserDialog?

  deinit {}

  private func didAnswer(_ isChosen: Bool) {
    if isChosen, let parts = dialog?.parts {
      selectedColor = UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.opacity)
    }
    dialogDidEnd()
    if isChosen {
      delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: false)
      delegate?.colorPickerViewControllerDidSelectColor(self)
    }
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

extension UIColorPickerViewController: DesktopDialogPresenting {
  package func openDialog(above window: Gtk.Window) {
    let dialog = Gtk.ColorChooserDialog(title: title, above: window)
    self.dialog = dialog
    dialog.supportsOpacity = supportsAlpha
    dialog.select(css: selectedColor.color.css)
    dialog.show { [weak self] in self?.didAnswer($0) }
  }

  package func closeDialog() {
    dialog?.close()
    dialog = nil
  }
}

/// The object that receives a colour.
///
/// Mirrors `UIColorPickerViewControllerDelegate`. The picker is dismissed before its methods are called.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called after the user has confirmed a colour, but not while the user is choosing.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// Called after the user has chosen a colour. For code that supports early versions of iOS.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// Called after the user has closed the dialog, with a choice or without one.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
