import GtkBridge
import HomeCore

/// What a menu of import and export asks for.
enum RecordTransferRequest {
  case importing, exporting
}

/// The items of a menu that import and export.
struct RecordTransferItems: View {
  @Binding var request: RecordTransferRequest?

  var body: some View {
    Button(String(localized: "Import…")) { request = .importing }
    Button(String(localized: "Export…")) { request = .exporting }
  }
}

extension View {
  /// Imports files into the screen and exports its records: asks for files when it is told to, shows how far it has come
  /// below the content, and says what came of it.
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
  @ObservedObject var viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>
  @Binding var request: RecordTransferRequest?
  @State private var toast: Toast?
  @State private var isDropTarget = false

  var body: some View {
    VStack(spacing: 0) {
      content
        .overlay { if isDropTarget { DropHint() } }
      if let activity = viewModel.activity {
        Divider()
        TransferBar(activity: activity, progress: viewModel.progress) { viewModel.trigger(.cancel) }
      }
    }
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
    .alert(String(localized: "Import the Good Rows?"), isPresented: isRefused, presenting: refused) { _ in
      Button(String(localized: "Import Nothing"), role: .cancel) { viewModel.trigger(.dismissOutcome) }
      Button(String(localized: "Import Good Rows")) { viewModel.trigger(.importGoodRows) }
    } message: { report in
      Text(report.badRowsText)
    }
    .toast($toast)
    .onChange(of: viewModel.outcome) { outcome in
      guard let text = outcome?.toastText else { return }
      toast = Toast(text)
      viewModel.trigger(.dismissOutcome)
    }
  }

  /// Imports what has been dropped, if that can be done now.
  private func take(_ files: [URL]) -> Bool {
    guard viewModel.activity == nil else { return false }
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

  private var refused: RecordImportReport? {
    if case .refused(let report, _) = viewModel.outcome { report } else { nil }
  }

  private var isRefused: Binding<Bool> {
    // Either button says what becomes of it.
    Binding(get: { refused != nil }, set: { _ in })
  }
}

extension RecordTransferState.Outcome {
  /// What is said of it in passing; `nil` where the user has to choose.
  fileprivate var toastText: String? {
    switch self {
    case .imported(let report, let file):
      let count = report.importedCount
      let text = String(
        localized: "\(count) row of “\(file)” was imported.", plural: "\(count) rows of “\(file)” were imported.",
        count: count)
      return report.badRowCount == 0 ? text : text + " " + report.leftOutText
    case .exported(let count, let file):
      return String(
        localized: "\(count) row was written to “\(file)”.", plural: "\(count) rows were written to “\(file)”.",
        count: count)
    case .failed(let reason): return reason
    case .refused: return nil
    }
  }
}

extension RecordImportReport {
  fileprivate var leftOutText: String {
    String(localized: "\(badRowCount) was left out.", plural: "\(badRowCount) were left out.", count: badRowCount)
  }

  /// How many rows are bad, and what is wrong with the first of them.
  fileprivate var badRowsText: String {
    let shown = 5
    let count = String(
      localized: "\(badRowCount) row cannot be imported, so nothing has been.",
      plural: "\(badRowCount) rows cannot be imported, so nothing has been.", count: badRowCount)
    let rows = badRows.prefix(shown).map { String(localized: "Line \($0.line): \($0.reason)") }
    return ([count, ""] + rows + (badRowCount > shown ? ["…"] : [])).joined(separator: "\n")
  }
}
