import Foundation
import HomeCore
import RecordFiles

extension PostgresError: CustomStringConvertible {
  var description: String {
    switch kind {
    case .noLibrary, .badAddress, .badOption, .noService, .unknownHost: descriptionOfAddress
    case .passwordNeeded, .noPassword, .wrongPassword, .refused, .noDatabase, .noRights, .mayNotMake:
      descriptionOfRights
    case .noShop: MigrationError.noShop(place: server).description
    case .unfinished: MigrationError.isUnfinished(place: server, source: detail).description
    case .tooOld:
      String(
        localized:
          "The shared shop “\(server)” was made by an earlier version of this program. Ask its owner to open it once with this version."
      )
    case .untrusted, .noTLS, .noRootCertificate: descriptionOfTrust
    case .unreachable:
      String(localized: "The shared shop “\(server)” cannot be reached\(reason). Check the network and the server.")
    case .starting:
      String(localized: "The server of the shared shop “\(server)” is starting or ending. Try again in a moment.")
    case .tooManyConnections:
      String(
        localized:
          "The server of the shared shop “\(server)” has no connection left\(reason). Try again later, or ask whoever looks after it for more."
      )
    case .lost: String(localized: "The connection to the shared shop “\(server)” was lost. Try again.")
    case .silent: String(localized: "The shared shop “\(server)” does not answer. Check the network and try again.")
    case .busy: String(localized: "The shared shop “\(server)” is very busy. Try again.")
    case .readOnly: String(localized: "The shared shop “\(server)” can only be read at present. Try again later.")
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

  private var descriptionOfAddress: String {
    switch kind {
    case .noLibrary:
      String(localized: "Shared shops need PostgreSQL's client library, libpq. Install the package libpq5.")
    case .badOption:
      String(localized: "The address of the shared shop “\(server)” cannot be used\(reason). Correct it.")
    case .noService:
      String(
        localized:
          "The service “\(server)” of the shared shop cannot be used\(reason). libpq looks for it in “\(Self.userServices)”, and then in “\(Self.systemServices)”."
      )
    case .unknownHost:
      String(
        localized:
          "There is no computer with the name in “\(server)”\(reason). Check the address of the shared shop and the network."
      )
    default:
      String(localized: "The address of the shared shop is not understood. It looks like postgresql://server/database.")
    }
  }

  private var descriptionOfRights: String {
    switch kind {
    case .passwordNeeded: String(localized: "The shared shop “\(server)” needs a password. Enter it and try again.")
    case .noPassword:
      String(
        localized:
          "The shared shop “\(server)” needs a password. Put it into ~/.pgpass, into the file that PGPASSFILE names, or into PGPASSWORD."
      )
    case .wrongPassword:
      String(localized: "The shared shop “\(server)” does not accept the name or the password. Check both.")
    case .refused:
      String(
        localized:
          "The server of the shared shop “\(server)” does not let you in. Check your name in the address, or ask whoever looks after the server."
      )
    case .noDatabase:
      String(
        localized:
          "The server has no database “\(server)”. Check its name in the address, or ask whoever looks after the server to create it."
      )
    case .mayNotMake:
      String(
        localized:
          "There is no shop in “\(server)” yet, and you may not make one. Ask whoever looks after the server to open it first, or for the right to create a schema."
      )
    default:
      String(localized: "You may not do this in the shared shop “\(server)”. Ask whoever looks after it.")
    }
  }

  private var descriptionOfTrust: String {
    switch kind {
    case .noTLS:
      String(
        localized:
          "“\(server)” cannot prove that it is the right server, because it has no TLS. Ask whoever looks after it, or add sslmode=disable to the address if you trust the network."
      )
    case .noRootCertificate:
      String(
        localized:
          "“\(server)” cannot prove that it is the right server, because there is no file “\(detail)” with certificates to trust. Ask whoever looks after the server for it."
      )
    default:
      String(
        localized:
          "“\(server)” does not prove that it is the right server\(reason). Check the name in the address, or ask whoever looks after it for its certificate."
      )
    }
  }

  private var reason: String { detail.isEmpty ? "" : ": \(detail)" }

  // The places where libpq looks for services. The system folder cannot be queried; this is Debian's.
  private static var userServices: String { environment("PGSERVICEFILE") ?? "~/.pg_service.conf" }
  private static var systemServices: String {
    (environment("PGSYSCONFDIR") ?? "/etc/postgresql-common") + "/pg_service.conf"
  }

  private static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
