import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitViews

extension UIKitTests {
  /// A translucent text that the program draws.
  @Suite @MainActor struct DrawnTextOpacityTests {
    private final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        "text".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.black.withAlphaComponent(0.3)])
      }
    }

    /// Pango draws the texts of all labels with the same object.
    @Test(arguments: [false, true]) func leavesTheTextsOfLabels(hasDrawing: Bool) async throws {
      let controller = UIViewController()
      let label = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 60))
      label.text = "\u{2588}\u{2588}\u{2588}"
      label.font = .systemFont(ofSize: 40)
      label.textColor = .black
      controller.view.backgroundColor = .white
      if hasDrawing {
        let drawing = Drawing(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        drawing.isOpaque = false
        controller.view.addSubview(drawing)
      }
      controller.view.addSubview(label)
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 250))
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      let pixels = Pixels(of: controller.view)
      let darkest = (100..<160).flatMap { y in (10..<150).map { pixels[$0, y] } }.min()
      #expect(darkest == "000000FF", "\(darkest ?? "")")
    }
  }
}
