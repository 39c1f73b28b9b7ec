import CPostgres
import Foundation
import HomeCore

extension PostgresHandle {
  /// Returns the error of a failed attempt to open the connection.
  ///
  /// - Parameter duringTLS: A Boolean value that indicates whether it failed during the TLS negotiation.
  func openingError(duringTLS: Bool) -> PostgresError {
    let message = library.errorMessage(pointer).map { String(cString: $0) } ?? ""
    return Self.openingError(
      message, options: options, hasAddress: library.hostaddr(pointer).map { $0.pointee != 0 } ?? false,
      duringTLS: duringTLS, server: server)
  }

  /// Returns the error for a message of libpq's, such as `… failed: FATAL:  28P01: password …`. It may be in any
  /// language: libpq has translations, and so have servers.
  ///
  /// - Parameters:
  ///   - options: The options that libpq uses, without its standard ones if it understands none.
  ///   - hasAddress: A Boolean value that indicates whether an address of the server is known.
  static func openingError(
    _ message: String, options: [String: String], hasAddress: Bool, duringTLS: Bool, server: String
  ) -> PostgresError {
    let lines = message.split(separator: "\n")
    if let match = lines.compactMap({ $0.firstMatch(of: #/: {2}([0-9A-Z]{5}): (.*)/#) }).last {
      let error = PostgresError(state: String(match.1), server: server, detail: String(match.2))
      // No connection was open that could be lost.
      return error.kind == .lost ? PostgresError(.unreachable, server: server, detail: error.detail) : error
    }
    // Further lines about a server are indented. Of several servers, the last one counts.
    let line = lines.last { !$0.hasPrefix("\t") } ?? ""
    func error(_ kind: PostgresError.Kind, _ detail: some StringProtocol) -> PostgresError {
      PostgresError(kind, server: server, detail: String(detail))
    }
    // All of our connections have an encoding.
    if options["client_encoding"] == nil { return error(.noService, line) }
    if !hasAddress, options.contains(where: hasBadValue) { return error(.badOption, line) }
    let reason = reason(of: line)
    if !hasAddress, isName(options["host"]), (options["hostaddr"] ?? "").isEmpty { return error(.unknownHost, reason) }
    guard duringTLS else { return error(.unreachable, reason) }
    // “The server does not support SSL, but SSL was required”
    if reason.components(separatedBy: "SSL").count > 2 { return error(.noTLS, "") }
    if let file = missingRootCertificate(options) { return error(.noRootCertificate, file) }
    // The message for a connection that ended contains none of this.
    let isOfTrust = reason.contains("SSL") && !reason.contains("SYSCALL") || reason.contains("\"")
    return error(isOfTrust ? .untrusted : .unreachable, reason)
  }

  private static func hasBadValue(_ name: String, _ value: String) -> Bool {
    switch ServerParameter.problem(of: name, value) {
    // A later libpq may have more parameters.
    case nil, .unknownParameter: false
    default: true
    }
  }

  /// Returns the end of a line that begins with the quoted name of a server and a colon.
  private static func reason(of line: Substring) -> Substring {
    guard let colon = line.firstRange(of: ": "), line[..<colon.lowerBound].contains("\"") else { return line }
    return line[colon.upperBound...]
  }

  /// Returns whether a host is the name of one computer, rather than a socket, an address or a list.
  private static func isName(_ host: String?) -> Bool {
    guard let host, let first = host.first, first != "/", first != "@" else { return false }
    return !host.contains(",") && !host.contains(":") && !host.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// Returns the file of the trusted certificates, if it is needed and missing.
  private static func missingRootCertificate(_ options: [String: String]) -> String? {
    guard options["sslmode"]?.hasPrefix("verify-") == true else { return nil }
    let given = options["sslrootcert"] ?? ""
    let file = given.isEmpty ? NSHomeDirectory() + "/.postgresql/root.crt" : given
    return given == "system" || FileManager.default.fileExists(atPath: file) ? nil : file
  }
}
