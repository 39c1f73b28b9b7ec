import Foundation

/// A service that imports and exports record files. Memory use does not grow with the file, except for the identifiers
/// of an imported file.
public nonisolated protocol RecordExchange: Sendable {
  /// Reads a file without importing it.
  ///
  /// - Parameter progress: A callback that runs every few thousand rows, on any thread.
  /// - Returns: The detected structure of the file and the number of its good rows. ``RecordImport/badRows`` is
  ///   ignored.
  /// - Throws: ``RecordFileError``, or a `CancellationError` once the task is cancelled.
  func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview

  /// Imports a file. A row whose identifier exists replaces that record; a row without an identifier gets a new one.
  /// The import is one transaction: readers see its whole result at once, and purchases and likes do not wait for it.
  ///
  /// - Parameter progress: A callback that runs every few thousand rows, on any thread.
  /// - Returns: The report. If there are bad rows, no row is imported unless ``RecordImport/badRows`` permits it.
  /// - Throws: ``RecordFileError``, ``ServiceError``, or a `CancellationError` once the task is cancelled. No row is
  ///   imported then.
  func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport

  /// Exports all records of a kind. The file appears once it is complete; an existing file stays until then.
  ///
  /// - Parameters:
  ///   - format: The file format, or `nil` to derive it from the file name.
  ///   - progress: A callback that runs every few thousand rows, on any thread.
  /// - Returns: The number of exported records.
  /// - Throws: ``RecordFileError``, ``ServiceError``, or a `CancellationError` once the task is cancelled.
  @discardableResult
  func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int
}

/// The progress of an import or export.
public nonisolated struct RecordProgress: Equatable, Sendable {
  /// The number of rows read or written, including bad ones.
  public var rowCount: Int
  /// The completed fraction, from 0 to 1, or `nil` if the total is unknown.
  public var fractionCompleted: Double?

  /// Creates a progress value.
  public init(rowCount: Int, fractionCompleted: Double? = nil) {
    self.rowCount = rowCount
    self.fractionCompleted = fractionCompleted
  }
}

/// An error that prevents the import or export of a whole file. Its description tells the user what to do.
public nonisolated enum RecordFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The system denies reading the file.
  case cannotRead(file: String, reason: String)
  /// The system denies writing the file.
  case cannotWrite(file: String, reason: String)
  /// The export target is a file of the store itself.
  case isStore(file: String)
  /// The path is a folder.
  case isFolder(file: String)
  /// The path is neither a regular file nor a pipe.
  case isDevice(file: String)
  /// The lines end in CR alone, as on classic Mac OS.
  case oldLineEnds(file: String)
  /// The file name does not reveal the format.
  case unknownFormat(file: String)
  /// The beginning of the file does not define its columns. The reason is a sentence.
  case notUnderstood(file: String, line: Int, reason: String)
  /// The columns match no kind of record.
  case unknownColumns(file: String)
  /// A required column is missing.
  case missingColumn(file: String, column: String)
  /// The file contains no text.
  case notText(file: String)
  /// The file is empty.
  case empty(file: String)

  public var description: String {
    switch self {
    case .cannotRead(let file, let reason): String(localized: "“\(file)” cannot be read: \(reason).")
    case .cannotWrite(let file, let reason): String(localized: "“\(file)” cannot be written: \(reason).")
    case .isStore(let file):
      String(localized: "“\(file)” is where the program keeps its data. Choose another name for the export.")
    case .isFolder(let file): String(localized: "“\(file)” is a folder. Choose a file in it.")
    case .isDevice(let file): String(localized: "“\(file)” is a device, not a file. Choose a file.")
    case .oldLineEnds(let file):
      String(localized: "The lines of “\(file)” end in CR alone. Save it with LF or CR LF and try again.")
    case .unknownFormat(let file):
      String(localized: "The name of “\(file)” does not end in .csv, .json or .jsonl. Give it one of these endings.")
    case .notUnderstood(let file, let line, let reason):
      String(localized: "Line \(line) of “\(file)” does not say what its columns are. \(reason)")
    case .unknownColumns(let file):
      String(localized: "“\(file)” does not have the columns of books, comics or offers. Export some to see theirs.")
    case .missingColumn(let file, let column):
      String(localized: "“\(file)” has no column “\(column)”. Add it and try again.")
    case .notText(let file): String(localized: "“\(file)” is not a text file. Choose a CSV or JSON file.")
    case .empty(let file): String(localized: "There is nothing in “\(file)”.")
    }
  }
}
