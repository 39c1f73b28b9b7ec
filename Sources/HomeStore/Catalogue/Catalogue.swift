import Foundation
import HomeCore

/// What a new store begins with: the records in a folder's `books.csv`, `comics.csv` and `offers.csv`.
public struct Catalogue: Sendable {
  private let folder: URL?

  /// The catalogue in a folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The catalogue that was installed with the program, or, beside a program that was not, the one in its sources. If there
  /// is none, a new store cannot be made; ``CatalogueError`` says so then.
  ///
  /// - Parameter identifier: The program's id, which names its folder.
  public static func installed(identifier: String) -> Catalogue {
    Catalogue(
      found: DataDirectories.sourceURL(of: "data/catalogue")
        ?? DataDirectories.url(of: "\(identifier)/catalogue"))
  }

  private init(found folder: URL?) {
    self.folder = folder
  }

  /// Puts all of it into a store.
  ///
  /// - Throws: ``CatalogueError`` if it is not there, or not all of it is good.
  func fill(_ connection: Connection) throws {
    guard let folder else { throw CatalogueError.missing }
    for kind in RecordKind.allCases {
      let url = folder.appending(path: "\(kind.rawValue).csv")
      do {
        let session = try ImportSession(RecordImport(from: url, kind: kind))
        while try session.importRows(atMost: .max, into: connection) {}
        if let row = session.report.badRows.first {
          throw CatalogueError.broken("\(url.path):\(row.line): \(row.reason)")
        }
      } catch let error as RecordFileError {
        throw CatalogueError.broken(error.description)
      }
    }
  }
}

/// Why a new store has nothing to begin with, in a sentence for people.
public enum CatalogueError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No catalogue is installed.
  case missing
  /// A part of it is not there or not good; the reason is a whole sentence.
  case broken(String)

  public var description: String {
    switch self {
    case .missing:
      String(localized: "The catalogue that a new store begins with is missing. Install the program again.")
    case .broken(let reason):
      String(localized: "The catalogue that a new store begins with is broken. Install the program again. \(reason)")
    }
  }
}
