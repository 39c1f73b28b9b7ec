import GtkBridge
import GtkObjects

/// The desktop's dialog for a font.
///
/// Mirrors `UIFontPickerViewController`. The chosen font is ``selectedFont``, in the size of the system's texts.
///
/// ```swift
/// let picker = UIFontPickerViewController()
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The options of a font picker.
  ///
  /// Mirrors `UIFontPickerViewController.Configuration`.
  @preconcurrency @MainActor
  open class Configuration {
    /// Indicates whether the user chooses among the faces of a family, such as its bold one.
    open var includeFaces = false
    /// Kept, without effect: the desktop's dialog shows names in its own font.
    open var displayUsingSystemFont = false

    /// Creates the default options.
    public init() {}

    deinit {}
  }

  /// The options.
  public let configuration: Configuration
  /// The object that receives the font.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font. UIKit has a `UIFontDescriptor` in its place.
  open var selectedFont: UIFont?

  private var dialog: Gtk.FontChooserDialog?
  private var family: String?

  /// Creates a picker.
  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: controllers cannot be decoded from an archive on this platform.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  private func didAnswer(_ isChosen: Bool) {
    let choice = isChosen ? dialog?.choice : nil
    dialogDidEnd()
    guard let choice else {
      delegate?.fontPickerViewControllerDidCancel(self)
      return
    }
    family = choice.family
    let size = UIFont.systemFontSize
    var font = UIFont(name: choice.family, size: size)
    if choice.weight >= 600, let plain = font { font = UIFont(plain.font.bold(), size) }
    if choice.isItalic, let plain = font { font = UIFont(plain.font.italic(), size) }
    selectedFont = font
    delegate?.fontPickerViewControllerDidPickFont(self)
  }
}

extension UIFontPickerViewController: DesktopDialogPresenting {
  package func openDialog(above window: Gtk.Window) {
    let dialog = Gtk.FontChooserDialog(title: title, includesFaces: configuration.includeFaces, above: window)
    self.dialog = dialog
    if let family { dialog.select(family: family) }
    dialog.show { [weak self] in self?.didAnswer($0) }
  }

  package func closeDialog() {
    dialog?.close()
    dialog = nil
  }
}

/// The object that receives a font.
///
/// Mirrors `UIFontPickerViewControllerDelegate`. The picker is dismissed before its methods are called.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after the user has chosen a font.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)

  /// Called after the user has closed the dialog without a choice.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
