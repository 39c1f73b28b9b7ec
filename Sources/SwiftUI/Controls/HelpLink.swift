import GtkBridge
import GtkObjects

/// A round button with a question mark that opens help.
///
/// Mirrors SwiftUI's `HelpLink`.
public struct HelpLink: View {
  private enum Target {
    case action(() -> Void)
    case destination(URL)
  }

  @Environment(\.openURL) private var openURL
  private let target: Target

  /// Creates a button that performs an action.
  public init(action: @escaping () -> Void) { target = .action(action) }

  /// Creates a button that opens an address.
  public init(destination: URL) { target = .destination(destination) }

  public var body: some View {
    Button {
      switch target {
      case .action(let action): action()
      case .destination(let url): openURL(url)
      }
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonBorderShape(.circle)
    .accessibilityLabel(Gtk.translated("_Help"))
    .help(Gtk.translated("_Help"))
  }
}
