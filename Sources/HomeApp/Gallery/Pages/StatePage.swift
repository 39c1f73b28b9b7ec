import GtkBridge

/// Where values are kept, and who hears of their changes.
struct StatePage: View {
  @State private var count = 0
  @State private var changes = 0
  @StateObject private var model = CounterModel()

  var body: some View {
    ExamplePage {
      Example("State and binding") {
        CountStepper(title: "State", count: $count)
        Text("State \(count), changes \(changes)")
          .onChange(of: count) { _, _ in changes += 1 }
      }
      Example("Observable object") {
        CountStepper(title: "Object", count: $model.count)
        Text("Object \(model.count)")
      }
      Example("Environment") {
        VStack(alignment: .leading) {
          FontSample()
          Group { FontSample() }.font(.title2)
        }
      }
    }
  }
}

private final class CounterModel: ObservableObject {
  @Published var count = 0
}

private struct CountStepper: View {
  let title: String
  @Binding var count: Int

  var body: some View {
    Stepper(title, value: $count, in: 0...10)
  }
}

private struct FontSample: View {
  @Environment(\.font) private var font

  var body: some View {
    Text(font == nil ? "The desktop's own font" : "A font from the environment")
  }
}
