import GtkBridge

/// Every view and modifier of the toolkit: a list of groups beside the examples of one of them.
struct GalleryView: View {
  @State private var selection: String? = GalleryPage.all.first?.id

  var body: some View {
    HStack(spacing: 0) {
      List(GalleryPage.all, selection: $selection) { page in
        Label(page.title, systemImage: page.systemImage)
          .padding(6)
      }
      .frame(width: 190)
      Divider()
      if let page = GalleryPage.all.first(where: { $0.id == selection }) { page.content }
    }
  }
}
