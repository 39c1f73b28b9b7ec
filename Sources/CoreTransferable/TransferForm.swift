import Foundation
import UniformTypeIdentifiers

/// A form for transferring the values of a type, from a representation.
///
/// The closures run where their caller runs: those of a drag on the main thread.
package struct TransferForm<Item> {
  /// The type of the data.
  package let type: UTType
  /// Indicates whether values are exported as files.
  var isFile = false
  /// Indicates whether values can be created from files of all types.
  var takesAllFiles = false
  var visibility = TransferRepresentationVisibility.all
  var export: (nonisolated(nonsending) (Item) async throws -> TransferredData)?
  var make: (nonisolated(nonsending) (TransferredData) async throws -> Item)?
  var canExport: (Item) -> Bool = { _ in true }
  var fileName: (Item) -> String? = { _ in nil }

  init(type: UTType) { self.type = type }

  /// Returns whether a value has this form.
  func exports(_ item: Item) -> Bool { export != nil && canExport(item) }

  /// Indicates whether a text may be data of the type.
  var takesText: Bool {
    if type == .fileURL { return false }
    return ![UTType.image, .audio, .movie, .pdf, .zip].contains { type.conforms(to: $0) }
  }

  /// Returns the file, or its data, if the form can be created from a file.
  func received(_ url: URL) -> TransferredData? {
    if type == .fileURL || type == .url { return .data(Data(url.absoluteString.utf8)) }
    if takesAllFiles { return .file(url) }
    let fileType =
      url.hasDirectoryPath ? UTType.folder : UTType(filenameExtension: url.pathExtension.lowercased()) ?? .data
    return fileType.conforms(to: type) ? .file(url) : nil
  }
}

/// The content of a form.
package enum TransferredData {
  /// Data in memory.
  case data(Data)
  /// A file.
  case file(URL)

  /// Returns the data. The data of a file is read.
  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }

  /// Writes data to a file in a separate folder.
  static func temporaryFile(_ data: Data, name: String?, type: UTType) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let base = (name ?? "Item").replacingOccurrences(of: "/", with: "-")
    var url = folder.appending(path: base, directoryHint: .notDirectory)
    if url.pathExtension.isEmpty, let suffix = type.preferredFilenameExtension {
      url.appendPathExtension(suffix)
    }
    try data.write(to: url)
    return url
  }
}
