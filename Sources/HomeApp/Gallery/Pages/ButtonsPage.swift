import GtkBridge

struct ButtonsPage: View {
  @State private var presses = 0

  var body: some View {
    ExamplePage {
      Example("Button", of: "Button") {
        HStack(spacing: 12) {
          Button("Press Me") { presses += 1 }
          Text("Pressed \(presses) times")
        }
      }
      Example("Any view as label", of: "Button", "Label") {
        Button {
          presses += 1
        } label: {
          Label("With an icon", systemImage: "star.fill")
        }
      }
      Example("Styles", of: "buttonStyle") {
        HStack(spacing: 12) {
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
          Button("Borderless") {}.buttonStyle(.borderless)
        }
        HStack(spacing: 12) {
          Button("Plain") {}.buttonStyle(.plain)
          Button("Link") {}.buttonStyle(.link)
          Button("My Own") { presses += 1 }.buttonStyle(PillStyle())
        }
      }
      Example("Roles") {
        HStack(spacing: 12) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
      }
      Example("Sizes", of: "controlSize") {
        HStack(spacing: 12) {
          Button("Mini") {}.controlSize(.mini)
          Button("Small") {}.controlSize(.small)
          Button("Regular") {}
          Button("Large") {}.controlSize(.large)
        }
      }
      Example("Joined", of: "ControlGroup") {
        ControlGroup {
          Button("Left") {}
          Button("Middle") {}
          Button("Right") {}
        }
      }
      Example("Disabled", of: "disabled") { Button("Cannot Be Pressed") {}.disabled() }
    }
  }
}

private struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding(.horizontal, 16)
      .padding(.vertical, 6)
      .background(configuration.isPressed ? Color.purple.opacity(0.7) : .purple)
      .cornerRadius(16)
  }
}
