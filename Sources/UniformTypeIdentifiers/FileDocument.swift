import Foundation

/// A document that can be read from a file and written to one.
///
/// Mirrors SwiftUI's `FileDocument`.
public protocol FileDocument {
  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The file types that the document can be written as. Not read: the exporter is given its type. The default
  /// is the readable ones.
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
  /// The types from which the document is read.
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
