import GtkBridge
import HomeCore

/// A choice in the import and export menu.
enum RecordTransferRequest {
  case importing, exporting
}

struct RecordTransferItems: View {
  @ObservedObject var viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>
  @Binding var request: RecordTransferRequest?

  var body: some View {
    // Only one transfer can run in the whole program.
    Button(String(localized: "Import…")) { request = .importing }
      .disabled(viewModel.activity != nil)
    Button(String(localized: "Export…")) { request = .exporting }
      .disabled(viewModel.activity != nil)
  }
}

extension View {
  /// Imports files dropped on the screen, and shows file dialogs for requested imports and exports. The window shows
  /// the progress.
  func recordTransfer(
    of kind: RecordKind, _ viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>,
    request: Binding<RecordTransferRequest?>
  ) -> some View {
    RecordTransferView(content: self, kind: kind, viewModel: viewModel, request: request)
  }
}

private struct RecordTransferView<Content: View>: View {
  let content: Content
  let kind: RecordKind
  let viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>
  @Binding var request: RecordTransferRequest?
  @State private var toast: Toast?
  @State private var isDropTarget = false
  @State private var file: URL?

  var body: some View {
    content
      .overlay { if isDropTarget { DropHint() } }
      .background { ImportPreviewPresenter(viewModel: viewModel, file: $file) }
      .background {
        Button(String(localized: "Import…")) { request = .importing }
          .shortcutOnly(.importing)
          .disabled(viewModel.activity != nil)
      }
      // After the user leaves the screen, the outcome appears at the bottom of the window instead of in a sheet.
      .onDisappear { file = nil }
      .dropDestination(for: URL.self) { files, _ in
        take(files)
      } isTargeted: {
        isDropTarget = $0
      }
      .fileImporter(isPresented: isRequested(.importing), allowedContentTypes: RecordFormat.contentTypes) { result in
        guard case .success(let url) = result, preview(url) else { return }
        Application.addRecentFile(url)
      }
      // Each title applies to the inner dialogs without one.
      .fileDialogMessage(kind.importTitle)
      .fileDestination(
        isPresented: isRequested(.exporting), contentType: .commaSeparatedText, defaultFilename: kind.rawValue
      ) { url in
        viewModel.trigger(.export(kind, to: url))
      }
      .fileDialogMessage(kind.exportTitle)
      .toast($toast)
  }

  /// Previews a dropped file if no transfer is running.
  private func take(_ files: [URL]) -> Bool {
    guard files.count == 1, let file = files.first else {
      toast = Toast(String(localized: "Drop one file at a time to import it."))
      return false
    }
    return preview(file)
  }

  /// Previews a file if no transfer is running.
  private func preview(_ url: URL) -> Bool {
    // Another window may have started a transfer while the file dialog was open.
    guard viewModel.activity == nil else {
      toast = Toast(String(localized: "Wait for the current transfer to finish."))
      return false
    }
    file = url
    viewModel.trigger(.previewImport(url))
    return true
  }

  private func isRequested(_ expected: RecordTransferRequest) -> Binding<Bool> {
    Binding(get: { request == expected }, set: { if !$0, request == expected { request = nil } })
  }
}

extension RecordFormat {
  /// The file types of all formats.
  fileprivate static var contentTypes: [UTType] { allCases.compactMap { UTType(filenameExtension: $0.rawValue) } }
}
