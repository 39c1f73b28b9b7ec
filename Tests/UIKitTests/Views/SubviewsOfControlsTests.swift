import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Subviews of views that a widget of GTK's shows: badges on buttons, texts on images, placeholders in text views.
  @Suite @MainActor struct SubviewsOfControlsTests {
    private static let square = UIImage.filled(CGSize(width: 2, height: 2))

    private nonisolated static let views: [@MainActor @Sendable () -> UIView] = [
      { UIImageView(image: square) }, { UIButton(type: .system) }, { UILabel() }, { UITextField() }, { UITextView() },
      { UISegmentedControl(items: ["a", "b"]) }, { UISlider() }, { UISwitch() }, { UIProgressView() },
      { UISearchBar() },
    ]

    private func makeBadge() -> UILabel {
      let badge = UILabel(frame: CGRect(x: 10, y: 5, width: 30, height: 20))
      badge.text = "9"
      return badge
    }

    private func host(_ view: UIView) throws -> ViewHost {
      let controller = UIViewController()
      view.frame = CGRect(x: 20, y: 40, width: 200, height: 100)
      controller.view.addSubview(view)
      return try ViewHost(controller)
    }

    /// Returns the place of a view's widget in the screen.
    private func place(of view: UIView, in host: ViewHost) throws -> CGPoint {
      let outer = try #require(host.controller.view.realizedWidget?.pointInWindow(CGPoint.zero))
      let inner = try #require(view.realizedWidget?.pointInWindow(CGPoint.zero))
      return CGPoint(x: inner.x - outer.x, y: inner.y - outer.y)
    }

    @Test(arguments: views.indices) func subviewsAreShown(_ index: Int) async throws {
      let (view, badge) = (Self.views[index](), makeBadge())
      view.addSubview(badge)
      let host = try host(view)
      await host.nextFrame()
      let widget = try #require(badge.realizedWidget)
      #expect(widget.isMapped && widget.width == 30)
      #expect(try place(of: badge, in: host) == CGPoint(x: 30, y: 45), "\(view)")
      badge.frame.origin.x = 50
      await host.nextFrame()
      #expect(try place(of: badge, in: host).x == 70)
      view.isHidden = true
      await host.nextFrame()
      #expect(!host.texts.contains("9"))
      view.isHidden = false
      await host.nextFrame()
      badge.removeFromSuperview()
      await host.nextFrame()
      #expect(!widget.isMapped && view.realizedWidget?.isMapped == true)
    }

    @Test(arguments: views.indices) func aSubviewMayComeLater(_ index: Int) async throws {
      let (view, badge) = (Self.views[index](), makeBadge())
      view.alpha = 0.5
      let host = try host(view)
      await host.nextFrame()
      view.addSubview(badge)
      await host.nextFrame()
      let widget = try #require(badge.realizedWidget)
      #expect(widget.isMapped && host.texts.contains("9"))
      #expect(try place(of: badge, in: host) == CGPoint(x: 30, y: 45))
      #expect(abs((view.realizedWidget?.opacity ?? 0) - 0.5) < 0.01)
      #expect(view.frame == CGRect(x: 20, y: 40, width: 200, height: 100))
    }

    @Test func constraintsPlaceSubviews() async throws {
      let controller = UIViewController()
      let (image, badge) = (UIImageView(image: Self.square), makeBadge())
      for part in [image, badge] { part.translatesAutoresizingMaskIntoConstraints = false }
      controller.view.addSubview(image)
      image.addSubview(badge)
      NSLayoutConstraint.activate([
        image.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 10),
        image.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 10),
        image.widthAnchor.constraint(equalToConstant: 100), image.heightAnchor.constraint(equalToConstant: 60),
        badge.centerXAnchor.constraint(equalTo: image.centerXAnchor),
        badge.bottomAnchor.constraint(equalTo: image.bottomAnchor, constant: -4),
      ])
      let host = try ViewHost(controller)
      await host.nextFrame()
      #expect(abs(badge.center.x - 50) <= 0.5 && badge.frame.maxY == 56)
      #expect(badge.realizedWidget?.isMapped == true)
      #expect(image.frame == CGRect(x: 10, y: 10, width: 100, height: 60))
    }

    @Test func aTextViewWithAPlaceholderScrolls() async throws {
      let (view, placeholder) = (UITextView(), makeBadge())
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(placeholder)
      NSLayoutConstraint.activate([
        placeholder.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        placeholder.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      ])
      let host = try host(view)
      await host.nextFrame()
      #expect(placeholder.frame.origin == CGPoint(x: 5, y: 8))
      view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
      #expect(await MainLoop.wait { view.contentSize.height > 400 })
    }

    @Test func pressesPassLabelsAndReachOtherControls() async throws {
      let log = Log()
      let (outer, badge, image) = (UIButton(type: .system), makeBadge(), UIImageView(image: Self.square))
      outer.addAction(UIAction { _ in log.add("outer") }, for: .touchUpInside)
      outer.addSubview(badge)
      let inner = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      inner.addAction(UIAction { _ in log.add("inner") }, for: .touchUpInside)
      image.isUserInteractionEnabled = true
      image.addSubview(inner)
      let host = try host(outer)
      image.frame = CGRect(x: 20, y: 160, width: 200, height: 60)
      host.controller.view.addSubview(image)
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      try Pointer.click(badge)
      #expect(await MainLoop.wait { log.lines == ["outer"] })
      try Pointer.click(inner)
      #expect(await MainLoop.wait { log.lines == ["outer", "inner"] })
      try Pointer.rest()
    }

    @Test(arguments: [true, false]) func layersOfFieldsAreDrawn(isText: Bool) async throws {
      let view: UIView = isText ? UITextView() : UITextField()
      (view as? UITextField)?.borderStyle = UITextField.BorderStyle.none
      let line = CALayer()
      line.frame = CGRect(x: 0, y: 90, width: 200, height: 4)
      line.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
      view.layer.addSublayer(line)
      let host = try host(view)
      await host.nextFrame()
      #expect(Pixels(of: view)[100, 92] == "FF0000FF")
    }

    @Test func aTextViewHasItsBackground() async throws {
      let view = UITextView()
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let host = try host(view)
      await host.nextFrame()
      #expect(Pixels(of: view)[100, 80] == "FF0000FF")
    }

    @Test(arguments: views.indices) func viewsAreReleased(_ index: Int) async throws {
      weak var released: UIView?
      weak var badge: UIView?
      do {
        let view = Self.views[index]()
        view.addSubview(makeBadge())
        (released, badge) = (view, view.subviews.first)
        let host = try host(view)
        await host.nextFrame()
        view.removeFromSuperview()
      }
      #expect(await MainLoop.wait { released == nil && badge == nil })
    }
  }
}
