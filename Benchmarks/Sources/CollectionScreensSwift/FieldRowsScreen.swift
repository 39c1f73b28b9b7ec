import GtkBridge

struct FieldRowsView: View {
  @ObservedObject var model: Texts

  var body: some View {
    List(model.texts.indices, id: \.self) { index in
      TextField("Field", text: $model.texts[index])
    }
  }
}

/// A list with a text field in each row. Measurement: `scroll`.
final class FieldRowsScreen: CollectionScreen {
  let controller: UIViewController

  init(count: Int) {
    controller = UIHostingController(rootView: FieldRowsView(model: Texts(count: count)))
  }

  func measure(_ measurement: String) { measureScrolling() }
}
