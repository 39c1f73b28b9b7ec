import CSQLite
import Foundation
import HomeCore
import RecordFiles

/// An error of the database: the problem, the file, and the user's remedy. A failed operation has no partial effect.
public struct DatabaseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A category of problems, distinguished by their remedy.
  public enum Kind: Equatable, Sendable {
    /// The file or its folder does not exist, or may not be opened.
    case cannotOpen
    /// There is no file, and reading does not create one.
    case missing
    /// A migration to the store has not ended. The detail is its source.
    case unfinished
    /// The file has another format or belongs to another program.
    case notAStore
    /// The file is a damaged or truncated store.
    case damaged
    /// The file can be read but not written.
    case readOnly
    /// Another program has been writing to the file for a long time.
    case busy
    /// The disk is full, or the file has reached a size limit.
    case full
    /// The disk fails.
    case inputOutput
    /// The file comes from a later version of the program.
    case tooNew
    /// The file comes from an earlier version of the program and cannot be migrated, because it is read-only.
    case tooOld
    /// Any other problem: a bug in the program.
    case failed
  }

  /// The category of the problem.
  public let kind: Kind
  /// The path of the file.
  public let path: String
  /// The message of SQLite or the system, or an empty string if it adds nothing.
  public let detail: String

  init(_ kind: Kind, path: String, detail: String = "") {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  /// - Parameters:
  ///   - code: An SQLite result code, extended or not.
  ///   - systemError: The underlying `errno`, or 0.
  ///   - detail: SQLite's message.
  init(code: Int32, path: String, systemError: Int32 = 0, detail: String = "") {
    let reason = systemError == 0 ? "" : String(cString: strerror(systemError))
    switch code & 0xFF {
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self.init(.cannotOpen, path: path, detail: reason)
    case SQLITE_NOTADB: self.init(.notAStore, path: path)
    case SQLITE_CORRUPT: self.init(.damaged, path: path)
    case SQLITE_READONLY: self.init(.readOnly, path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: self.init(.busy, path: path)
    case SQLITE_FULL: self.init(.full, path: path)
    case SQLITE_IOERR where [ENOSPC, EFBIG, EDQUOT].contains(systemError):
      self.init(.full, path: path, detail: reason)
    case SQLITE_IOERR where code == csqlite_ioerr_short_read || code == csqlite_ioerr_corruptfs:
      self.init(.damaged, path: path)
    case SQLITE_IOERR: self.init(.inputOutput, path: path, detail: reason)
    default: self.init(.failed, path: path, detail: detail)
    }
  }

  /// Indicates whether the connection is unusable and a new one might work.
  var isOfFile: Bool {
    switch kind {
    case .cannotOpen, .missing, .notAStore, .damaged, .inputOutput, .readOnly: true
    case .unfinished, .busy, .full, .tooNew, .tooOld, .failed: false
    }
  }

  public var description: String {
    switch kind {
    case .cannotOpen:
      String(localized: "The store “\(path)” cannot be opened\(reason). Fix the problem, or use --store.")
    case .missing: MigrationError.noShop(place: path).description
    case .unfinished: MigrationError.isUnfinished(place: path, source: detail).description
    case .notAStore:
      String(localized: "“\(path)” is not a store of this program and was not changed. Move it, or use --store.")
    case .damaged:
      String(localized: "The store “\(path)” is damaged, and is left as it is. Replace it by a copy, or move it away.")
    case .readOnly:
      String(localized: "The store “\(path)” can be read but not written. Make it and its folder writable.")
    case .busy: String(localized: "The store “\(path)” is in use by another program. Try again once that has ended.")
    case .full:
      String(localized: "There is no room left for the store “\(path)”\(reason). Make room for it and try again.")
    case .inputOutput:
      String(localized: "The store “\(path)” cannot be read or written\(reason). Check its disk and try again.")
    case .tooNew:
      String(localized: "The store “\(path)” was made by a later version of this program. Use that, or --store.")
    case .tooOld:
      String(
        localized:
          "The store “\(path)” was made by an earlier version. Make it and its folder writable once to upgrade it."
      )
    case .failed: String(localized: "The store “\(path)” failed\(reason). This is a mistake in the program.")
    }
  }

  private var reason: String { detail.isEmpty ? "" : ": \(detail)" }
}
