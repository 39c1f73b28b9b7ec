import GtkBridge

/// Examples of every view and modifier: a list of pages beside the selected page.
struct GalleryView: View {
  @State private var selection: String?

  /// Selects a page, or the first one.
  init(showing page: String? = nil) {
    _selection = State(wrappedValue: page ?? GalleryPage.all.first?.id)
  }

  var body: some View {
    NavigationSplitView {
      List(GalleryPage.all, selection: $selection) { page in
        Label(page.title, systemImage: page.systemImage)
      }
    } detail: {
      if let page = GalleryPage.all.first(where: { $0.id == selection }) { page.content }
    }
  }
}
