import CSQLite
import Foundation
import HomeCore

/// Why the database could not do what was asked of it: what failed, on which file, and what to do about it. What failed was
/// not done, not even in part.
public struct DatabaseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What can be wrong, as far as it matters for what to do.
  public enum Kind: Equatable, Sendable {
    /// There is no file, or no folder for one, or it may not be opened.
    case cannotOpen
    /// It is a file of another kind, or of another program's.
    case notAStore
    /// It was a store once, and has been damaged or cut off.
    case damaged
    /// It may be read and not written.
    case readOnly
    /// Another program is writing to it, and has been for long.
    case busy
    /// The disk has no room left, or the file may not grow.
    case full
    /// The disk fails.
    case inputOutput
    /// A later version of the program has made it.
    case tooNew
    /// An earlier version of the program has made it, and it may not be written.
    case tooOld
    /// Anything else: a mistake in the program.
    case failed
  }

  /// What is wrong.
  public let kind: Kind
  /// The file.
  public let path: String
  /// SQLite's or the system's words, where they say more; "" otherwise.
  public let detail: String

  init(_ kind: Kind, path: String, detail: String = "") {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  /// - Parameters:
  ///   - code: SQLite's result code, extended or not.
  ///   - systemError: The `errno` behind it, or 0.
  ///   - detail: SQLite's words.
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

  /// Whether a connection that fails like this is of no use any more, and a new one may be.
  var isOfFile: Bool {
    switch kind {
    case .cannotOpen, .notAStore, .damaged, .inputOutput, .readOnly: true
    case .busy, .full, .tooNew, .tooOld, .failed: false
    }
  }

  public var description: String {
    switch kind {
    case .cannotOpen:
      String(localized: "The store “\(path)” cannot be opened\(reason). Mend that, or choose another one with --store.")
    case .notAStore:
      String(localized: "“\(path)” is not a store of this program, and is left as it is. Move it away or use --store.")
    case .damaged:
      String(localized: "The store “\(path)” is damaged, and is left as it is. Replace it by a copy, or move it away.")
    case .readOnly:
      String(localized: "The store “\(path)” may be read but not written. Allow writing to it and to its folder.")
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
          "The store “\(path)” was made by an earlier version of this program. Allow writing to it and to its folder once."
      )
    case .failed: String(localized: "The store “\(path)” failed\(reason). This is a mistake in the program.")
    }
  }

  private var reason: String { detail.isEmpty ? "" : ": \(detail)" }
}
