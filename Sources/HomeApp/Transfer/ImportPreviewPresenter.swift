import GtkBridge
import HomeCore

/// A presenter for the preview of a file that the user has requested.
struct ImportPreviewPresenter: View {
  @ObservedObject var viewModel: AnyViewModel<RecordTransferState, RecordTransferInput>
  /// The requested file, or `nil` if there is none.
  @Binding var file: URL?

  var body: some View {
    EmptyView()
      .sheet(item: previewed) { previewed in
        ImportPreviewView(previewed: previewed) { viewModel.trigger(.importPreviewed) }
      }
  }

  private var previewed: Binding<PreviewedImport?> {
    Binding(
      get: { viewModel.outcome?.previewed.flatMap { $0.id == file ? $0 : nil } },
      set: { _ in
        file = nil
        // A confirmed import has already started, so the preview is no longer the outcome.
        if viewModel.outcome?.previewed != nil { viewModel.trigger(.dismissOutcome) }
      })
  }
}
