import Foundation
import HomeCore

/// The initial records of a new store: the files `books.csv`, `comics.csv` and `offers.csv` in a folder.
public struct Catalogue: Sendable {
  private let folder: URL?

  /// Creates a catalogue from a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// Returns the catalogue of the installed program, or the one in the source tree of a program that is not installed.
  /// If there is none, creating a store throws a ``CatalogueError``.
  ///
  /// - Parameter identifier: The program's identifier, which is the name of the folder.
  public static func installed(identifier: String) -> Catalogue {
    Catalogue(
      found: DataDirectories.sourceURL(of: "data/catalogue")
        ?? DataDirectories.url(of: "\(identifier)/catalogue"))
  }

  private init(found folder: URL?) {
    self.folder = folder
  }

  /// Returns the imports of all records, one for each kind.
  ///
  /// - Throws: ``CatalogueError`` if there is no catalogue.
  package func imports() throws -> [RecordImport] {
    guard let folder else { throw CatalogueError.missing }
    return RecordKind.allCases.map { RecordImport(from: folder.appending(path: "\($0.rawValue).csv"), kind: $0) }
  }
}

/// An error in the catalogue of a new store, described by a sentence for the user.
public enum CatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No catalogue is installed.
  case missing
  /// A file of the catalogue is missing or invalid. The reason is a complete sentence.
  case broken(String)

  /// Creates the error of a bad row in a file of the catalogue.
  package init(_ row: BadRow, in file: URL) {
    self = .broken("\(file.path):\(row.line): \(row.reason)")
  }

  public var description: String {
    switch self {
    case .missing:
      String(localized: "The catalogue that a new store begins with is missing. Install the program again.")
    case .broken(let reason):
      String(localized: "The catalogue that a new store begins with is broken. Install the program again. \(reason)")
    }
  }
}
