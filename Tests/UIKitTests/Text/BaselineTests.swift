import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct BaselineTests {
    private func screen(_ first: UIView, _ second: UIView, _ constraint: NSLayoutConstraint) throws -> ViewHost {
      let screen = UIViewController()
      for view in [first, second] {
        view.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        first.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
        first.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10), constraint,
      ])
      return try ViewHost(screen, size: CGSize(width: 500, height: 300))
    }

    private func label(_ text: String, _ size: Double) -> UILabel {
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), 0)
      return label
    }

    @Test func firstLinesStandOnOneLine() async throws {
      let (large, small) = (label("Large", 30), label("small\nlines", 10))
      let host = try screen(large, small, small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor))
      await host.nextFrame()
      let (font, other) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 10))
      let difference = (small.frame.minY + other.ascender) - (large.frame.minY + font.ascender)
      #expect(abs(difference) <= 1 && small.frame.minY > large.frame.minY + 5, "\(small.frame) \(large.frame)")
    }

    @Test func lastLinesStandOnOneLine() async throws {
      let (lines, one) = (label("Two\nlines", 20), label("One", 12))
      let host = try screen(lines, one, one.lastBaselineAnchor.constraint(equalTo: lines.lastBaselineAnchor))
      await host.nextFrame()
      let (font, other) = (UIFont.systemFont(ofSize: 20), UIFont.systemFont(ofSize: 12))
      let difference = (one.frame.maxY + other.descender) - (lines.frame.maxY + font.descender)
      #expect(abs(difference) <= 1 && one.frame.maxY < lines.frame.maxY - 1, "\(one.frame) \(lines.frame)")
    }

    @Test(arguments: [true, false]) func controlsHaveABaseline(_ isButton: Bool) async throws {
      let field = UITextField()
      field.text = "Field"
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      let (control, title) = (isButton ? button : field, label("Label", 11))
      let host = try screen(control, title, title.firstBaselineAnchor.constraint(equalTo: control.firstBaselineAnchor))
      await host.nextFrame()
      // The text of both has the desktop's size, in the middle of the control.
      #expect(abs(title.frame.midY - control.frame.midY) <= 2, "\(title.frame) \(control.frame)")
    }
  }
}
