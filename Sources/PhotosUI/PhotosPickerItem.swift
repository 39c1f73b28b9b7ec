import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A picture or a film that the user has chosen.
///
/// Mirrors `PhotosPickerItem`. It is a file, which ``loadTransferable(type:)`` reads:
///
/// ```swift
/// if let data = try await item.loadTransferable(type: Data.self) { photo = UIImage(data: data) }
/// ```
public struct PhotosPickerItem: Hashable, Sendable {
  /// The requested form of a picture or a film.
  ///
  /// Mirrors `PhotosPickerItem.EncodingDisambiguationPolicy`. A file is always read unchanged.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private enum Kind { case automatic, current, compatible }

    private let kind: Kind

    /// The form that the system chooses.
    public static let automatic = EncodingDisambiguationPolicy(kind: .automatic)
    /// The form of the file.
    public static let current = EncodingDisambiguationPolicy(kind: .current)
    /// The form that most programs read.
    public static let compatible = EncodingDisambiguationPolicy(kind: .compatible)
  }

  let file: URL

  init(file: URL) { self.file = file }

  /// Creates an item from its identifier, the path of a file.
  public init(itemIdentifier: String) { file = URL(fileURLWithPath: itemIdentifier) }

  /// The path of the file.
  public var itemIdentifier: String? { file.path }

  /// The type of the file, by its name.
  public var supportedContentTypes: [UTType] { UTType(filenameExtension: file.pathExtension).map { [$0] } ?? [] }

  /// Reads the file as a value.
  ///
  /// - Throws: An error of the file or of the value's representation, or an error for a type without a representation.
  public func loadTransferable<Value: Transferable>(type: Value.Type) async throws -> Value? {
    try await Value(importing: file, contentType: supportedContentTypes.first)
  }

  /// Reads the file as a value, and passes it to a closure on the main actor.
  @MainActor @discardableResult
  public func loadTransferable<Value: Transferable>(
    type: Value.Type, completionHandler: @escaping (Result<Value?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = try await Value(importing: file, contentType: supportedContentTypes.first)
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }
}
