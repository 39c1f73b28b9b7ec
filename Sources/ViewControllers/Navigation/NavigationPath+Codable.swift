import Foundation

extension NavigationPath {
  /// A representation of the path that can be stored, or `nil` if the type of an element is not `Codable`.
  ///
  /// Mirrors SwiftUI's `NavigationPath.codable`:
  ///
  /// ```swift
  /// if let codable = path.codable { data = try JSONEncoder().encode(codable) }
  /// path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
  /// ```
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// Creates a path from a stored representation.
  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  /// A representation of a path that can be stored.
  ///
  /// As in SwiftUI, it is an array with the type name and the JSON of each element, from the last to the first. A type
  /// that another version of the program has renamed or moved is not found again.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init?(_ elements: [AnyHashable]) {
      guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
      self.elements = elements
    }

    /// Decodes the representation, and throws a `DecodingError` if the program has no type with a stored name.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Decodable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "The program has no type \(name) that is Hashable and Decodable.")
        }
        elements.append(try Self.decode(type, from: try container.decode(String.self)))
      }
      self.elements = elements.reversed()
    }

    private static func decode<Value: Hashable & Decodable>(
      _ type: Value.Type, from json: String
    ) throws -> AnyHashable {
      AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
    }

    /// Encodes the representation, and throws an `EncodingError` if the type of an element has no name, such as one
    /// declared in a function.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        let type = type(of: element.base)
        guard let value = element.base as? any Encodable, let name = _mangledTypeName(type), _typeByName(name) != nil
        else {
          throw EncodingError.invalidValue(
            element.base,
            .init(codingPath: container.codingPath, debugDescription: "\(type) cannot be found by its name."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
