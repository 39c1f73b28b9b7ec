import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// The menu of a view by the secondary button.
  @Suite @MainActor struct ContextMenuTests {
    private final class Screen: UIViewController, UIContextMenuInteractionDelegate {
      let log = Log()
      let card = UIView(frame: CGRect(x: 20, y: 20, width: 160, height: 100))
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))

      override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemYellow
        label.text = "Label"
        view.addSubview(card)
        card.addSubview(label)
        card.addInteraction(UIContextMenuInteraction(delegate: self))
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.add("asked at \(Int((location.x / 10).rounded())),\(Int((location.y / 10).rounded(.down)))")
        return UIContextMenuConfiguration(actionProvider: { [log] _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in log.add("copy") }])
        })
      }
    }

    @Test func secondaryButtonOpensTheMenu() async throws {
      let screen = Screen()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      await host.nextFrame()
      try Pointer.click(screen.label, button: 3)
      _ = await MainLoop.wait { host.texts.contains("Copy") || screen.log.lines.count > 1 }
      #expect(screen.log.lines == ["asked at 6,2"])
      try await Picture.take("context-menu", host)
      try host.tap("Copy")
      _ = await MainLoop.wait { screen.log.lines.count == 2 }
      #expect(screen.log.lines.last == "copy")
      #expect(screen.card.interactions.count == 1)
      screen.card.interactions = []
      #expect(screen.card.gestureRecognizers == nil)
      host.close()
    }
  }
}
