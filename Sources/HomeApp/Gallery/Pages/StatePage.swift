import GtkBridge
import Observation

struct StatePage: View {
  @State private var count = 0
  @State private var changes = 0
  @StateObject private var model = CounterModel()
  @State private var album = Album()
  @AppStorage("gallery-count") private var stored = 0
  @SceneStorage("gallery-count") private var storedForWindow = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    ExamplePage {
      Example("State and binding", of: "@State", "@Binding") {
        CountStepper(title: "State", count: $count)
        Text("State \(count), changes \(changes)")
          .onChange(of: count) { _, _ in changes += 1 }
      }
      Example("Observable objects", of: "@StateObject", "@ObservedObject") {
        CountStepper(title: "Object", count: $model.count)
        ObservedCount(model: model)
      }
      Example("Observable classes", of: "@Bindable") { AlbumEditor(album: album) }
      Example("Kept for the next time, for the program and for the window", of: "@AppStorage", "@SceneStorage") {
        CountStepper(title: "Kept", count: $stored)
        Text("Kept \(stored)")
        CountStepper(title: "Kept for the window", count: $storedForWindow)
        Text("Kept for the window \(storedForWindow)")
      }
      Example("Focus", of: "@FocusState") {
        HStack(spacing: 12) {
          TextField("Focused", text: .constant("")).focused($isFocused)
          Button("Focus") { isFocused = true }
        }
        Text(isFocused ? "The field has the focus" : "The field has no focus")
      }
    }
  }
}

private final class CounterModel: ObservableObject {
  @Published var count = 0
}

@Observable
private final class Album {
  var title = "Blue"
}

private struct CountStepper: View {
  let title: String
  @Binding var count: Int

  var body: some View {
    Stepper(title, value: $count, in: 0...10)
  }
}

private struct ObservedCount: View {
  @ObservedObject var model: CounterModel

  var body: some View { Text("Object \(model.count)") }
}

private struct AlbumEditor: View {
  @Bindable var album: Album

  var body: some View {
    TextField("Album", text: $album.title)
    Text("The album is called \(album.title)")
  }
}
