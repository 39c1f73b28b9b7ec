import GtkObjects

/// What the user is asked to choose a file for.
public struct FileChooserRequest: Hashable, Sendable {
  /// What becomes of the file.
  public enum Purpose: Hashable, Sendable {
    /// It is read.
    case open
    /// It is written; the user may name a new one, and is asked before one is replaced.
    case save
    /// It is a folder.
    case chooseFolder
  }

  /// What becomes of the file.
  public var purpose: Purpose
  /// What the dialog is called; `nil` for the desktop's own words.
  public var title: String?
  /// Which kinds of files are offered; none for all.
  public var contentTypes: [UTType]
  /// Whether several may be chosen.
  public var allowsMultipleSelection: Bool
  /// What a new file is called unless the user says otherwise.
  public var suggestedName: String?
  /// The folder that is shown first; `nil` for the last one used.
  public var folder: URL?
}

/// Asks the user for files.
///
/// The desktop's own dialog does unless another is in the environment, as in tests:
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
  /// Asks for files.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - answer: Called once with what has been chosen, which is nothing where the user changed their mind. It is not called
  ///     after the session has been cancelled.
  /// - Returns: A way to take the question back, which is kept as long as it stands; `nil` where it is answered already.
  func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)?
}

/// A question for files that has not been answered yet.
@preconcurrency @MainActor
public protocol FileChooserSession: AnyObject {
  /// Takes the question back.
  func cancel()
}

extension EnvironmentValues {
  /// Who asks the user for files; `nil` for the desktop.
  public var fileChooser: (any FileChooser)? {
    get { self[FileChooserKey.self] }
    set { self[FileChooserKey.self] = newValue }
  }
}

private struct FileChooserKey: EnvironmentKey {
  static var defaultValue: (any FileChooser)? { nil }
}

/// The desktop's own dialog: through its portal where there is one, so that it works from inside a sandbox.
struct NativeFileChooser: FileChooser {
  /// Whose window it stands above.
  let parent: Gtk.Widget?

  func choose(_ request: FileChooserRequest, answer: @escaping ([URL]) -> Void) -> (any FileChooserSession)? {
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

extension FileChooserRequest {
  /// The desktop's dialog that asks for it.
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
    if let folder { dialog.setFolder(folder) }
    for filter in filters { dialog.add(filter) }
    return dialog
  }

  /// One filter for all kinds together, and one for each where there are several.
  private var filters: [Gtk.FileChooserNative.Filter] {
    let types = contentTypes.filter { !$0.isFolder }
    guard !types.isEmpty, !types.contains(where: \.isAnything) else { return [] }
    return types.count == 1
      ? [UTType.filter(of: types)] : [UTType.filter(of: types)] + types.map { UTType.filter(of: [$0]) }
  }
}

extension UTType {
  /// By type and by ending: a file's type is often guessed from its first lines, and wrongly.
  fileprivate static func filter(of types: [UTType]) -> Gtk.FileChooserNative.Filter {
    let names = types.map { type in type.preferredFilenameExtension.map { "*." + $0 } ?? type.identifier }
    return Gtk.FileChooserNative.Filter(
      name: names.joined(separator: ", "), mimeTypes: types.compactMap(\.preferredMIMEType),
      suffixes: types.compactMap(\.preferredFilenameExtension))
  }
}
