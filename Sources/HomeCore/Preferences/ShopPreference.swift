import Foundation

/// The user's preference for the place of the shop, as it is being edited.
///
/// ```swift
/// var shop = ShopPreference(stored: "")
/// shop.place = .server
/// shop.address = "postgresql://shop.example.org/shop"
/// shop.commit()   // the same address
/// ```
public nonisolated struct ShopPreference: Equatable, Sendable {
  /// A kind of place.
  public nonisolated enum Place: CaseIterable, Identifiable, Sendable {
    /// A file of this computer's.
    case computer
    /// A server that several computers share.
    case server

    /// The place itself.
    public var id: Place { self }

    /// The title in the preferences.
    public var title: String {
      switch self {
      case .computer: String(localized: "On This Computer")
      case .server: String(localized: "On a Shared Server")
      }
    }
  }

  /// An example of an address.
  public static let exampleAddress = "postgresql://shop.example.org/shop"

  /// The kind of place.
  public var place: Place
  /// The server's address as typed.
  public var address: String

  /// The last committed form, which applies until the next one is committed.
  private var last: String

  /// Creates a preference from its stored form.
  public init(stored: String) {
    place = stored.isEmpty ? .computer : .server
    address = stored
    // A value that another program has stored may contain a password.
    last = ""
    commit()
  }

  /// Returns the form to store, or `nil` if the address is missing, incomplete or wrong. Call it once the user has
  /// typed an address: its beginning may also be an address.
  @discardableResult
  public mutating func commit() -> String? {
    if let complete { last = complete }
    return complete
  }

  /// The form to store, which is empty for this computer, or `nil` if the address is missing, incomplete or wrong. The
  /// previously stored form then stays.
  var complete: String? {
    switch place {
    case .computer: ""
    case .server: problem == nil && !trimmed.isEmpty ? trimmed : nil
    }
  }

  /// A sentence about the place of the shop while the address does not determine it, or `nil` if it does.
  public var hint: String? {
    guard complete == nil else { return nil }
    if last.isEmpty {
      return trimmed.isEmpty ? String(localized: "Without an address, the shop is on this computer.") : nil
    }
    return String(localized: "The shop stays at \(last) until the address is complete.")
  }

  /// A sentence about the error in the address, or `nil` if there is none, or no address has been typed yet.
  public var problem: String? {
    guard place == .server, !trimmed.isEmpty else { return nil }
    do {
      guard let server = try ServerAddress(trimmed) else {
        return String(localized: "The address of a shop begins with postgresql://.")
      }
      return server.hasPassword
        ? String(localized: "Leave the password out. HomeApp asks for it if the server wants one.") : nil
    } catch {
      return error.description
    }
  }

  private var trimmed: String { address.trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Returns the server of the stored form, or `nil` for this computer.
  ///
  /// - Throws: ``StoreAddressError`` if another program has stored an invalid value.
  public static func server(stored: String) throws(StoreAddressError) -> ServerAddress? {
    guard !stored.isEmpty else { return nil }
    guard let server = try ServerAddress(stored) else { throw .unknownKind(stored) }
    return server
  }
}
