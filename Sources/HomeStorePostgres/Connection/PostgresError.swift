import HomeCore

/// An error of a shared store: the problem, the server, and the user's remedy. No message contains a password.
struct PostgresError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A category of problems, distinguished by their remedy.
  enum Kind: Equatable, Sendable {
    /// PostgreSQL's client library is not installed.
    case noLibrary
    /// The address is malformed.
    case badAddress
    /// The server needs a password, and there is none.
    case passwordNeeded
    /// The server knows no such name with such a password.
    case wrongPassword
    /// The server lets this user in nowhere, or has no such database.
    case refused
    /// The server does not prove who it is.
    case untrusted
    /// No server answers at the address at present.
    case unreachable
    /// The connection ended.
    case lost
    /// The server has not answered for a long time.
    case silent
    /// Others change the same things all the time.
    case busy
    /// The server permits no changes at present.
    case readOnly
    /// The user may not do this.
    case noRights
    /// The schema `shop` belongs to another program.
    case notAShop
    /// The shop comes from a later version of the program.
    case tooNew
    /// The database has another encoding than UTF-8.
    case wrongEncoding
    /// The disk of the server is full.
    case full
    /// The statement was stopped.
    case stopped
    /// The record of the statement does not exist.
    case notFound
    /// The cart has nothing to buy.
    case cartIsEmpty
    /// Any other problem: a bug in the program.
    case failed
  }

  let kind: Kind
  /// The server and its database, for sentences.
  let server: String
  /// The message of the server or of libpq, or an empty string if it adds nothing.
  let detail: String

  init(_ kind: Kind, server: String = "", detail: String = "") {
    self.kind = kind
    self.server = server
    self.detail = detail
  }

  /// - Parameters:
  ///   - state: The SQLSTATE, five letters or digits.
  ///   - detail: The server's message.
  init(state: String, server: String, detail: String) {
    let kind: Kind =
      switch state {
      case "28P01": .wrongPassword
      case "28000", "3D000": .refused
      case "57P01", "57P02", "57P03", "57P05", "53300": .unreachable
      // The last one is a statement whose preparation was stopped in the request before.
      case "40001", "40P01", "55P03", "26000": .busy
      case "25006": .readOnly
      case "42501": .noRights
      case "53100", "53200": .full
      case "57014": .stopped
      case "SH001": .notFound
      case "SH002": .cartIsEmpty
      case _ where state.hasPrefix("08"): .lost
      default: .failed
      }
    self.init(kind, server: server, detail: detail)
  }

  /// Indicates whether the connection is unusable and a new one might work soon.
  var isOfConnection: Bool { [.unreachable, .lost, .silent].contains(kind) }

  var description: String {
    switch kind {
    case .noLibrary:
      String(localized: "Shared shops need PostgreSQL's client library, libpq. Install the package libpq5.")
    case .badAddress:
      String(localized: "The address of the shared shop is not understood. It looks like postgresql://server/database.")
    case .passwordNeeded: String(localized: "The shared shop “\(server)” needs a password. Enter it and try again.")
    case .wrongPassword:
      String(localized: "The shared shop “\(server)” does not accept the name or the password. Check both.")
    case .refused:
      String(localized: "The shared shop “\(server)” does not let you in\(reason). Ask whoever looks after it.")
    case .untrusted:
      String(localized: "“\(server)” does not prove that it is the right server\(reason). Ask whoever looks after it.")
    case .unreachable:
      String(localized: "The shared shop “\(server)” cannot be reached\(reason). Check the network and the server.")
    case .lost: String(localized: "The connection to the shared shop “\(server)” was lost. Try again.")
    case .silent: String(localized: "The shared shop “\(server)” does not answer. Check the network and try again.")
    case .busy: String(localized: "The shared shop “\(server)” is very busy. Try again.")
    case .readOnly: String(localized: "The shared shop “\(server)” can only be read at present. Try again later.")
    case .noRights:
      String(localized: "You may not do this in the shared shop “\(server)”\(reason). Ask whoever looks after it.")
    case .notAShop:
      String(localized: "“\(server)” has a schema “shop” of another program. Choose another database.")
    case .tooNew:
      String(localized: "The shared shop “\(server)” was made by a later version of this program. Use that.")
    case .wrongEncoding:
      String(localized: "The database “\(server)” does not have the encoding UTF-8. Choose another database.")
    case .full: String(localized: "There is no room left for the shared shop “\(server)”. Ask whoever looks after it.")
    case .stopped, .notFound, .cartIsEmpty, .failed:
      String(localized: "The shared shop “\(server)” failed\(reason). This is a mistake in the program.")
    }
  }

  private var reason: String { detail.isEmpty ? "" : ": \(detail)" }
}
