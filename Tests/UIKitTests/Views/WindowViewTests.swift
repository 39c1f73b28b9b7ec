import Foundation
import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Views that the program itself adds to its window.
  @Suite @MainActor struct WindowViewTests {
    private final class Screen: UIViewController {
      var presses: [String] = []
      let button = UIButton(frame: CGRect(x: 10, y: 150, width: 200, height: 40))

      override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Below", for: .normal)
        button.addAction(UIAction { [unowned self] _ in presses.append("below") }, for: .touchUpInside)
        view.addSubview(button)
      }
    }

    private let screen = Screen()
    private let banner = UIButton(frame: CGRect(x: 10, y: 10, width: 200, height: 40))

    private func window() -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = screen
      banner.setTitle("Above", for: .normal)
      banner.backgroundColor = .systemYellow
      banner.addAction(UIAction { [screen] _ in screen.presses.append("above") }, for: .touchUpInside)
      return window
    }

    @Test(arguments: [false, true])
    func viewsAreAboveTheContentAndLetThePointerThroughBesideThem(_ isAddedBefore: Bool) async throws {
      let window = window()
      if isAddedBefore { window.addSubview(banner) }
      window.makeVisibleUnmanaged()
      #expect(await MainLoop.wait { window.isKeyWindow && screen.view.realizedWidget?.isMapped == true })
      if !isAddedBefore { window.addSubview(banner) }
      #expect(await MainLoop.wait { (banner.realizedWidget?.width ?? 0) > 0 })
      #expect(banner.window === window && banner.next === window)
      try Pointer.click(banner)
      #expect(await MainLoop.wait { screen.presses == ["above"] })
      try Pointer.click(screen.button)
      #expect(await MainLoop.wait { screen.presses == ["above", "below"] })
      #expect(window.frame.size == CGSize(width: 400, height: 300), "the content's size is not the window's")
      #expect(window.bounds.size == screen.view.bounds.size, "\(window.bounds) \(screen.view.bounds)")
      #expect(window.safeAreaInsets == .zero)
      banner.removeFromSuperview()
      #expect(await MainLoop.wait { banner.realizedWidget?.isMapped == false } && banner.window == nil)
      try Pointer.rest()
      window.close()
    }

    @Test func aWindowIsReleasedWithItsViews() async {
      weak var released: UIWindow?
      do {
        let window = window()
        released = window
        window.addSubview(banner)
        window.makeVisibleUnmanaged()
        _ = await MainLoop.wait { banner.realizedWidget?.isMapped == true }
        window.close()
      }
      #expect(await MainLoop.wait { released == nil })
    }
  }
}
