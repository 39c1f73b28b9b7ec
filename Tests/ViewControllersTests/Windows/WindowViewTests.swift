import Foundation
import Testing
import ViewControllers

/// A window as a view, as on iOS.
@MainActor
@Suite struct WindowViewTests {
  private final class Badge: UIView {
    var windows: [UIWindow?] = []
    override func didMoveToWindow() { windows.append(window) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func boundsFollowTheFrame() {
    #expect(window.bounds == CGRect(x: 0, y: 0, width: 300, height: 200) && window.safeAreaInsets == .zero)
    window.windowDidChangeFrame(to: CGSize(width: 500, height: 400), isMaximized: false)
    #expect(window.frame.size == CGSize(width: 500, height: 400) && window.bounds.size == window.frame.size)
  }

  @Test func aViewOfTheWindowIsInIt() {
    let badge = Badge(frame: CGRect(x: 200, y: 0, width: 100, height: 50))
    badge.autoresizingMask = .flexibleLeftMargin
    window.addSubview(badge)
    #expect(badge.windows == [window] && window.window === window)
    window.frame.size.width = 500
    #expect(badge.frame.minX == 400)
    badge.removeFromSuperview()
    #expect(badge.windows == [window, nil])
  }

  @Test func touchesGoToTheViewsAboveFirst() {
    let root = UIViewController()
    root.view.frame = window.bounds
    window.rootViewController = root
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.addSubview(badge)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === badge)
    #expect(window.hitTest(CGPoint(x: 150, y: 10), with: nil) === root.view)
    badge.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === root.view)
  }

  @Test func appearanceIsThatOfBoth() {
    let badge = Badge()
    window.addSubview(badge)
    var changes = 0
    badge.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Badge, _: UITraitCollection) in changes += 1 }
    window.overrideUserInterfaceStyle = .dark
    #expect(changes == 1)
  }
}
