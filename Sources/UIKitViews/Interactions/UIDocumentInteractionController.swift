import Foundation
import GtkBridge
import GtkObjects

/// Opens a file in another program.
///
/// Mirrors `UIDocumentInteractionController`. Its previews and menus are the desktop's: each opens the file in the program
/// that the desktop has for it.
///
/// ```swift
/// let controller = UIDocumentInteractionController(url: file)
/// controller.delegate = self
/// controller.presentPreview(animated: true)
/// ```
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The object that receives the steps.
  public weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file.
  public var url: URL?
  /// The display name of the file, by default that of the URL.
  public var name: String?
  /// The type of the file. Kept, without effect: the desktop determines it.
  public var uti: String?
  /// A value for the other program. Kept, without effect.
  public var annotation: Any?

  /// Creates a controller of a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Opens the file in the program that shows files of its type. Returns whether the request was sent.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard canOpen else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    let isOpen = openFile()
    delegate?.documentInteractionControllerDidEndPreview(self)
    return isOpen
  }

  /// Opens the file in the desktop's program for it. Returns whether the request was sent.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { openFile() }

  /// Opens the file in the desktop's program for it. Returns whether the request was sent.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { openFile() }

  /// Opens the file in the desktop's program for it. Returns whether the request was sent.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { openFile() }

  /// Opens the file in the desktop's program for it. Returns whether the request was sent.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { openFile() }

  /// Does nothing: another program has its own windows.
  open func dismissPreview(animated: Bool) {}
  /// Does nothing: another program has its own windows.
  open func dismissMenu(animated: Bool) {}

  private var canOpen: Bool {
    guard let url, url.isFileURL else { return false }
    return FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }

  private func openFile() -> Bool {
    guard canOpen, let url else { return false }
    delegate?.documentInteractionController(self, willBeginSendingToApplication: nil)
    let isOpen = Gtk.open(url)
    delegate?.documentInteractionController(self, didEndSendingToApplication: nil)
    return isOpen
  }
}

/// The steps of a ``UIDocumentInteractionController``. Each has a default.
///
/// Mirrors `UIDocumentInteractionControllerDelegate`. The other program is not known, so its name is `nil`.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the controller over which iOS shows a preview. Never called: another program shows it.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Called before the preview opens.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after the request to show the file, whether or not it was sent.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the request to open the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// Called after the request to open the file, whether or not it was sent.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns an empty controller, which is never shown.
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  { UIViewController() }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}
