/// An error of a shared store: the problem, the server, and the user's remedy. No message contains a password.
struct PostgresError: Error, Equatable, Sendable {
  /// A category of problems, distinguished by their remedy.
  enum Kind: CaseIterable, Equatable, Sendable {
    /// PostgreSQL's client library is not installed.
    case noLibrary
    /// The address is malformed.
    case badAddress
    /// libpq rejects a value of the address, of the service or of the environment.
    case badOption
    /// libpq's service files do not have the service, or are malformed.
    case noService
    /// The server needs a password, and the user has given none.
    case passwordNeeded
    /// The server needs a password that libpq does not find, and there is no way to ask for it.
    case noPassword
    /// The server rejects the user name or the password.
    case wrongPassword
    /// The server does not know this user, or does not accept the user from this computer.
    case refused
    /// The server has no such database.
    case noDatabase
    /// The server does not prove its identity.
    case untrusted
    /// The server has no TLS, and therefore cannot prove its identity.
    case noTLS
    /// The root certificates for the server's identity are not on this computer. The detail is their file.
    case noRootCertificate
    /// No server currently answers at the address.
    case unreachable
    /// The name of the server's computer cannot be resolved now.
    case unknownHost
    /// The server is starting or shutting down.
    case starting
    /// The server has reached its maximum number of connections.
    case tooManyConnections
    /// The connection ended.
    case lost
    /// The server has not answered for a long time.
    case silent
    /// Other transactions change the same rows all the time.
    case busy
    /// The server currently permits no changes.
    case readOnly
    /// The user may not do this.
    case noRights
    /// There is no shop, and the user may not create one.
    case mayNotMake
    /// There is no shop, and reading does not create one.
    case noShop
    /// A migration to the shop has not ended. The detail is its source.
    case unfinished
    /// The shop comes from an earlier version of the program, and the user may not update it.
    case tooOld
    /// The schema `shop` belongs to another program.
    case notAShop
    /// The shop comes from a later version of the program.
    case tooNew
    /// The database has another encoding than UTF-8.
    case wrongEncoding
    /// The disk of the server is full.
    case full
    /// The statement was cancelled.
    case stopped
    /// The record of the statement does not exist.
    case notFound
    /// The cart has nothing to buy.
    case cartIsEmpty
    /// Any other problem: a bug in the program.
    case failed
  }

  let kind: Kind
  /// The server and its database, for messages.
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
      case "28000": .refused
      case "3D000": .noDatabase
      case "53300": .tooManyConnections
      case "57P03": .starting
      case "57P01", "57P02", "57P05": .lost
      // The last code is of a statement whose preparation was cancelled in the previous request.
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
  var isOfConnection: Bool {
    [.unreachable, .unknownHost, .starting, .tooManyConnections, .lost, .silent].contains(kind)
  }
}
