import Foundation

/// The address of a database on a PostgreSQL server: a connection URI as libpq reads it, or the name of an entry in libpq's
/// file of services, as in `postgresql+service:shop`.
///
/// A password in it is only for libpq: ``description`` has none.
public nonisolated struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
  /// The address for libpq, with the password if there is one.
  public let connectionString: String
  /// The address as people may read it: without a password.
  public let description: String
  /// Indicates whether there is a password in the address.
  public let hasPassword: Bool

  /// Reads an address.
  ///
  /// - Returns: `nil` if the text does not begin like a server address.
  /// - Throws: ``StoreAddressError``.
  public init?(_ text: String) throws(StoreAddressError) {
    // As in all web addresses, a scheme is case-insensitive. libpq only recognises lowercase letters.
    let scheme = text.prefixMatch(of: /[A-Za-z+]+:/).map { text[$0.range] } ?? ""
    let text = scheme.lowercased() + text.dropFirst(scheme.count)
    if let name = text.after(prefix: "postgresql+service:") {
      guard !name.isEmpty else { throw .missingService }
      try Self.checkCharacters(of: name)
      guard !name.contains(where: "@/?&=#".contains) else { throw .badCharacter }
      (connectionString, description, hasPassword) = (text, text, false)
    } else if let rest = text.after(prefix: "postgresql://") ?? text.after(prefix: "postgres://") {
      try Self.checkCharacters(of: rest)
      let parts = try Parts(rest)
      connectionString = text
      description = "postgresql://" + parts.withoutPassword
      hasPassword = parts.hasPassword
    } else if let scheme = text.prefixMatch(of: /postgres(?:ql)?(?:\+\w*)?:/) {
      throw .unknownKind(String(scheme.output))
    } else {
      return nil
    }
  }

  /// The parts of a connection URI after its scheme: `user:password@host:port,host:port/database?name=value&…`
  private nonisolated struct Parts {
    private let user: Substring?
    private let password: Substring?
    private let hosts: Substring
    private let database: Substring
    private let parameters: [Substring]

    init(_ text: String) throws(StoreAddressError) {
      var rest = text[...]
      if let end = rest.firstIndex(where: { $0 == "@" || $0 == "/" }), rest[end] == "@" {
        let names = rest[..<end].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        (user, password) = (names[0], names.count == 2 ? names[1] : nil)
        rest = rest[rest.index(after: end)...]
      } else {
        (user, password) = (nil, nil)
      }
      let queries = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      let end = queries[0].firstIndex(of: "/") ?? queries[0].endIndex
      (hosts, database) = (queries[0][..<end], queries[0][end...])
      parameters = queries.count == 2 ? queries[1].split(separator: "&", omittingEmptySubsequences: false) : []
      // If a password contains a slash or an at sign, a part of it would be read as a host or a database.
      guard !rest.contains("@") else { throw .badCharacter }
      for host in hosts.split(separator: ",") { try Self.check(host) }
      try Self.check(parameters)
    }

    var hasPassword: Bool { password != nil || parameters.contains(where: Self.isPassword) }

    var withoutPassword: String {
      let shown = parameters.filter { !Self.isPassword($0) }
      return (user.map { "\($0)@" } ?? "") + hosts + database
        + (shown.isEmpty ? "" : "?" + shown.joined(separator: "&"))
    }

    private static func isPassword(_ parameter: Substring) -> Bool {
      ServerParameter.isSecret(decoded(parameter.prefix { $0 != "=" }))
    }

    private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }

    private static func check(_ parameters: [Substring]) throws(StoreAddressError) {
      var names: Set<String> = []
      for parameter in parameters {
        let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .badParameter }
        if parts[0] == ServerParameter.replica {
          try check(parts[1])
        } else if let problem = ServerParameter.problem(of: decoded(parts[0]), decoded(parts[1])) {
          throw problem
        }
        // libpq uses the last of several values, which is hardly intended.
        guard names.insert(decoded(parts[0])).inserted else { throw .repeatedParameter(decoded(parts[0])) }
      }
    }

    /// Checks a host, and its port if there is one.
    private static func check(_ host: Substring) throws(StoreAddressError) {
      var port = host[...]
      if host.hasPrefix("[") {
        // An IPv6 address contains colons, and is in brackets.
        guard let end = host.firstIndex(of: "]"), host.dropFirst().first != "]" else { throw .badBrackets }
        port = host[host.index(after: end)...]
        guard port.isEmpty || port.hasPrefix(":") else { throw .badBrackets }
      }
      guard !port.contains(where: "[]".contains) else { throw .badBrackets }
      guard let colon = port.firstIndex(of: ":") else { return }
      guard let number = UInt16(port[port.index(after: colon)...]), number > 0 else { throw .badPort }
    }
  }

  private static func checkCharacters(of text: String) throws(StoreAddressError) {
    guard !text.contains(where: { $0.isWhitespace || $0.isNewline || $0.asciiValue.map { $0 < 0x20 } ?? false }) else {
      throw .badCharacter
    }
    // Each percent sign must precede two digits, which must not encode the null character, the end of a text in C.
    for piece in text.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      let digits = piece.prefix(2)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit) else { throw .badPercent }
      guard digits != "00" else { throw .hasNUL }
    }
  }
}

extension String {
  fileprivate nonisolated func after(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
