import GtkBridge

struct ExamplePage<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) { content }
        .frame(maxWidth: 640, alignment: .leading)
        .padding(24)
        .frame(maxWidth: .infinity)
    }
  }
}

/// An example with a title and the names of the declarations it demonstrates.
///
/// A test checks that every view, modifier and property wrapper in the library's table has an example.
struct Example<Content: View>: View {
  private let title: String
  private let names: String
  private let content: Content

  init(_ title: String, of names: String..., @ViewBuilder content: () -> Content) {
    self.title = title
    self.names = names.joined(separator: ", ")
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text(title)
          .font(.headline)
        if !names.isEmpty {
          Text(names)
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      VStack(alignment: .leading) { content }
    }
  }
}
