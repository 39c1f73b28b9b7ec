import GtkBridgeTesting
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UIVisualEffectViewTests {
    @Test func theContentStandsOnAMaterial() async throws {
      let panel = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
      panel.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
      label.text = "On glass"
      panel.contentView.addSubview(label)
      let screen = UIViewController()
      screen.view.addSubview(panel)
      let host = try ViewHost(screen, size: CGSize(width: 300, height: 200))
      await host.nextFrame()
      let thin = Pixels(of: screen.view)[80, 45]
      #expect(panel.contentView.frame == panel.bounds && thin != "00000000" && !thin.hasSuffix("FF"))
      panel.effect = UIBlurEffect(style: .systemThickMaterial)
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[80, 45] > thin)
      panel.effect = nil
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[80, 45] == "00000000" && host.texts.contains("On glass"))
    }
  }
}
