import GtkBridge
import HomeCore

/// What a menu of import and export asks for.
enum RecordTransferRequest {
  case importing, exporting
}

/// The items of a menu that import and export.
struct RecordTransferItems: View {
  @ObservedObject var viewModel: ShopContent.Transfer
  @Binding var request: RecordTransferRequest?

  var body: some View {
    // One at a time, in the whole program.
    Button(String(localized: "Import…")) { request = .importing }
      .disabled(viewModel.activity != nil)
    Button(String(localized: "Export…")) { request = .exporting }
      .disabled(viewModel.activity != nil)
  }
}

extension View {
  /// Imports files that are dropped on the screen, and asks for files to import and export when it is told to. How far that
  /// has come is the window's to show.
  func recordTransfer(
    of kind: RecordKind, _ viewModel: ShopContent.Transfer, request: Binding<RecordTransferRequest?>
  ) -> some View {
    RecordTransferView(content: self, kind: kind, viewModel: viewModel, request: request)
  }
}

private struct RecordTransferView<Content: View>: View {
  let content: Content
  let kind: RecordKind
  let viewModel: ShopContent.Transfer
  @Binding var request: RecordTransferRequest?
  @State private var toast: Toast?
  @State private var isDropTarget = false
  @State private var file: URL?

  var body: some View {
    content
      .overlay { if isDropTarget { DropHint() } }
      .background { ImportPreviewPresenter(viewModel: viewModel, file: $file) }
      // Whoever has gone on finds at the foot of the window what came of it, and is not held up by it.
      .onDisappear { file = nil }
      .dropDestination(for: URL.self) { files, _ in
        take(files)
      } isTargeted: {
        isDropTarget = $0
      }
      .fileImporter(isPresented: isRequested(.importing), allowedContentTypes: [.commaSeparatedText, .json]) { result in
        guard case .success(let url) = result, preview(url) else { return }
        Application.addRecentFile(url)
      }
      .fileDestination(
        isPresented: isRequested(.exporting), contentType: .commaSeparatedText, defaultFilename: kind.rawValue
      ) { url in
        viewModel.trigger(.export(kind, to: url))
      }
      .toast($toast)
  }

  /// Looks at what has been dropped, if that can be done now.
  private func take(_ files: [URL]) -> Bool {
    guard files.count == 1, let file = files.first else {
      toast = Toast(String(localized: "Drop one file at a time to import it."))
      return false
    }
    return preview(file)
  }

  /// Looks at a file, if that can be done now.
  private func preview(_ url: URL) -> Bool {
    // Another window may have something done since this one asked for a file.
    guard viewModel.activity == nil else {
      toast = Toast(String(localized: "Wait until the file before it is done."))
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
