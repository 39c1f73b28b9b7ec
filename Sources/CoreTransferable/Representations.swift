import Combine
import Foundation
import UniformTypeIdentifiers

/// A representation of values by an encoder and a decoder, by default for JSON.
///
/// Mirrors CoreTransferable's `CodableRepresentation`.
public struct CodableRepresentation<
  Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder
>: TransferRepresentation, FormedRepresentation where Encoder.Output == Data, Decoder.Input == Data {
  /// The representation has no parts.
  public typealias Body = Never

  private let contentType: UTType
  private let encoder: Encoder
  private let decoder: Decoder

  /// Creates a representation with coders.
  public init(for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder) {
    (self.contentType, self.encoder, self.decoder) = (contentType, encoder, decoder)
  }

  var anyForms: Any {
    // A drop must answer at once. Calls of these functions do not suspend; calls of closures stored in the form would.
    nonisolated(nonsending) func export(_ item: Item) async throws -> TransferredData {
      .data(try encoder.encode(item))
    }
    nonisolated(nonsending) func make(_ data: TransferredData) async throws -> Item {
      try decoder.decode(Item.self, from: try data.data())
    }
    var form = TransferForm<Item>(type: contentType)
    (form.export, form.make) = (export, make)
    return [form]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// Creates a representation as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

/// A representation of values as data that closures create and read.
///
/// Mirrors CoreTransferable's `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, FormedRepresentation {
  /// The representation has no parts.
  public typealias Body = Never

  /// A closure that creates data from a value.
  public typealias Exporting = nonisolated(nonsending) @Sendable (Item) async throws -> Data
  /// A closure that creates a value from data.
  public typealias Importing = nonisolated(nonsending) @Sendable (Data) async throws -> Item

  private var form: TransferForm<Item>

  private init(_ type: UTType, exporting: Exporting?, importing: Importing?) {
    form = TransferForm(type: type)
    if let exporting {
      nonisolated(nonsending) func export(_ item: Item) async throws -> TransferredData {
        .data(try await exporting(item))
      }
      form.export = export
    }
    if let importing {
      nonisolated(nonsending) func make(_ data: TransferredData) async throws -> Item {
        try await importing(try data.data())
      }
      form.make = make
    }
  }

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, exporting: @escaping Exporting, importing: @escaping Importing
  ) { self.init(contentType, exporting: exporting, importing: importing) }

  /// Creates a representation that is exported only.
  public init(exportedContentType: UTType, exporting: @escaping Exporting) {
    self.init(exportedContentType, exporting: exporting, importing: nil)
  }

  /// Creates a representation that is imported only.
  public init(importedContentType: UTType, importing: @escaping Importing) {
    self.init(importedContentType, exporting: nil, importing: importing)
  }

  var anyForms: Any { [form] }
}

/// A representation of values as files.
///
/// Mirrors CoreTransferable's `FileRepresentation`. Programs always open the sent file itself, not a copy.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation, FormedRepresentation {
  /// The representation has no parts.
  public typealias Body = Never

  /// A closure that creates a file from a value.
  public typealias Exporting = nonisolated(nonsending) @Sendable (Item) async throws -> SentTransferredFile
  /// A closure that creates a value from a file.
  public typealias Importing = nonisolated(nonsending) @Sendable (ReceivedTransferredFile) async throws -> Item

  private var form: TransferForm<Item>

  private init(_ type: UTType, exporting: Exporting?, importing: Importing?) {
    form = TransferForm(type: type)
    form.isFile = exporting != nil
    if let exporting {
      nonisolated(nonsending) func export(_ item: Item) async throws -> TransferredData {
        .file(try await exporting(item).file)
      }
      form.export = export
    }
    guard let importing else { return }
    nonisolated(nonsending) func make(_ data: TransferredData) async throws -> Item {
      switch data {
      case .file(let url): return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: true))
      case .data(let data):
        let url = try TransferredData.temporaryFile(data, name: nil, type: type)
        return try await importing(ReceivedTransferredFile(file: url, isOriginalFile: false))
      }
    }
    form.make = make
  }

  /// Creates a representation that is exported and imported.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false, exporting: @escaping Exporting,
    importing: @escaping Importing
  ) { self.init(contentType, exporting: exporting, importing: importing) }

  /// Creates a representation that is exported only.
  public init(exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false, exporting: @escaping Exporting) {
    self.init(exportedContentType, exporting: exporting, importing: nil)
  }

  /// Creates a representation that is imported only.
  public init(importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false, importing: @escaping Importing) {
    self.init(importedContentType, exporting: nil, importing: importing)
  }

  var anyForms: Any { [form] }
}

/// The exported file of a value.
///
/// Mirrors CoreTransferable's `SentTransferredFile`. The receiver always opens the file itself.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Indicates whether the receiver may open the file in its place.
  public let allowAccessingOriginalFile: Bool

  /// Creates a description of a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
  }
}

/// A file from which a value is created.
///
/// Mirrors CoreTransferable's `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Indicates whether this is the sender's file, as dropped files are, and not a copy of data.
  public let isOriginalFile: Bool
}

/// A representation of values by values of another type, such as a title.
///
/// Mirrors CoreTransferable's `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation, FormedRepresentation
{
  /// The representation has no parts.
  public typealias Body = Never

  /// A closure that creates the other value.
  public typealias Exporting = nonisolated(nonsending) (Item) async throws -> ProxyRepresentation
  /// A closure that creates the value from the other one.
  public typealias Importing = nonisolated(nonsending) @Sendable (ProxyRepresentation) async throws -> Item

  private let exporting: Exporting?
  private let importing: Importing?

  /// Creates a representation that is exported and imported.
  public init(exporting: @escaping Exporting, importing: @escaping Importing) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  /// Creates a representation that is exported only.
  public init(exporting: @escaping Exporting) { (self.exporting, importing) = (exporting, nil) }

  /// Creates a representation that is imported only.
  public init(importing: @escaping Importing) { (exporting, self.importing) = (nil, importing) }

  /// Creates a representation that is exported only, by a function or a key path.
  public init(exporting: @escaping (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = ({ try exporting($0) }, nil)
  }

  var anyForms: Any {
    ProxyRepresentation.forms.map { proxy in
      var form = TransferForm<Item>(type: proxy.type)
      (form.isFile, form.takesAllFiles, form.visibility) = (proxy.isFile, proxy.takesAllFiles, proxy.visibility)
      if let exporting, let exportProxy = proxy.export {
        nonisolated(nonsending) func export(_ item: Item) async throws -> TransferredData {
          try await exportProxy(try await exporting(item))
        }
        form.export = export
      }
      if let importing, let makeProxy = proxy.make {
        nonisolated(nonsending) func make(_ data: TransferredData) async throws -> Item {
          try await importing(try await makeProxy(data))
        }
        form.make = make
      }
      return form
    }
  }
}
