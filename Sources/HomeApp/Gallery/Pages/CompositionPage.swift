import GtkBridge

/// Custom views and modifiers.
struct CompositionPage: View {
  @State private var isFirst = true
  @State private var generation = 1

  var body: some View {
    ExamplePage {
      Example("Several views as one, and none", of: "Group", "ForEach", "EmptyView") {
        HStack {
          Group {
            Tile("One")
            Tile("Two")
          }
          .font(.headline)
          EmptyView()
          ForEach(3..<6) { Tile("\($0)") }
        }
      }
      Example("A view of any type", of: "AnyView") {
        HStack(spacing: 12) {
          Button("Take the Other") { isFirst.toggle() }
          any
        }
      }
      Example("A modifier of one’s own", of: "modifier", "ModifiedContent") {
        HStack(spacing: 12) {
          Text("By its method").modifier(Framed(color: .blue))
          ModifiedContent(content: Text("By its type"), modifier: Framed(color: .orange))
        }
      }
      Example("Identity: another number makes another view, with a state of its own", of: "id") {
        HStack(spacing: 12) {
          Memory().id(generation)
          Button("Forget") { generation += 1 }
        }
      }
      Example(
        "Controllers in views", of: "ViewControllerRepresentable", "UIViewControllerRepresentable"
      ) {
        HStack(spacing: 12) {
          ControllerView(text: "A controller’s screen, number \(generation)")
          SharedControllerView(text: "The same in UIKit’s words")
        }
        .frame(height: 48)
      }
    }
  }

  private var any: AnyView { isFirst ? AnyView(Tile("A text")) : AnyView(ProgressView(value: 0.5).frame(width: 120)) }
}

private struct Framed: ViewModifier {
  let color: Color

  func body(content: Content) -> some View {
    content.padding(8).border(color, width: 2).cornerRadius(6)
  }
}

private struct Memory: View {
  @State private var presses = 0

  var body: some View {
    Button("Remember \(presses)") { presses += 1 }
  }
}

private struct ControllerView: ViewControllerRepresentable {
  let text: String

  func makeViewController(context: Context) -> HostingController<Tile> { HostingController(rootView: Tile(text)) }

  func updateViewController(_ controller: HostingController<Tile>, context: Context) {
    controller.rootView = Tile(text)
  }
}

private struct SharedControllerView: UIViewControllerRepresentable {
  typealias UIViewControllerType = HostingController<Tile>

  let text: String

  func makeUIViewController(context: Context) -> HostingController<Tile> { HostingController(rootView: Tile(text)) }

  func updateUIViewController(_ controller: HostingController<Tile>, context: Context) {}
}
