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
      Example("Preferences") { WidestName() }
      Example("The desktop") { DesktopSample() }
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

private struct NameLength: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct WidestName: View {
  @State private var names = ["Ada", "Grace"]
  @State private var longest = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { Text($0).preference(key: NameLength.self, value: $0.count) }
      Text("The longest name has \(longest) letters")
        .foregroundColor(.secondary)
      Button("Add Katherine") { names.append("Katherine") }
        .disabled(names.count > 2)
    }
    .onPreferenceChange(NameLength.self) { longest = $0 }
  }
}

private struct DesktopSample: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading) {
      Text(colorScheme == .dark ? "The theme is dark" : "The theme is light")
      Text("Text is \(textScale.formatted()) times as large as usual")
      Text(reducesMotion ? "Nothing is to move" : "Things may move")
      Text(direction == .leftToRight ? "Text runs to the right" : "Text runs to the left")
    }
  }
}
