import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct ViewDrawingTests {
    final class Dial: UIView {
      var rects: [CGRect] = []
      var color = UIColor(red: 1, green: 0, blue: 0, alpha: 1) { didSet { setNeedsDisplay() } }

      override func draw(_ rect: CGRect) {
        super.draw(rect)
        rects.append(rect)
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
    }

    final class Still: UIView {}

    private func screen(_ views: UIView...) throws -> (UIViewController, ViewHost) {
      let screen = UIViewController()
      for view in views { screen.view.addSubview(view) }
      return (screen, try ViewHost(screen, size: CGSize(width: 300, height: 200)))
    }

    @Test func aViewIsDrawnOnceForEachChange() async throws {
      let dial = Dial(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      let label = UILabel(frame: CGRect(x: 60, y: 10, width: 100, height: 20))
      let (screen, host) = try screen(dial, label)
      await host.nextFrame()
      #expect(dial.rects == [CGRect(x: 0, y: 0, width: 40, height: 40)])
      let pixels = Pixels(of: screen.view)
      #expect(pixels[30, 30] == "FF0000FF" && pixels[12, 12] != "FF0000FF")
      // A change beside the view, or of its place, does not draw it again.
      label.text = "Beside"
      dial.frame.origin.x = 100
      await host.nextFrame()
      #expect(dial.rects.count == 1)
      dial.color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      dial.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      await host.nextFrame()
      #expect(dial.rects.count == 2 && Pixels(of: screen.view)[120, 30] == "0000FFFF")
      dial.frame.size = CGSize(width: 60, height: 20)
      await host.nextFrame()
      #expect(dial.rects.count == 3 && dial.rects.last?.size == CGSize(width: 60, height: 20))
    }

    @Test func subviewsAreInFront() async throws {
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let cover = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      cover.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      dial.addSubview(cover)
      let (screen, host) = try screen(dial)
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[20, 20] == "00FF00FF")
    }

    @Test func colorsFollowTheAppearance() async throws {
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      dial.color = .label
      let (screen, host) = try screen(dial)
      await host.nextFrame()
      let light = Pixels(of: screen.view)[20, 20]
      let settings = try #require(Gtk.DesktopSettings())
      settings.setProperty("gtk-application-prefer-dark-theme", to: true)
      defer { settings.setProperty("gtk-application-prefer-dark-theme", to: false) }
      await host.nextFrame()
      await host.nextFrame()
      #expect(Pixels(of: screen.view)[20, 20] != light)
    }

    @Test func snapshotsShowTheView() async throws {
      let dial = Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      #expect(dial.snapshotView(afterScreenUpdates: true) == nil)
      let (screen, host) = try screen(dial)
      defer { _ = screen }
      await host.nextFrame()
      let picture = try #require(dial.snapshotView(afterScreenUpdates: false) as? UIImageView)
      #expect(picture.frame == dial.bounds && picture.image.map { Pixels($0)[20, 20] } == "FF0000FF")
    }

    @Test func nothingRemains() async throws {
      for make in [{ Dial(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }, { Still() }] as [() -> UIView] {
        var widgets: [Gtk.WeakReference] = []
        weak var last: UIView?
        for round in 0..<1_000 {
          let view = make()
          let widget = view.realize()
          if round % 100 == 0 {
            let (screen, host) = try screen(view)
            await host.nextFrame()
            host.close()
            view.removeFromSuperview()
            _ = screen
          }
          widgets.append(Gtk.WeakReference(widget))
          last = view
        }
        await Task.yield()
        #expect(widgets.count { $0.isAlive } == 0 && last == nil)
      }
    }
  }
}
