import CPostgres
import Foundation

/// The address of a shared store, as libpq reads it: `postgresql://…`, `postgres://…`, or `postgresql+service:NAME` for
/// an entry of libpq's service file. What it leaves out comes from libpq's usual environment and files.
struct PostgresAddress: Equatable, Sendable {
  /// The options that the address has, by libpq's names for them.
  let options: [String: String]

  private static let servicePrefix = "postgresql+service:"

  /// - Throws: ``PostgresError`` without a detail, which might have a part of a password.
  init(_ address: String, library: CPostgresLibrary) throws {
    if address.hasPrefix(Self.servicePrefix) {
      let name = String(address.dropFirst(Self.servicePrefix.count))
      guard let name = name.removingPercentEncoding, !name.isEmpty, !name.contains("\0") else {
        throw PostgresError(.badAddress)
      }
      options = ["service": name]
      return
    }
    guard address.hasPrefix("postgresql://") || address.hasPrefix("postgres://"),
      !address.contains("\0"), let parsed = library.conninfoParse(address, nil)
    else { throw PostgresError(.badAddress) }
    defer { library.conninfoFree(parsed) }
    options = Self.values(of: parsed)
  }

  /// Returns an address without the parameter `replica`, which libpq does not know, and the address of that replica:
  /// the same with another host and port.
  static func addresses(in address: String) -> (server: String, replica: String?) {
    guard let mark = address.firstIndex(of: "?"), !address.hasPrefix(servicePrefix) else { return (address, nil) }
    var parameters = address[address.index(after: mark)...].split(separator: "&").map(String.init)
    guard let index = parameters.firstIndex(where: { $0.hasPrefix("replica=") }) else { return (address, nil) }
    let replica = parameters.remove(at: index).dropFirst("replica=".count)
    let base = String(address[..<mark])
    func adding(_ parameters: [String]) -> String {
      parameters.isEmpty ? base : "\(base)?\(parameters.joined(separator: "&"))"
    }
    guard !replica.isEmpty else { return (adding(parameters), nil) }
    // What comes last counts.
    var place = ["host=\(replica)"]
    if let port = replica.firstMatch(of: #/:([0-9]+)$/#) {
      place = ["host=\(replica.dropLast(port.0.count))", "port=\(port.1)"]
    }
    return (adding(parameters), adding(parameters + place))
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

  /// Returns the name of a server and its database for sentences.
  ///
  /// - Parameter options: The options, with libpq's defaults where it knows them already.
  static func name(of options: [String: String]) -> String {
    if let service = options["service"], options["host"] == nil { return service }
    let host = options["host"] ?? options["hostaddr"] ?? ""
    let database = options["dbname"] ?? options["user"] ?? ""
    return [isLocal(options) && host.hasPrefix("/") ? "" : host, database].filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Returns whether the connection stays on this machine: through a socket, or to itself. Several servers must all do.
  static func isLocal(_ options: [String: String]) -> Bool {
    let named = [options["hostaddr"], options["host"]].compactMap(\.self).first { !$0.isEmpty } ?? ""
    return named.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { host in
      host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
        || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }
  }
}
