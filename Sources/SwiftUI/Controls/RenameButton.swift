import GtkBridge
import GtkObjects

/// A button that starts the renaming of the surrounding content.
///
/// Mirrors SwiftUI's `RenameButton`: it performs the action of `renameAction(_:)`, and is disabled where
/// there is none.
public struct RenameButton: View {
  @Environment(\.renameAction) private var action

  /// Creates a button that performs the action of its surroundings.
  public init() {}

  public var body: some View {
    Button(Gtk.translated("_Rename"), systemImage: "pencil") { action?() }.disabled(action == nil)
  }
}

extension View {
  /// Sets the action of the rename buttons inside.
  ///
  /// Mirrors SwiftUI's `renameAction(_:)`.
  public func renameAction(_ action: @escaping () -> Void) -> some View { environment(\.renameAction, action) }

  /// Makes the rename buttons inside give the focus to the field of `isFocused`.
  ///
  /// Mirrors SwiftUI's `renameAction(_:)`.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

extension EnvironmentValues {
  var renameAction: (() -> Void)? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

private struct RenameActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}
