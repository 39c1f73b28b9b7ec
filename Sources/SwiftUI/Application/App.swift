/// An application, which its scenes describe.
///
/// Mirrors SwiftUI's `App`. The attribute `@main` starts it:
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   @StateObject private var notes = NotesModel()
///
///   var body: some Scene {
///     WindowGroup { NotesView().environmentObject(notes) }
///     Settings { SettingsView() }
///   }
/// }
/// ```
///
/// The first scene opens at launch. The application ends when its last window closes, as is usual on the desktop; on a
/// Mac, it would continue.
@preconcurrency @MainActor
public protocol App: DynamicProperty {
  /// The type of the application's scenes.
  associatedtype Body: Scene

  /// The scenes. They are read again after state that they read has changed.
  @SceneBuilder var body: Body { get }

  /// Creates the application.
  init()

  /// The identifier in reverse-DNS notation, such as `io.github.example.Notes`. The desktop entry, the settings and the
  /// session's one instance of the program are named after it. Not part of SwiftUI, which takes it from `Info.plist`.
  static var identifier: String { get }
}

extension App {
  /// The identifier of the Flatpak that contains the program, or else `local.` and the name of the executable.
  public static var identifier: String { ApplicationIdentifier.standard }

  /// Runs the application until its last window closes, and exits.
  ///
  /// Mirrors SwiftUI's `main()`. Without a display, it prints the reason and exits with status 1.
  ///
  /// With the argument `--preview`, it prints the names of its previews (see ``Preview/declared``). With `--preview
  /// NAME` or `--preview-all` it shows them in place of its scenes, and an additional `--snapshot PATH` writes images.
  public static func main() {
    Program.exit(identifier: identifier) { try ApplicationRun(of: Self.self).run() }
  }
}

/// The view that reads an application's body: again when a state that the body reads changes, but not when only the
/// environment changes. Otherwise, each change of the phase would create new objects in the body.
struct ApplicationTree<Content: App>: View, Equatable {
  let app: Content

  var body: some View { app.body._tree }

  nonisolated static func == (first: Self, second: Self) -> Bool { true }
}
