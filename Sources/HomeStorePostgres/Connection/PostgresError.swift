/// An error of a shared store: the problem, the server, and the user's remedy. No message contains a password.
struct PostgresError: Error, Equatable, Sendable {
  /// A category of problems, distinguished by their remedy.
  enum Kind: CaseIterable, Equatable, Sendable {
    /// PostgreSQL's client library is not installed.
    case noLibrary
    /// The address is malformed.
    case badAddress
    /// libpq does not take a value of the address, of the service or of the environment.
    case badOption
    /// libpq's service files do not have the service, or are malformed.
    case noService
    /// The server needs a password, and the user has given none.
    case passwordNeeded
    /// The server needs a password that libpq does not find, and nobody can be asked for it.
    case noPassword
    /// The server knows no such name with such a password.
    case wrongPassword
    /// The server does not know this user, or does not let the user in from here.
    case refused
    /// The server has no such database.
    case noDatabase
    /// The server does not prove who it is.
    case untrusted
    /// The server has no TLS, without which it cannot prove who it is.
    case noTLS
    /// The certificates by which a server proves who it is are not on this computer. The detail is their file.
    case noRootCertificate
    /// No server answers at the address at present.
    case unreachable
    /// The name of the server's computer leads nowhere at present.
    case unknownHost
    /// The server is starting or ending.
    case starting
    /// The server has as many connections as it can have.
    case tooManyConnections
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
    /// There is no shop, and the user may not make one.
    case mayNotMake
    /// There is no shop, and none is made to read from it.
    case noShop
    /// A migration to the shop has not ended. The detail is its source.
    case unfinished
    /// The shop comes from an earlier version of the program, and the user may not bring it up to date.
    case tooOld
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
      case "28000": .refused
      case "3D000": .noDatabase
      case "53300": .tooManyConnections
      case "57P03": .starting
      case "57P01", "57P02", "57P05": .lost
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
  var isOfConnection: Bool {
    [.unreachable, .unknownHost, .starting, .tooManyConnections, .lost, .silent].contains(kind)
  }
}
