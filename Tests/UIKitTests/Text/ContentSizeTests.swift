import Foundation
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct ContentSizeTests {
    @Test func otherSizesOfTextAreReported() throws {
      let (host, log) = (try ControlHost(UILabel()), Log())
      let observer = NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated { log.add(size.map { $0 > .large } == true ? "larger" : "usual") }
      }
      defer { NotificationCenter.default.removeObserver(observer) }
      let (zoom, value) = (Gtk.DesktopSettings.textZoom, UIFontMetrics.default.scaledValue(for: 10))
      Gtk.DesktopSettings.textZoom = zoom * 1.5
      #expect(log.lines == ["larger"] && UIFontMetrics.default.scaledValue(for: 10) > value * 1.4)
      Gtk.DesktopSettings.textZoom = zoom
      #expect(log.lines == ["larger", "usual"])
      host.host.close()
    }
  }
}
