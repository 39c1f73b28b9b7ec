import Foundation

/// Writes an exported journal.
public protocol JournalWriting {
  func write(_ text: String, to url: URL) throws(JournalWritingError)
}

/// Why an exported journal could not be written, in a sentence for people.
public nonisolated struct JournalWritingError: Error, Equatable, CustomStringConvertible {
  /// The sentence.
  public let description: String

  /// Makes an error of a sentence.
  public init(_ description: String) {
    self.description = description
  }
}

/// Writes an exported journal to a file, whole or not at all.
public struct JournalFileWriter: JournalWriting {
  /// Makes a writer.
  public init() {}

  public func write(_ text: String, to url: URL) throws(JournalWritingError) {
    do {
      try DurableFile.write(Data(text.utf8), to: url)
    } catch {
      throw JournalWritingError(String(localized: "“\(url.lastPathComponent)” could not be saved: \(error.reason)."))
    }
  }
}

extension Error {
  /// What the system says of a file that could not be read or written, without the rest of Foundation's sentence.
  nonisolated var reason: String {
    guard let cause = (self as? CocoaError)?.underlying as? POSIXError else { return localizedDescription }
    return String(cString: strerror(cause.code.rawValue))
  }
}
