import Foundation

/// The content of a drag, in a form that other programs understand.
public enum TransferContent: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Files and folders.
  case files([URL])
}

/// A value that can be dragged and dropped.
///
/// A simplified counterpart of SwiftUI's `Transferable`: a value is transferred as text or as files. Strings and URLs
/// can be exchanged with other programs. A custom `Codable` type is transferred as JSON:
///
/// ```swift
/// struct Book: Codable, Transferable { … }
/// ```
public protocol Transferable {
  /// The transfer representation, or `nil` if there is none.
  var transferContent: TransferContent? { get }

  /// Creates a value from its transfer representation, or returns `nil` if the content is unsuitable.
  init?(transferContent: TransferContent)

  /// Returns the values in a transferred content. Several files are several values.
  static func values(of content: TransferContent) -> [Self]
}

extension Transferable {
  /// Returns one value for a text and one for each file. What is unsuitable is left out.
  public static func values(of content: TransferContent) -> [Self] {
    switch content {
    case .text: Self(transferContent: content).map { [$0] } ?? []
    case .files(let urls): urls.compactMap { Self(transferContent: .files([$0])) }
    }
  }
}

extension Transferable where Self: Codable {
  /// The value as JSON, or `nil` if it cannot be encoded.
  public var transferContent: TransferContent? {
    (try? JSONEncoder().encode(self)).map { .text(String(decoding: $0, as: UTF8.self)) }
  }

  /// Decodes a value from JSON. Files are unsuitable.
  public init?(transferContent: TransferContent) {
    guard case .text(let text) = transferContent,
      let value = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = value
  }
}

extension String: Transferable {
  /// The text itself.
  public var transferContent: TransferContent? { .text(self) }

  /// Creates the text, or for files their paths, one a line.
  public init?(transferContent: TransferContent) {
    switch transferContent {
    case .text(let text): self = text
    case .files(let urls): self = urls.map(\.path).joined(separator: "\n")
    }
  }
}

extension URL: Transferable {
  /// The file, or the address as text.
  public var transferContent: TransferContent? { isFileURL ? .files([self]) : .text(absoluteString) }

  /// Creates the URL of the first file, or of a text with a scheme, around which spaces and line breaks are ignored.
  public init?(transferContent: TransferContent) {
    switch transferContent {
    case .files(let urls):
      guard let url = urls.first else { return nil }
      self = url
    case .text(let text):
      guard let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines)), url.scheme != nil else {
        return nil
      }
      self = url
    }
  }
}
