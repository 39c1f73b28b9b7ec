nonisolated extension RecordKind {
  /// The title of the dialog that asks for a file to import.
  public var importTitle: String {
    switch self {
    case .books: String(localized: "Import Books")
    case .comics: String(localized: "Import Comics")
    case .offers: String(localized: "Import Offers")
    }
  }

  /// The title of the dialog that asks for a file to export to.
  public var exportTitle: String {
    switch self {
    case .books: String(localized: "Export Books")
    case .comics: String(localized: "Export Comics")
    case .offers: String(localized: "Export Offers")
    }
  }
}
