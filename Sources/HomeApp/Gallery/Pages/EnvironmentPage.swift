import GtkBridge

/// Environment values and preferences.
struct EnvironmentPage: View {
  @StateObject private var library = Library()

  var body: some View {
    ExamplePage {
      Example("The desktop", of: "@Environment") { DesktopSample() }
      Example("Values for the views inside", of: "environment", "transformEnvironment") {
        VStack(alignment: .leading) {
          Signature()
          VStack(alignment: .leading) {
            Signature()
            Signature().transformEnvironment(\.signature) { $0 += " and Grace" }
          }
          .environment(\.signature, "Ada")
        }
      }
      Example("An object for the views inside", of: "environmentObject", "@EnvironmentObject") {
        Shelf().environmentObject(library)
      }
      Example("Values for the views around", of: "preference", "transformPreference", "onPreferenceChange") {
        WidestName()
      }
      Example(
        "Views made of what is reported", of: "overlayPreferenceValue", "backgroundPreferenceValue"
      ) {
        HStack(spacing: 24) {
          Reporter().overlayPreferenceValue(NameLength.self, reportInFront)
          Reporter().backgroundPreferenceValue(NameLength.self) { length in
            Color.accentColor.opacity(Double(length) / 40)
          }
        }
      }
    }
  }

  private func reportInFront(_ length: Int) -> some View {
    HStack {
      Spacer()
      Text("\(length)").font(.caption).foregroundColor(.secondary).padding(.trailing, 6)
    }
  }
}

private struct DesktopSample: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.textScale) private var textScale
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    VStack(alignment: .leading) {
      Text(colorScheme == .dark ? "The theme is dark" : "The theme is light")
      Text("Text has \(Int((textScale * 100).rounded())) % of its usual size")
      Text(scenePhase == .active ? "The window has the keyboard" : "Another window has the keyboard")
      Text(reducesMotion ? "Nothing is to move" : "Things may move")
      Text(direction == .leftToRight ? "Text runs to the right" : "Text runs to the left")
    }
  }
}

private struct SignatureKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

extension EnvironmentValues {
  fileprivate var signature: String {
    get { self[SignatureKey.self] }
    set { self[SignatureKey.self] = newValue }
  }
}

private struct Signature: View {
  @Environment(\.signature) private var signature

  var body: some View { Text("Signed by \(signature)") }
}

private final class Library: ObservableObject {
  @Published var books = 2
}

private struct Shelf: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    HStack(spacing: 12) {
      Button("Add a Book") { library.books += 1 }
      Text("Books: \(library.books)")
    }
  }
}

private struct NameLength: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct WidestName: View {
  @State private var names = ["Ada", "Grace"]
  @State private var countsTwice = false
  @State private var longest = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(names, id: \.self) { Text($0).preference(key: NameLength.self, value: $0.count) }
        .transformPreference(NameLength.self) { if countsTwice { $0 *= 2 } }
      Text("The longest name has \(longest) letters")
        .foregroundColor(.secondary)
      HStack(spacing: 12) {
        Button("Add Katherine") { names.append("Katherine") }
          .disabled(names.count > 2)
        Toggle("Count twice", isOn: $countsTwice)
      }
    }
    .onPreferenceChange(NameLength.self) { longest = $0 }
  }
}

private struct Reporter: View {
  var body: some View {
    Text("Katherine").padding(8).preference(key: NameLength.self, value: 9).frame(width: 140).border(.gray.opacity(0.3))
  }
}
