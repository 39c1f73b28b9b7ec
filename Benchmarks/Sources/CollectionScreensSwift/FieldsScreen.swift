import FrameProbe
import GtkBridge

final class Texts: ObservableObject {
  @Published var texts: [String]

  init(count: Int) { texts = (0..<count).map { "Text \($0)" } }
}

struct FieldsView: View {
  @ObservedObject var model: Texts

  var body: some View {
    ScrollView {
      VStack {
        ForEach(model.texts.indices, id: \.self) { index in
          TextField("Field", text: $model.texts[index])
        }
      }
    }
  }
}

/// Many text fields. Measurement: `type`.
final class FieldsScreen: CollectionScreen {
  let controller: UIViewController
  private let count: Int
  private var number = 0

  init(count: Int) {
    self.count = count
    controller = UIHostingController(rootView: FieldsView(model: Texts(count: count)))
  }

  func measure(_ measurement: String) {
    ChangeMeasurement.run([type], count: 60)
  }

  private func type() {
    frame_probe_type(Int32(number % count))
    number += 1
  }
}
