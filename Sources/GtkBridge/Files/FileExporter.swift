extension View {
  /// Shows a save dialog while `isPresented` is true, and writes a document to the chosen file.
  ///
  /// Mirrors SwiftUI's `fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)`; uses the
  /// desktop's dialog. The file is written atomically.
  ///
  /// - Parameters:
  ///   - isPresented: A binding that shows the dialog. It becomes `false` when the user answers.
  ///   - document: The document, or `nil` to write nothing.
  ///   - contentType: The file type, which determines the extension.
  ///   - defaultFilename: The initial file name.
  ///   - onCompletion: A closure that receives the URL of the file, or an error.
  ///   - onCancellation: A closure that is called if the user cancels.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDestination(isPresented: isPresented, contentType: contentType, defaultFilename: defaultFilename) { url in
      guard let document else { return onCancellation() }
      onCompletion(
        Result {
          try document.write(to: url, as: contentType)
          return url
        })
    } onCancellation: {
      onCancellation()
    }
  }

  /// Shows a save dialog while `isPresented` is true. The program writes the file itself.
  ///
  /// Not part of SwiftUI, whose exporter requires the whole document in memory and so is unsuitable for streamed data.
  public func fileDestination(
    isPresented: Binding<Bool>, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (URL) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    FileRequestContent(
      content: self, isPresented: isPresented,
      request: FileChooserRequest(
        purpose: .save, contentTypes: [contentType], allowsMultipleSelection: false,
        suggestedName: defaultFilename.map { contentType.completing($0) })
    ) { urls in
      if let url = urls.first { onCompletion(url) } else { onCancellation() }
    }
  }
}

extension UTType {
  /// Returns a file name with the extension of this type.
  func completing(_ name: String) -> String {
    guard let ending = preferredFilenameExtension, !name.lowercased().hasSuffix("." + ending) else { return name }
    return name + "." + ending
  }
}
