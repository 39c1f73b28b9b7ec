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

  var body: some View {
    content
      .overlay { if isDropTarget { DropHint() } }
      .dropDestination(for: URL.self) { files, _ in
        take(files)
      } isTargeted: {
        isDropTarget = $0
      }
      .fileImporter(isPresented: isRequested(.importing), allowedContentTypes: [.commaSeparatedText, .json]) { result in
        guard case .success(let url) = result else { return }
        Application.addRecentFile(url)
        viewModel.trigger(.importFile(url))
      }
      .fileDestination(
        isPresented: isRequested(.exporting), contentType: .commaSeparatedText, defaultFilename: kind.rawValue
      ) { url in
        viewModel.trigger(.export(kind, to: url))
      }
      .toast($toast)
  }

  /// Imports what has been dropped, if that can be done now.
  private func take(_ files: [URL]) -> Bool {
    guard viewModel.activity == nil else {
      toast = Toast(String(localized: "Wait until the file before it is done."))
      return false
    }
    guard files.count == 1, let file = files.first else {
      toast = Toast(String(localized: "Drop one file at a time to import it."))
      return false
    }
    viewModel.trigger(.importFile(file))
    return true
  }

  private func isRequested(_ expected: RecordTransferRequest) -> Binding<Bool> {
    Binding(get: { request == expected }, set: { if !$0, request == expected { request = nil } })
  }
}
