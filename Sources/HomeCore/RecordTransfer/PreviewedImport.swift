import Foundation

/// A previewed file that the user can import as shown.
public nonisolated struct PreviewedImport: Equatable, Identifiable, Sendable {
  /// The import request.
  public let request: RecordImport
  /// The preview of the file.
  public let preview: RecordImportPreview

  /// Creates an import from a preview.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - preview: The preview of the file.
  public init(url: URL, preview: RecordImportPreview) {
    // If the preview has no bad rows, rows that turn bad later must not be dropped without the user's consent.
    request = RecordImport(from: url, badRows: preview.report.badRowCount > 0 ? .keepGoodRows : .importNothing)
    self.preview = preview
  }

  public var id: URL { request.url }

  /// The file name.
  public var file: String { request.url.lastPathComponent }

  /// Indicates whether there are rows to import.
  public var hasGoodRows: Bool { preview.report.importedCount > 0 }

  /// The title of the import button.
  public var importTitle: String {
    preview.report.badRowCount > 0 ? String(localized: "Import Good Rows") : String(localized: "Import")
  }
}
