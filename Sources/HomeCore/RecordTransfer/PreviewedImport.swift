import Foundation

/// A file that has been looked at, to be imported as the user has seen it.
public nonisolated struct PreviewedImport: Equatable, Identifiable, Sendable {
  /// What is imported if the user wants it.
  public let request: RecordImport
  /// What has been understood of the file.
  public let preview: RecordImportPreview

  /// - Parameters:
  ///   - url: The file.
  ///   - preview: What has been understood of it.
  public init(url: URL, preview: RecordImportPreview) {
    // Bad rows that come into the file from now on are not what the user agrees to.
    request = RecordImport(from: url, badRows: preview.report.badRowCount > 0 ? .keepGoodRows : .importNothing)
    self.preview = preview
  }

  public var id: URL { request.url }

  /// What the file is called.
  public var file: String { request.url.lastPathComponent }

  /// Whether there is anything to import.
  public var hasGoodRows: Bool { preview.report.importedCount > 0 }

  /// What the button says that imports them.
  public var importTitle: String {
    preview.report.badRowCount > 0 ? String(localized: "Import Good Rows") : String(localized: "Import")
  }
}
