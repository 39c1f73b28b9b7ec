/// The parameters in the address of a server: libpq's, by the names that it has for them, and our own.
public nonisolated enum ServerParameter {
  /// The parameter that names a server to search on.
  static let replica = "replica"

  private static let texts: Set = [
    "application_name", "client_encoding", "dbname", "fallback_application_name", "gsslib", "host", "hostaddr",
    "krbsrvname", "max_protocol_version", "min_protocol_version", "oauth_client_id", "oauth_client_secret",
    "oauth_issuer", "oauth_scope", "options", "passfile", "password", "replication", "require_auth", "requirepeer",
    "scram_client_key", "scram_server_key", "service", "servicefile", "ssl_max_protocol_version",
    "ssl_min_protocol_version", "sslcert", "sslcrl", "sslcrldir", "sslkey", "sslkeylogfile", "sslpassword",
    "sslrootcert", "user",
  ]
  private static let numbers: Set = [
    "connect_timeout", "gssdelegation", "keepalives", "keepalives_count", "keepalives_idle", "keepalives_interval",
    "sslcompression", "sslsni", "tcp_user_timeout",
  ]
  private static let choices = [
    "channel_binding": ["disable", "prefer", "require"],
    "gssencmode": ["disable", "prefer", "require"],
    "load_balance_hosts": ["disable", "random"],
    "ssl": ["true"],
    "sslcertmode": ["disable", "allow", "require"],
    "sslmode": ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"],
    "sslnegotiation": ["postgres", "direct"],
    "target_session_attrs": ["any", "read-write", "read-only", "primary", "standby", "prefer-standby"],
  ]

  /// Returns whether the value of a parameter is secret.
  public static func isSecret(_ name: String) -> Bool {
    name.hasSuffix("password") || ["oauth_client_secret", "scram_client_key", "scram_server_key"].contains(name)
  }

  /// Returns the error in a parameter, or `nil` if none can be found without libpq.
  ///
  /// - Parameters:
  ///   - name: The name, not percent-encoded.
  ///   - value: The value, not percent-encoded. An empty one is libpq's default.
  public static func problem(of name: String, _ value: String) -> StoreAddressError? {
    if let known = choices[name] {
      return value.isEmpty || known.contains(value) ? nil : .badChoice(parameter: name, known: known)
    }
    if numbers.contains(name) { return value.isEmpty || Int(value) != nil ? nil : .badNumber(parameter: name) }
    if name == "port" {
      // One port for each host, or one for all of them.
      let ports = value.split(separator: ",").map { UInt16($0) ?? 0 }
      return ports.contains(0) ? .badPort : nil
    }
    return texts.contains(name) ? nil : .unknownParameter(name)
  }
}
