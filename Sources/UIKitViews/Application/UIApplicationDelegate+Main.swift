import Foundation
import GtkObjects

extension UIApplicationDelegate {
  /// Runs a program without an `App` until its last window closes, and exits.
  ///
  /// Mirrors UIKit's `main()`, which the attribute `@main` calls; the older `@UIApplicationMain` does not compile without
  /// Apple's runtime. The window is opened by the delegate of the scene, or by this one at its launch:
  ///
  /// ```swift
  /// @main
  /// class AppDelegate: UIResponder, UIApplicationDelegate {}
  /// ```
  ///
  /// The scene's delegate is of the class that the program declares; `Info.plist` names it on iOS. The identifier of
  /// the program is that of its Flatpak, or `local.` and the name of the executable.
  public static func main() {
    let identifier = ApplicationIdentifier.standard
    Program.exit(identifier: identifier) {
      try DelegateRun(of: Self.self, identifier: identifier).run()
    }
  }
}

/// One run of a program whose windows belong to its delegates.
@MainActor
private final class DelegateRun {
  private let application: Application
  private let delegate: any UIApplicationDelegate
  private var isLaunched = false

  init(of type: any UIApplicationDelegate.Type, identifier: String) {
    // The application is created first, because the settings are stored under its identifier.
    application = Application(id: identifier)
    DefaultsValues.keepSettings()
    delegate = DelegateCreation.make(type)
    UIApplication.shared.delegate = delegate
  }

  func run() throws(ApplicationError) -> Int32 {
    application.onOpen = { [unowned self] urls in
      launch(opening: urls)
      // The scene's delegate has received them.
      guard UIWindowScene.shared.delegate == nil else { return }
      for url in urls { _ = delegate.application(.shared, open: url, options: [:]) }
    }
    application.onPhaseChange = { UIApplication.shared.phaseDidChange(from: $0, to: $1) }
    application.onEnd = { UIApplication.shared.finishWork() }
    let status = try application.run { [unowned self] in launch(opening: []) }
    UIApplication.shared.willTerminate()
    return status
  }

  private func launch(opening urls: [URL]) {
    guard !isLaunched else { return urls.isEmpty ? () : SceneConnection.open(urls, declared: true) }
    isLaunched = true
    addMenu()
    UIWindow.usualSize = UIWindowScene.usualSize
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    SceneConnection.connect(declared: true, urls: urls)
    guard application.windows.isEmpty else { return }
    let message = "The program has no window: no class conforms to UIWindowSceneDelegate, or it shows none."
    FileHandle.standardError.write(Data("\(application.id): \(message)\n".utf8))
  }

  private func addMenu() {
    application.addAction("quit", shortcuts: [KeyboardShortcut("q")]) { [weak application] in application?.quit() }
    application.setShortcuts([KeyboardShortcut("w")], for: "window.close")
    application.menu = ApplicationMenu(
      name: Gtk.word(localized: "Main Menu"), sections: [[.init(Gtk.word(localized: "_Quit"), action: "quit")]])
  }
}
