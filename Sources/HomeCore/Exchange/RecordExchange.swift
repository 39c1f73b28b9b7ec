import Foundation

/// Imports and exports files of records, of any length in the same memory; only the ids of an imported file are all kept in it.
public nonisolated protocol RecordExchange: Sendable {
  /// Reads a file and imports nothing of it.
  ///
  /// - Parameter progress: Called every few thousand rows, on any thread.
  /// - Returns: What is understood of it, and how many of its rows are good. ``RecordImport/badRows`` makes no difference.
  /// - Throws: ``RecordFileError``, or a `CancellationError` once the task has been cancelled.
  func previewImport(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportPreview

  /// Imports a file. Rows with an id that is there already renew what has it; rows without one get a new one. Others see what
  /// comes of it all at once, at its end, and need not wait for that with what they buy and like.
  ///
  /// - Parameter progress: Called every few thousand rows, on any thread.
  /// - Returns: The report. If rows are bad, nothing is imported unless ``RecordImport/badRows`` says otherwise.
  /// - Throws: ``RecordFileError``, ``ServiceError``, or a `CancellationError` once the task has been cancelled: nothing has
  ///   been imported then.
  func importRecords(
    _ request: RecordImport, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> RecordImportReport

  /// Exports all records of a kind. The file is there when all of it is written; one that was there stays until then.
  ///
  /// - Parameters:
  ///   - format: How it is written; by its name if `nil`.
  ///   - progress: Called every few thousand rows, on any thread.
  /// - Returns: How many records there are.
  /// - Throws: ``RecordFileError``, ``ServiceError``, or a `CancellationError` once the task has been cancelled.
  @discardableResult
  func exportRecords(
    _ kind: RecordKind, to url: URL, format: RecordFormat?, progress: @escaping @Sendable (RecordProgress) -> Void
  ) async throws -> Int
}

/// How far an import or an export has come.
public nonisolated struct RecordProgress: Equatable, Sendable {
  /// How many rows have been read or written, bad ones included.
  public var rowCount: Int
  /// How much of it all that is, from 0 to 1; `nil` where nobody knows.
  public var fractionCompleted: Double?

  /// Makes a progress.
  public init(rowCount: Int, fractionCompleted: Double? = nil) {
    self.rowCount = rowCount
    self.fractionCompleted = fractionCompleted
  }
}

/// Why a file cannot be imported or exported at all, in a sentence for people that says what to do about it.
public nonisolated enum RecordFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The system does not let it be read.
  case cannotRead(file: String, reason: String)
  /// The system does not let it be written.
  case cannotWrite(file: String, reason: String)
  /// It is a file of the store that is exported.
  case isStore(file: String)
  /// It is a folder.
  case isFolder(file: String)
  /// It is neither a file nor what another program writes.
  case isDevice(file: String)
  /// Its lines end as those of old Macs, which nothing else writes.
  case oldLineEnds(file: String)
  /// Its name does not say how it is written.
  case unknownFormat(file: String)
  /// How it begins does not say what its columns are; the reason is a sentence.
  case notUnderstood(file: String, line: Int, reason: String)
  /// Its columns are those of no kind of records.
  case unknownColumns(file: String)
  /// It has not all the columns that its kind of records needs.
  case missingColumn(file: String, column: String)
  /// There is nothing in it.
  case empty(file: String)

  public var description: String {
    switch self {
    case .cannotRead(let file, let reason): String(localized: "“\(file)” cannot be read: \(reason).")
    case .cannotWrite(let file, let reason): String(localized: "“\(file)” cannot be written: \(reason).")
    case .isStore(let file):
      String(localized: "“\(file)” is where the program keeps its data. Choose another name for the export.")
    case .isFolder(let file): String(localized: "“\(file)” is a folder. Choose a file in it.")
    case .isDevice(let file): String(localized: "“\(file)” is a device and no file of records. Choose a file.")
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
    case .empty(let file): String(localized: "There is nothing in “\(file)”.")
    }
  }
}
