import Foundation

/// A type that saves an exported journal.
public protocol JournalWriting {
  /// Saves a journal, in place of an existing file.
  ///
  /// - Throws: A ``JournalWritingError`` with a sentence for the user.
  func write(_ text: String, to url: URL) throws(JournalWritingError)
}

/// An error of a journal export, described by a sentence for the user.
public nonisolated struct JournalWritingError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Creates an error from a sentence.
  public init(_ description: String) {
    self.description = description
  }
}

/// A writer that saves an exported journal to a file atomically.
public struct JournalFileWriter: JournalWriting {
  /// Creates a writer.
  public init() {}

  /// Writes a journal in UTF-8 to a file, which appears complete or not at all.
  public func write(_ text: String, to url: URL) throws(JournalWritingError) {
    do {
      try DurableFile.write(Data(text.utf8), to: url)
    } catch {
      throw JournalWritingError(String(localized: "“\(url.lastPathComponent)” could not be saved: \(error.reason)."))
    }
  }
}

extension Error {
  /// The system's reason for a file error, without the rest of Foundation's message.
  nonisolated var reason: String {
    guard let cause = (self as? CocoaError)?.underlying as? POSIXError else { return localizedDescription }
    return String(cString: strerror(cause.code.rawValue))
  }
}
