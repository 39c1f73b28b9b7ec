import GtkBridge

/// Icons and pictures.
struct ImagesPage: View {
  var body: some View {
    ExamplePage {
      Example("Icons by system name") {
        HStack(spacing: 12) {
          Image(systemName: "house")
          Image(systemName: "star.fill")
          Image(systemName: "trash")
          Image(systemName: "magnifyingglass")
        }
      }
      Example("Icons of the theme") {
        HStack(spacing: 12) {
          Image(icon: "user-trash-symbolic")
          Image(icon: "folder")
        }
      }
      Example("Scale and colour") {
        HStack(spacing: 12) {
          Image(systemName: "star.fill").imageScale(.small)
          Image(systemName: "star.fill").imageScale(.medium).foregroundColor(.accentColor)
          Image(systemName: "star.fill").imageScale(.large).foregroundColor(.orange)
          Image(systemName: "star.fill").font(.largeTitle).foregroundColor(.red)
        }
      }
    }
  }
}
