import Foundation
import UniformTypeIdentifiers

/// A value that other parts of the program and other programs receive by drag and drop, the clipboard or a file.
///
/// Mirrors CoreTransferable's `Transferable`: a type says in which forms its values travel, the best one first.
///
/// ```swift
/// struct Book: Codable, Transferable {
///   var title: String
///
///   static var transferRepresentation: some TransferRepresentation {
///     CodableRepresentation(contentType: .json)
///     ProxyRepresentation(exporting: \.title)
///   }
/// }
/// ```
///
/// The desktop transfers a text or files. This program receives each form of its own values. Other programs receive a
/// file, if a form is one, or a text; data that is not text becomes a file for them.
public protocol Transferable {
  /// The type of the representation of the values.
  associatedtype Representation: TransferRepresentation

  /// The forms for transferring values, the best one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  static var forms: [TransferForm<Self>] { transferRepresentation.forms(of: Self.self) }

  /// Returns the types in which values of the type are exported, the best one first.
  public static func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    forms.filter { $0.export != nil && visibility.sees($0.visibility) }.map(\.type)
  }

  /// Returns the types from which values of the type are created, the best one first.
  public static func importedContentTypes() -> [UTType] { forms.filter { $0.make != nil }.map(\.type) }

  /// Returns the types in which this value is exported, the best one first.
  public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
    Self.forms.filter { $0.exports(self) && visibility.sees($0.visibility) }.map(\.type)
  }

  /// The name of a file of the value, or `nil` if its representations suggest none.
  public var suggestedFilename: String? { Self.forms.lazy.compactMap { $0.fileName(self) }.first }

  /// Returns the data of the value in a type.
  ///
  /// - Throws: An error of the representation, or an error for a type without a representation.
  nonisolated(nonsending) public func exported(as contentType: UTType) async throws -> Data {
    guard let export = Self.forms.first(where: { $0.type.conforms(to: contentType) && $0.exports(self) })?.export else {
      throw TransferError.noRepresentation(contentType.identifier)
    }
    return try await export(self).data()
  }

  /// Passes a file of the value in a type to a closure. The file is removed afterwards, unless it is the value's own.
  ///
  /// - Throws: An error of the representation or the closure, or an error for a type without a representation.
  nonisolated(nonsending) public func withExportedFile<Result>(
    contentType: UTType?, fileHandler: nonisolated(nonsending) (URL) async throws -> Result
  ) async throws -> Result {
    let found = Self.forms.first { form in
      form.exports(self) && contentType.map { form.type.conforms(to: $0) } ?? true
    }
    guard let found, let export = found.export else {
      throw TransferError.noRepresentation(contentType?.identifier ?? "*")
    }
    switch try await export(self) {
    case .file(let url): return try await fileHandler(url)
    case .data(let data):
      let url = try TransferredData.temporaryFile(data, name: found.fileName(self), type: found.type)
      defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
      return try await fileHandler(url)
    }
  }

  /// Creates a value from data of a type. Without a type, the first representation that can read the data determines
  /// it.
  ///
  /// - Throws: An error of the representation, or an error for a type without a representation.
  nonisolated(nonsending) public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.make(from: .data(data), contentType)
  }

  /// Creates a value from a file of a type. Without a type, the name of the file determines it.
  ///
  /// - Throws: An error of the representation, or an error for a type without a representation.
  nonisolated(nonsending) public init(importing file: URL, contentType: UTType?) async throws {
    self = try await Self.make(from: .file(file), contentType ?? UTType(filenameExtension: file.pathExtension))
  }

  nonisolated(nonsending) private static func make(from data: TransferredData, _ type: UTType?) async throws -> Self {
    var failure: any Error = TransferError.noRepresentation(type?.identifier ?? "*")
    for form in forms where type.map({ $0.conforms(to: form.type) }) ?? true {
      guard let make = form.make else { continue }
      do { return try await make(data) } catch { failure = error }
    }
    throw failure
  }
}

/// An error of a transfer.
enum TransferError: Error, LocalizedError {
  /// The value has no representation of a type.
  case noRepresentation(String)
  /// The data is no value of the type.
  case invalidData

  /// The message, in English.
  var errorDescription: String? {
    switch self {
    case .noRepresentation(let type): "The item has no representation of the type \(type)."
    case .invalidData: "The data has another format."
    }
  }
}
