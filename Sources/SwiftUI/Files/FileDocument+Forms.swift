extension View {
  /// Shows a save dialog while `isPresented` is true, and writes documents into the folder of the chosen file, each with
  /// its own name.
  ///
  /// Mirrors SwiftUI's `fileExporter(isPresented:documents:contentType:onCompletion:)`. The name that the user enters is
  /// that of the first document; further ones have a number after it.
  public func fileExporter<Documents: Collection>(
    isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Documents.Element: FileDocument {
    fileDestination(isPresented: isPresented, contentType: contentType) { url in
      onCompletion(
        Result {
          try documents.enumerated().map { index, document in
            let target = index == 0 ? url : url.numbered(index + 1)
            try document.write(to: target, as: contentType)
            return target
          }
        })
    }
  }

  /// Shows a save dialog while `isPresented` is true, and writes a snapshot of a document to the chosen file.
  ///
  /// Mirrors SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDestination(isPresented: isPresented, contentType: contentType, defaultFilename: defaultFilename) { url in
      guard let document else { return }
      onCompletion(
        Result {
          try document.fileWrapper(
            snapshot: document.snapshot(contentType: contentType), configuration: .init(contentType: contentType)
          ).write(to: url)
          return url
        })
    }
  }

  /// Shows a save dialog while `isPresented` is true, and moves a file to the chosen place.
  ///
  /// Mirrors SwiftUI's `fileMover(isPresented:file:onCompletion:)`.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileDestination(
      isPresented: isPresented, contentType: file.flatMap { UTType(filenameExtension: $0.pathExtension) } ?? .data,
      defaultFilename: file?.lastPathComponent
    ) { url in
      guard let file else { return }
      onCompletion(
        Result {
          try file.move(to: url)
          return url
        })
    }
  }

  /// Asks for a folder while `isPresented` is true, and moves files there.
  ///
  /// Mirrors SwiftUI's `fileMover(isPresented:files:onCompletion:)`.
  public func fileMover<Files: Collection>(
    isPresented: Binding<Bool>, files: Files, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where Files.Element == URL {
    fileImporter(isPresented: isPresented, allowedContentTypes: [.folder]) { result in
      onCompletion(
        Result {
          let folder = try result.get()
          return try files.map { file in
            let target = folder.appending(path: file.lastPathComponent)
            try file.move(to: target)
            return target
          }
        })
    }
  }
}

extension URL {
  /// Moves the file. The save dialog has asked before the replacement of an existing file.
  fileprivate func move(to target: URL) throws {
    if FileManager.default.fileExists(atPath: target.path), target.standardizedFileURL != standardizedFileURL {
      _ = try FileManager.default.replaceItemAt(target, withItemAt: self)
    } else if target.standardizedFileURL != standardizedFileURL {
      try FileManager.default.moveItem(at: self, to: target)
    }
  }

  /// The name with a number before the extension.
  fileprivate func numbered(_ number: Int) -> URL {
    let ending = pathExtension
    let name = deletingPathExtension().lastPathComponent + " \(number)"
    let folder = deletingLastPathComponent()
    return ending.isEmpty ? folder.appending(path: name) : folder.appending(path: name + "." + ending)
  }
}

/// A document of reference type, which is written from a snapshot.
///
/// Mirrors SwiftUI's `ReferenceFileDocument`.
@preconcurrency @MainActor
public protocol ReferenceFileDocument: ObservableObject {
  /// The state of the document at one moment.
  associatedtype Snapshot

  /// The file types that the document can be read from.
  static var readableContentTypes: [UTType] { get }

  /// The file types in which the document can be written. Not read: the exporter receives its type. The default is the
  /// readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// Returns the state of the document to write.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file of a state.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// The file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file type that a document is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types from which the document is read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
