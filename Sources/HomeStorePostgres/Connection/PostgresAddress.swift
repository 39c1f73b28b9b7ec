import CPostgres
import Foundation

/// The address of a shared store, in libpq's syntax: `postgresql://…`, `postgres://…`, or `postgresql+service:NAME` for
/// an entry of libpq's service file. Missing options come from libpq's usual environment and files. The parameter
/// `replica` is our own, and not part of the options.
struct PostgresAddress: Equatable, Sendable {
  /// The options of the address, by libpq's names for them.
  let options: [String: String]

  private static let servicePrefix = "postgresql+service:"

  /// - Throws: ``PostgresError`` without a detail, which might contain a part of a password.
  init(_ address: String, library: CPostgresLibrary) throws {
    if address.hasPrefix(Self.servicePrefix) {
      let name = String(address.dropFirst(Self.servicePrefix.count))
      guard let name = name.removingPercentEncoding, !name.isEmpty, !name.contains("\0") else {
        throw PostgresError(.badAddress)
      }
      options = ["service": name]
      return
    }
    let address = Self.withoutReplica(address).server
    guard address.hasPrefix("postgresql://") || address.hasPrefix("postgres://"),
      !address.contains("\0"), let parsed = library.conninfoParse(address, nil)
    else { throw PostgresError(.badAddress) }
    defer { library.conninfoFree(parsed) }
    options = Self.values(of: parsed)
  }

  /// Returns the address of the replica in an address: the same address with another host and port.
  static func replica(of address: String) -> String? {
    let (server, replica) = withoutReplica(address)
    guard let replica, !replica.isEmpty else { return nil }
    var host = replica
    var place = ""
    if let port = replica.firstMatch(of: #/:([0-9]+)$/#) {
      host.removeLast(port.0.count)
      place = "&port=\(port.1)"
    }
    // An IPv6 address before a port is in brackets.
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    place = "host=\(host)\(place)"
    // The last value counts.
    return server + (server.contains("?") ? "&" : "?") + place
  }

  private static func withoutReplica(_ address: String) -> (server: String, replica: String?) {
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return (address, nil) }
    var parameters = parts[1].split(separator: "&").map(String.init)
    guard let index = parameters.firstIndex(where: { $0.hasPrefix("replica=") }) else { return (address, nil) }
    let replica = parameters.remove(at: index).dropFirst("replica=".count)
    let server = parts[0] + (parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
    return (String(server), String(replica))
  }

  /// Returns the values of a list that ends with an entry without a name.
  static func values(of options: UnsafePointer<PQconninfoOption>) -> [String: String] {
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
    return values
  }

  /// Returns the name of a server and its database for messages.
  ///
  /// - Parameter options: The options, with libpq's defaults where they are known.
  static func name(of options: [String: String]) -> String {
    if let service = options["service"], options["host"] == nil { return service }
    let host = options["host"] ?? options["hostaddr"] ?? ""
    let database = options["dbname"] ?? options["user"] ?? ""
    return [isLocal(options) && host.hasPrefix("/") ? "" : host, database].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Returns whether the connection stays on this machine: through a socket, or to the local host. All of several
  /// servers must be local.
  static func isLocal(_ options: [String: String]) -> Bool {
    let named = [options["hostaddr"], options["host"]].compactMap(\.self).first { !$0.isEmpty } ?? ""
    return named.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { host in
      host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
        || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }
  }
}
