import Foundation
import GtkBridge
import GtkObjects

/// The desktop's file chooser, for opening or for exporting files.
///
/// Mirrors `UIDocumentPickerViewController`. A program presents it like every controller; it dismisses itself after the
/// user's answer:
///
/// ```swift
/// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .plainText])
/// picker.allowsMultipleSelection = true
/// picker.delegate = self
/// present(picker, animated: true)
/// ```
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case opening([UTType])
    case exporting([URL])
  }

  /// The object that receives the files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Indicates whether the user can choose several files.
  open var allowsMultipleSelection = false
  /// The folder that is shown first, or `nil` for the last used one.
  open var directoryURL: URL?
  /// Kept, without effect: the desktop's file chooser always shows them.
  open var shouldShowFileExtensions = true
  /// The object that chooses the files in place of the desktop, as in tests. Not part of UIKit.
  open var fileChooser: (any FileChooser)?

  private let purpose: Purpose
  private let copies: Bool
  private let dialog = FileDialog()

  private init(_ purpose: Purpose, copies: Bool) {
    self.purpose = purpose
    self.copies = copies
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker for files of some types. If `UTType.folder` is the only one, the user chooses folders.
  ///
  /// - Parameters:
  ///   - contentTypes: The types.
  ///   - asCopy: Whether the delegate receives copies in the folder for temporary files instead of the files themselves.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(.opening(contentTypes), copies: asCopy)
  }

  /// Creates a picker for the target of files: a single file gets a new name, several files go into a folder.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: Whether the files are copied instead of moved.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(.exporting(urls), copies: asCopy)
  }

  /// Creates a picker for files of some types, by the identifiers of the types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(.opening(allowedUTIs.compactMap { UTType($0) }), copies: mode == .import)
  }

  /// Creates a picker for the target of files.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(.exporting(urls), copies: mode == .exportToService)
  }

  /// Creates a picker for the target of a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Returns `nil`: controllers cannot be decoded from an archive on this platform.
  public required init?(coder: NSCoder) { nil }

  deinit {}

  private var request: FileChooserRequest {
    var request =
      switch purpose {
      case .opening(let types):
        FileChooserRequest(
          purpose: !types.isEmpty && types.allSatisfy(\.isFolder) ? .chooseFolder : .open, contentTypes: types,
          allowsMultipleSelection: allowsMultipleSelection)
      case .exporting(let urls):
        FileChooserRequest(
          purpose: urls.count == 1 ? .save : .chooseFolder, contentTypes: [], allowsMultipleSelection: false,
          suggestedName: urls.first?.lastPathComponent)
      }
    (request.title, request.folder) = (title, directoryURL)
    return request
  }

  private func didAnswer(_ chosen: [URL]) {
    let presenter = presentingViewController
    dialogDidEnd()
    guard let first = chosen.first else {
      delegate?.documentPickerWasCancelled(self)
      return
    }
    do {
      let urls =
        switch purpose {
        case .opening: copies ? try chosen.map(FileExport.temporaryCopy) : chosen
        case .exporting(let urls): try FileExport.export(urls, to: first, moves: !copies)
        }
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } catch {
      delegate?.documentPickerWasCancelled(self)
      let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: Gtk.translated("_OK"), style: .default))
      presenter?.present(alert, animated: true)
    }
  }
}

extension UIDocumentPickerViewController: DesktopDialogPresenting {
  package func openDialog(above window: Gtk.Window) {
    dialog.open(request, above: window, by: fileChooser) { [weak self] in self?.didAnswer($0) }
  }

  package func closeDialog() { dialog.close() }
}

/// The purpose of an early document picker.
///
/// Mirrors `UIDocumentPickerMode`.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// The picker copies files for the program.
  case `import`
  /// The picker opens files in their place.
  case open
  /// The picker copies files of the program to a place.
  case exportToService
  /// The picker moves files of the program to a place.
  case moveToService
}

/// The object that receives the files of a picker.
///
/// Mirrors `UIDocumentPickerDelegate`. The picker is dismissed before its methods are called. A failed copy or move
/// counts as cancelled, and a message shows the reason.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after the user has chosen files, with the opened files or with the new URLs of the exported ones.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// Called after the user has closed the picker without a choice.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)

  /// Called with the first file by the default of ``documentPicker(_:didPickDocumentsAt:)``.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls ``documentPicker(_:didPickDocumentAt:)`` with the first file, for code that supports early versions of iOS.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}

  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}

extension URL {
  /// Returns `true`: a file from the desktop's file chooser is accessible to the program.
  ///
  /// Mirrors the method of the same name of Apple's Foundation.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Kept, without effect, as ``startAccessingSecurityScopedResource()``.
  public func stopAccessingSecurityScopedResource() {}
}
