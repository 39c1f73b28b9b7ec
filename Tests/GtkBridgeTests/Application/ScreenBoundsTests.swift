import CGtk
import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// Views that derive lengths from the size of the window, as code for iOS does from that of the screen.
  @Suite @MainActor struct ScreenBoundsTests {
    private final class Owner {
      weak var window: Window?
    }

    private struct Screen: View {
      let owner: Owner
      private var width: CGFloat {
        ScreenBounds.shared.access()
        return owner.window?.bounds.width ?? 0
      }
      var body: some View { Text("wide").frame(width: max(width - 30, 0)).background(Color.red) }
    }

    @Test func lengthsFollowTheWindow() async throws {
      defer { ScreenBounds.shared.isRead = false }
      let owner = Owner()
      let window = Window(frame: CGRect(x: 0, y: 0, width: 800, height: 500))
      owner.window = window
      window.rootViewController = HostingController(rootView: Screen(owner: owner))
      window.makeVisibleUnmanaged()
      func width() -> Double? {
        window.rootViewController?.view.realizedWidget?.label("wide")?.parent.map { Double($0.width) }
      }
      func fits() -> Bool { width() == Double(window.bounds.width) - 30 }
      #expect(await MainLoop.wait { window.bounds.width > 700 && fits() }, "\(String(describing: width()))")
      let topLevel = try #require(Gtk.shownWindows.first { $0.isActive } ?? Gtk.shownWindows.last)
      for size in [400, 1_000, 360] {
        gtk_window_set_default_size(topLevel.cast(), Int32(size), 500)
        let hasSize = await MainLoop.wait { abs(window.bounds.width - CGFloat(size)) < 30 && fits() }
        #expect(hasSize, "\(window.bounds) \(size)")
      }
      window.close()
    }
  }
}
