import Foundation

/// The place of a shop: a file on this computer, or a database on a server.
///
/// ```swift
/// try StoreAddress("postgresql://alice@shop.example.org/shop")
/// ```
public nonisolated enum StoreAddress: Hashable, Sendable, CustomStringConvertible {
  /// A file of this computer's.
  case file(URL)
  /// A database on a server.
  case server(ServerAddress)

  /// Reads an address that a person has written: a server address if it begins like one, and otherwise a file's path.
  ///
  /// - Throws: ``StoreAddressError``.
  public init(_ text: String) throws(StoreAddressError) {
    if let server = try ServerAddress(text) {
      self = .server(server)
    } else if let scheme = text.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\//) {
      throw .unknownKind(String(scheme.output))
    } else {
      self = .file(URL(filePath: text))
    }
  }

  /// The address for display, without a password. Different paths of one file are equal.
  public var description: String {
    switch self {
    case .file(let url): url.resolvingSymlinksInPath().standardizedFileURL.path(percentEncoded: false)
    case .server(let server): server.description
    }
  }
}

/// An error in the address of a store. No description repeats the address, which may have a password in it.
public nonisolated enum StoreAddressError: Error, Hashable, CustomStringConvertible {
  /// The address begins with an unknown scheme.
  case unknownKind(String)
  /// The address of a service lacks the service's name.
  case missingService
  /// A port is not a number, or is outside the range of ports.
  case badPort
  /// A parameter lacks its name or its value.
  case badParameter
  /// The parameter does not exist.
  case unknownParameter(String)
  /// A parameter occurs more than once.
  case repeatedParameter(String)
  /// A parameter has none of its values.
  case badChoice(parameter: String, known: [String])
  /// A parameter is no number.
  case badNumber(parameter: String)
  /// The brackets around an IPv6 address are not there, or not closed.
  case badBrackets
  /// A percent sign is not followed by two digits.
  case badPercent
  /// The character NUL, which ends a text.
  case hasNUL
  /// A character must be written in another way.
  case badCharacter

  public var description: String {
    switch self {
    case .unknownKind(let scheme):
      String(localized: "A shop's address begins with postgresql:// or postgresql+service:, not with \(scheme).")
    case .missingService: String(localized: "The name of a service follows after postgresql+service:.")
    case .badPort: String(localized: "The port in the shop's address is not a number from 1 to 65535.")
    case .badBrackets:
      String(localized: "An IPv6 address in the shop's address must be in brackets, as in [2001:db8::1]:5432.")
    case .badPercent:
      String(
        localized:
          "A percent sign in the shop's address must be followed by two hexadecimal digits, as in %2F. Write the sign itself as %25."
      )
    case .hasNUL: String(localized: "The shop's address cannot contain the character NUL, %00.")
    case .badParameter: String(localized: "Each parameter in the shop's address is a name, = and a value.")
    case .unknownParameter(let name):
      String(
        localized: "A shop's address has no parameter “\(name)”. It has those of libpq, such as sslmode, and replica.")
    case .repeatedParameter(let name):
      String(localized: "The parameter “\(name)” is in the shop's address more than once. Leave one of them.")
    case .badChoice(let name, let known):
      String(
        localized: "The parameter “\(name)” in the shop's address is one of: \(known.joined(separator: ", ")).")
    case .badNumber(let name): String(localized: "The parameter “\(name)” in the shop's address is a whole number.")
    case .badCharacter:
      String(localized: "A character in the shop's address has to be percent-encoded, as in addresses of the web.")
    }
  }
}
