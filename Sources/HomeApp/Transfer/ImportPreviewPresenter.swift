import GtkBridge
import HomeCore

/// Presents what has been understood of a file, if it is the one that the user waits to see.
struct ImportPreviewPresenter: View {
  @ObservedObject var viewModel: ShopContent.Transfer
  /// The file that the user waits to see; `nil` when there is none.
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
        // What the user has decided to import is on its way by now.
        if viewModel.outcome?.previewed != nil { viewModel.trigger(.dismissOutcome) }
      })
  }
}
