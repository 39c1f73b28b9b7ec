/// A document that can be read from a file and written to one.
///
/// Mirrors SwiftUI's `FileDocument`.
public protocol FileDocument {
  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The file types that the document can be written as, the preferred one first. The default is the readable ones.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns the file of the document.
  ///
  /// - Throws: An error that prevents writing, which the exporter reports.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file type that a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// Writes the document to a file.
  package func write(to url: URL, as contentType: UTType) throws {
    try fileWrapper(configuration: FileDocumentWriteConfiguration(contentType: contentType)).write(to: url)
  }
}

/// The file that a document is read from.
///
/// Mirrors SwiftUI's `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  /// Creates a configuration, for a program that reads a file itself.
  public init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// The file type that a document is written as.
///
/// Mirrors SwiftUI's `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The present file, or `nil` for a new one.
  public let existingFile: FileWrapper?

  /// Creates a configuration, for a program that writes a document itself.
  public init(contentType: UTType, existingFile: FileWrapper? = nil) {
    self.contentType = contentType
    self.existingFile = existingFile
  }
}

extension View {
  /// Shows a save dialog while `isPresented` is true, and writes a document to the chosen file.
  ///
  /// Mirrors SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`; uses the
  /// desktop's dialog. The file is written atomically.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that shows the dialog. It becomes `false` when the user answers.
  ///   - document: The document, or `nil` to write nothing.
  ///   - contentType: The file type, which determines the extension.
  ///   - defaultFilename: The initial file name.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDestination(isPresented: isPresented, contentType: contentType, defaultFilename: defaultFilename) { url in
      guard let document else { return onCancellation() }
      onCompletion(
        Result {
          try document.write(to: url, as: contentType)
          return url
        })
    } onCancellation: {
      onCancellation()
    }
  }

  /// Shows a save dialog while `isPresented` is true. The program writes the file itself.
  ///
  /// Not part of SwiftUI, whose exporter requires the whole document in memory and so is unsuitable for streamed data.
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
  /// Returns a file name with the extension of this type.
  func completing(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !name.lowercased().hasSuffix("." + ending) else { return name }
    return name + "." + ending
  }
}
