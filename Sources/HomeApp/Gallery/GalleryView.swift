import GtkBridge

/// Every view and modifier of the toolkit: a list of groups beside the examples of one of them.
struct GalleryView: View {
  @State private var selection: String?

  /// Begins with a group, or with the first.
  init(showing page: String? = nil) {
    _selection = State(wrappedValue: page ?? GalleryPage.all.first?.id)
  }

  var body: some View {
    NavigationSplitView {
      List(GalleryPage.all, selection: $selection) { page in
        Label(page.title, systemImage: page.systemImage)
          .padding(6)
      }
    } detail: {
      if let page = GalleryPage.all.first(where: { $0.id == selection }) { page.content }
    }
  }
}
