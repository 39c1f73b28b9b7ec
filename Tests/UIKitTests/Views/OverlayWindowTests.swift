import Foundation
import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Windows of a higher level than usual, which are layers above the window in front.
  @Suite @MainActor struct OverlayWindowTests {
    private final class Screen: UIViewController {
      let button: UIButton
      var log: [String] = []

      init(_ title: String, y: CGFloat) {
        button = UIButton(frame: CGRect(x: 10, y: y, width: 200, height: 40))
        super.init(nibName: nil, bundle: nil)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [unowned self] _ in log.append("pressed") }, for: .touchUpInside)
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.append("disappeared")
      }
    }

    /// A window for messages, as programs write it: it lets presses through outside the messages.
    private final class MessageWindow: UIWindow {
      override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }

      required init?(coder: NSCoder) { nil }

      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === rootViewController?.view ? nil : hit
      }
    }

    private let below = Screen("Below", y: 150)
    private let message = Screen("Message", y: 10)

    private func showWindow() async -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = below
      window.makeVisibleUnmanaged()
      #expect(await MainLoop.wait { window.isKeyWindow && below.view.realizedWidget?.isMapped == true })
      return window
    }

    private func show(_ overlay: UIWindow) {
      overlay.windowLevel = .alert + 1
      overlay.rootViewController = message
      overlay.isHidden = false
    }

    @Test func aMessageIsAboveTheWindowAndLetsPressesThroughBesideIt() async throws {
      let window = await showWindow()
      let count = Gtk.shownWindows.count
      let overlay = MessageWindow(windowScene: try #require(window.windowScene))
      show(overlay)
      #expect(!overlay.isHidden && Gtk.shownWindows.count == count, "no window of the desktop's is added")
      #expect(await MainLoop.wait { (message.button.realizedWidget?.width ?? 0) > 0 })
      #expect(message.button.window === overlay && below.button.window === window)
      #expect(overlay.bounds.size == window.bounds.size && message.view.bounds.size == window.bounds.size)
      try Pointer.click(message.button)
      #expect(await MainLoop.wait { message.log == ["appeared", "pressed"] })
      try Pointer.click(below.button)
      #expect(await MainLoop.wait { below.log == ["appeared", "pressed"] })
      overlay.isHidden = true
      #expect(message.log.last == "disappeared" && message.button.window == nil)
      #expect(overlay.isHidden && !window.isHidden)
      try Pointer.rest()
      window.close()
    }

    @Test func aCoverTakesAllPresses() async throws {
      let window = await showWindow()
      let overlay = UIWindow(frame: window.bounds)
      show(overlay)
      #expect(await MainLoop.wait { (message.button.realizedWidget?.width ?? 0) > 0 })
      try Pointer.click(below.button)
      try Pointer.click(message.button)
      #expect(await MainLoop.wait { message.log.last == "pressed" })
      #expect(below.log == ["appeared"])
      try Pointer.rest()
      window.close()
      #expect(overlay.isHidden && message.log.last == "disappeared", "it closes with the window below")
    }

    @Test func aSmallOverlayHasItsFrame() async throws {
      let window = await showWindow()
      let frame = CGRect(x: 50, y: 60, width: 300, height: 60)
      let overlay = UIWindow(frame: frame)
      show(overlay)
      #expect(await MainLoop.wait { (message.button.realizedWidget?.width ?? 0) > 0 })
      #expect(overlay.frame.size == frame.size && message.view.bounds.size == frame.size)
      #expect(message.button.convert(CGPoint.zero, to: window) == CGPoint(x: 60, y: 70))
      try Pointer.click(below.button)
      #expect(await MainLoop.wait { below.log.last == "pressed" }, "presses beside it")
      try Pointer.click(message.button)
      #expect(await MainLoop.wait { message.log.last == "pressed" })
      try Pointer.rest()
      window.close()
    }

    @Test func viewsOfTheOverlayItselfAreShown() async throws {
      let window = await showWindow()
      let overlay = UIWindow(frame: window.bounds)
      overlay.windowLevel = .statusBar
      let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 30))
      label.text = "Saved"
      overlay.addSubview(label)
      overlay.makeKeyAndVisible()
      #expect(await MainLoop.wait { label.realizedWidget?.isMapped == true && (label.realizedWidget?.width ?? 0) > 0 })
      #expect(label.window === overlay && label.convert(CGPoint.zero, to: nil as UIView?) == CGPoint(x: 20, y: 30))
      overlay.isHidden = true
      #expect(await MainLoop.wait { label.realizedWidget?.isMapped != true })
      window.close()
    }

    @Test func windowsAreReleased() async {
      weak var released: UIWindow?
      weak var screen: UIViewController?
      do {
        let window = await showWindow()
        let overlay = UIWindow(frame: window.bounds)
        overlay.windowLevel = .alert
        overlay.rootViewController = Screen("Other", y: 0)
        overlay.isHidden = false
        (released, screen) = (overlay, overlay.rootViewController)
        overlay.isHidden = true
        window.close()
      }
      #expect(await MainLoop.wait { released == nil && screen == nil })
    }
  }
}
