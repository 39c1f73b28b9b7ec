import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The traits follow the desktop and the size of the window.
  @Suite @MainActor struct DesktopTraitTests {
    private final class Screen: UIViewController {
      var previous: [UITraitCollection] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        if let previousTraitCollection { previous.append(previousTraitCollection) }
      }
    }

    @Test func screenIsToldOfTheDesktop() async throws {
      let screen = Screen()
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      var registered = 0
      screen.loadViewIfNeeded()
      screen.view.addSubview(label)
      label.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UILabel, _) in registered += 1 }
      let host = try ViewHost(screen, size: CGSize(width: 700, height: 600))
      await host.nextFrame()
      screen.previous = []
      #expect(screen.traitCollection.userInterfaceStyle == .light)
      #expect(screen.traitCollection.horizontalSizeClass == .regular)
      Gtk.prefersDark = true
      _ = await MainLoop.wait { !screen.previous.isEmpty }
      #expect(screen.previous.map(\.userInterfaceStyle) == [.light])
      #expect(screen.view.traitCollection.userInterfaceStyle == .dark)
      Gtk.prefersDark = false
      _ = await MainLoop.wait { screen.previous.count == 2 }
      let zoom = Gtk.DesktopSettings.textZoom
      Gtk.DesktopSettings.textZoom = zoom * 2
      _ = await MainLoop.wait { registered == 1 }
      #expect(registered == 1 && label.traitCollection.preferredContentSizeCategory > .large)
      Gtk.DesktopSettings.textZoom = zoom
      Gtk.shownWindows.first?.setDefaultSize(width: 400, height: 600)
      _ = await MainLoop.wait { screen.traitCollection.horizontalSizeClass == .compact }
      #expect(screen.traitCollection.horizontalSizeClass == .compact)
      host.close()
    }

    @Test func theAppearanceOfAWindowIsThatOfTheProgram() throws {
      let usual = Gtk.prefersDark
      defer { Gtk.prefersDark = usual }
      let application = Application(id: "io.github.gtkbridge.Appearance")
      let window = UIWindow()
      window.overrideUserInterfaceStyle = .dark
      #expect(application.preferredColorScheme == .dark && Gtk.prefersDark)
      window.overrideUserInterfaceStyle = .light
      #expect(application.preferredColorScheme == .light && !Gtk.prefersDark)
      window.overrideUserInterfaceStyle = .unspecified
      #expect(application.preferredColorScheme == nil && Gtk.prefersDark == usual)
    }
  }
}
