import GtkObjects

/// A request for files from the user.
public struct FileChooserRequest: Hashable, Sendable {
  /// The purpose of a file dialog.
  public enum Purpose: Hashable, Sendable {
    /// Choosing files to read.
    case open
    /// Choosing a file to write. The user may enter a new name, and must confirm the replacement of an existing file.
    case save
    /// Choosing a folder.
    case chooseFolder
  }

  /// The purpose of the dialog.
  public var purpose: Purpose
  /// The title of the dialog, or `nil` for the desktop's default.
  public var title: String?
  /// The offered file types, or an empty array for all files.
  public var contentTypes: [UTType]
  /// A Boolean value that indicates whether the user can choose several files.
  public var allowsMultipleSelection: Bool
  /// The initial name of a new file.
  public var suggestedName: String?
  /// The title of the button that confirms the dialog, or `nil` for the desktop's.
  public var confirmationLabel: String?
  /// The folder shown first, or `nil` for the last used one.
  public var folder: URL?

  package init(purpose: Purpose, contentTypes: [UTType], allowsMultipleSelection: Bool, suggestedName: String? = nil) {
    (self.purpose, self.contentTypes, self.suggestedName) = (purpose, contentTypes, suggestedName)
    self.allowsMultipleSelection = allowsMultipleSelection
  }
}

/// A type that asks the user for files.
///
/// By default, this is the desktop's dialog. An environment value can replace it, as in tests:
///
/// ```swift
/// struct AlwaysTheSame: FileChooser {
///   let url: URL
///   func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> FileChooserSession? {
///     answer([url])
///     return nil
///   }
/// }
///
/// ImportView().environment(\.fileChooser, AlwaysTheSame(url: url))
/// ```
@preconcurrency @MainActor
public protocol FileChooser {
  /// Asks the user for files.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - answer: A closure that is called once with the chosen files, which are empty if the user cancels. It is not
  ///     called after the session is cancelled.
  /// - Returns: A session that can be cancelled, which the caller retains while it is open, or `nil` if the request is
  ///   already answered.
  func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)?
}

/// An open file request.
@preconcurrency @MainActor
public protocol FileChooserSession: AnyObject {
  /// Cancels the request.
  func cancel()
}

extension EnvironmentValues {
  /// The file chooser, or `nil` for the desktop's dialog.
  public var fileChooser: (any FileChooser)? {
    get { self[FileChooserKey.self] }
    set { self[FileChooserKey.self] = newValue }
  }
}

private struct FileChooserKey: EnvironmentKey {
  static var defaultValue: (any FileChooser)? { nil }
}

/// A file chooser that shows the desktop's dialog, through its portal if available, so that it works in a sandbox.
package struct NativeFileChooser: FileChooser {
  /// A widget in the dialog's parent window.
  let parent: Gtk.Widget?

  package init(parent: Gtk.Widget?) { self.parent = parent }

  package func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)? {
    let native = request.makeDialog(above: parent)
    let session = NativeFileChooserSession(native)
    native.show { [weak session] urls in
      session?.end()
      answer(urls)
    }
    return session
  }
}

@MainActor
private final class NativeFileChooserSession: FileChooserSession {
  private var native: Gtk.FileChooserNative?

  init(_ native: Gtk.FileChooserNative) { self.native = native }

  func end() {
    native?.destroy()
    native = nil
  }

  func cancel() { end() }
}

extension View {
  /// Sets the title of the file dialogs inside.
  ///
  /// Mirrors SwiftUI's `fileDialogMessage(_:)`.
  public func fileDialogMessage(_ message: Text?) -> some View {
    environment(\.lookDetails.fileDialog.title, message?.content)
  }

  /// Sets the title of the file dialogs inside.
  ///
  /// Mirrors SwiftUI's `fileDialogMessage(_:)`.
  @_disfavoredOverload
  public func fileDialogMessage<Message: StringProtocol>(_ message: Message) -> some View {
    fileDialogMessage(Text(message))
  }
}

extension FileChooserRequest {
  /// Returns the desktop's dialog for the request.
  @MainActor
  func makeDialog(above parent: Gtk.Widget?) -> Gtk.FileChooserNative {
    let action: Gtk.FileChooserNative.Action =
      switch purpose {
      case .open: .open
      case .save: .save
      case .chooseFolder: .selectFolder
      }
    let dialog = Gtk.FileChooserNative(action, title: title, above: parent)
    dialog.setAllowsSeveral(allowsMultipleSelection)
    if let suggestedName, purpose == .save { dialog.setName(suggestedName) }
    if let confirmationLabel { dialog.setAcceptLabel(confirmationLabel) }
    if let folder { dialog.setFolder(folder) }
    for filter in filters { dialog.add(filter) }
    return dialog
  }

  /// The filters: one for all types together, one for each type if there are several, and one for all files, because a
  /// name does not always determine the type.
  @MainActor var filters: [Gtk.FileChooserNative.Filter] {
    let types = contentTypes.filter { !$0.isFolder }
    guard !types.isEmpty, !types.contains(where: \.isAnything) else { return [] }
    let each = types.count == 1 ? [] : types.map { UTType.filter(of: [$0]) }
    return [UTType.filter(of: types)] + each + [.init(name: Gtk.word(localized: "All Files"))]
  }
}

extension UTType {
  /// Returns a filter by MIME type and extension, because MIME types guessed from a file's contents are often wrong.
  @MainActor fileprivate static func filter(of types: [UTType]) -> Gtk.FileChooserNative.Filter {
    Gtk.FileChooserNative.Filter(
      name: types.count == 1 ? types[0].filterName : Gtk.word(localized: "Supported Files"),
      mimeTypes: types.compactMap(\.preferredMIMEType), suffixes: types.compactMap(\.preferredFilenameExtension))
  }

  /// The desktop's name of the type with the ending of its files.
  @MainActor private var filterName: String {
    let pattern = preferredFilenameExtension.map { "*." + $0 } ?? identifier
    return preferredMIMEType.flatMap(Gtk.FileChooserNative.name).map { "\($0) (\(pattern))" } ?? pattern
  }
}
