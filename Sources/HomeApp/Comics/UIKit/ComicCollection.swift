import HomeCore
import UIKit

/// The comics with their filter, as UIKit's views in a declarative screen.
struct ComicCollection: UIViewControllerRepresentable {
  let viewModel: AnyViewModel<ComicListState, ComicListInput>
  let open: (Comic) -> Void
  let importComics: () -> Void

  func makeUIViewController(context: Context) -> ComicCollectionViewController {
    ComicCollectionViewController(viewModel: viewModel, open: open, importComics: importComics)
  }

  func updateUIViewController(_ controller: ComicCollectionViewController, context: Context) {}
}
