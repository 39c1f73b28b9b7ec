import GtkObjects

/// The window of an application's preferences.
///
/// Mirrors SwiftUI's `Settings`. The main menu and Ctrl+comma open it, and so does ``EnvironmentValues/openSettings``.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never

  private let description: SceneDescription

  public var _tree: some View { SceneRegistration(description: description) }

  /// Creates the window of the preferences.
  public init(@ViewBuilder content: () -> Content) {
    description = SceneDescription(.settings, id: nil, title: Gtk.word(localized: "Preferences"), content: content)
  }
}
