import GtkBridge
import GtkObjects

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the usual label of its role.
  ///
  /// Mirrors SwiftUI's `Button(role:action:)`: `Button(role: .close) { dismiss() }`.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The usual label of a button with a role.
///
/// Mirrors SwiftUI's `DefaultButtonLabel`. A desktop's buttons have words rather than symbols.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Text(verbatim: title) }

  private var title: String {
    switch role {
    case .cancel: Gtk.translated("_Cancel")
    case .close: Gtk.translated("_Close")
    case .destructive: Gtk.translated("_Delete")
    default: Gtk.translated("_OK")
    }
  }
}
