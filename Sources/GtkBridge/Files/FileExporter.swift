/// A document that can be written to a file.
///
/// Mirrors the writing half of SwiftUI's `FileDocument`. Where SwiftUI has a file wrapper, here are the bytes: folders as
/// documents are not supported.
public protocol FileDocument {
  /// The kinds of files it can be written as, the usual one first.
  static var writableContentTypes: [UTType] { get }

  /// The content of the file.
  ///
  /// - Parameter contentType: The kind that was asked for.
  /// - Throws: What keeps it from being written; the exporter reports that.
  func data(as contentType: UTType) throws -> Data
}

extension View {
  /// Asks the user where to write a document, while `isPresented` is true, and writes it.
  ///
  /// Mirrors SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`; asked by the
  /// desktop's own dialog. The file is written as a whole or not at all.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the user is being asked; false again when they have answered.
  ///   - document: What is written; with `nil` nothing is.
  ///   - contentType: What the file is, and with it how its name ends.
  ///   - defaultFilename: The name that the dialog begins with.
  ///   - onCompletion: Told where the document is now, or why it could not be written.
  ///   - onCancellation: Called where the user changes their mind.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDestination(isPresented: isPresented, contentType: contentType, defaultFilename: defaultFilename) { url in
      guard let document else { return onCancellation() }
      onCompletion(
        Result {
          try document.data(as: contentType).write(to: url, options: .atomic)
          return url
        })
    } onCancellation: {
      onCancellation()
    }
  }

  /// Asks the user for a file to write to, while `isPresented` is true; the program writes it itself.
  ///
  /// SwiftUI has no such thing: its exporter wants the whole document in memory, which is not for data that are written as
  /// they are read.
  public func fileDestination(
    isPresented: Binding<Bool>, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    FileRequestContent(
      content: self, isPresented: isPresented,
      request: FileChooserRequest(
        purpose: .save, contentTypes: [contentType], allowsMultipleSelection: false,
        suggestedName: defaultFilename.map { contentType.completing($0) })
    ) { urls in
      if let url = urls.first { onCompletion(url) } else { onCancellation() }
    }
  }
}

extension UTType {
  /// A file's name with the ending that files of this kind have.
  func completing(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !name.lowercased().hasSuffix("." + ending) else { return name }
    return name + "." + ending
  }
}
