import Foundation
import Testing

@testable import ViewControllers

/// The events of controllers and views about their window's size and layer.
@MainActor
@Suite struct WindowSizeTests {
  private final class Screen: ViewController {
    var sizes: [CGSize] = []
    var completions = 0

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      coordinator.animate(alongsideTransition: nil) { _ in self.completions += 1 }
    }
  }

  @Test func controllersHearOfAnotherSizeBeforeIt() {
    let (root, child, part) = (Screen(), Screen(), Screen())
    let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 340))
    root.addChild(child)
    root.addChild(part)
    root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    child.view.frame = root.view.bounds
    part.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.rootViewController = root
    window.makeKeyAndVisible()
    let end = window.surfaceWillResize(from: CGSize(width: 400, height: 340), to: CGSize(width: 600, height: 440))
    #expect(root.sizes == [CGSize(width: 600, height: 400)], "the bar keeps its height")
    #expect(child.sizes == root.sizes && part.sizes == [CGSize(width: 50, height: 50)])
    #expect(root.completions == 0)
    end?()
    #expect(root.completions == 1 && child.completions == 1)
  }

  @Test func screensOfAStackAndOfTabsHearOfTheSizeBesideTheBars() {
    let (covered, screen, tab) = (Screen(), Screen(), Screen())
    let navigation = NavigationController(rootViewController: covered)
    navigation.pushViewController(screen, animated: false)
    let tabs = TabController()
    tabs.viewControllers = [navigation, tab]
    let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.view.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 400, height: 260)
    covered.view.frame = CGRect(x: 0, y: 0, width: 900, height: 900)
    screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 220)
    _ = window.surfaceWillResize(from: CGSize(width: 400, height: 300), to: CGSize(width: 600, height: 500))
    #expect(screen.sizes == [CGSize(width: 590, height: 420)])
    #expect(covered.sizes == screen.sizes, "the size of a covered screen may be an old one")
  }

  @Test func controllersAddToTheSafeArea() {
    let (root, inner) = (ViewController(), UIView())
    root.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    inner.frame = CGRect(x: 5, y: 20, width: 100, height: 80)
    root.view.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
    root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 8, bottom: 0, right: 40)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 8, bottom: 0, right: 40))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 10, left: 3, bottom: 0, right: 0))
    #expect(root.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 8, y: 30, width: 152, height: 70))
  }

  @Test func aWindowHasViewsOfItsOwn() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let root = ViewController()
    root.view.frame = window.bounds
    window.rootViewController = root
    let note = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    window.addSubview(note)
    #expect(window.subviews == [note] && note.window === window && note.superview === window)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === note)
    #expect(
      window.hitTest(CGPoint(x: 200, y: 200), with: nil) === root.view, "beside its views, the layer is not there")
    #expect(window.bounds.size == CGSize(width: 400, height: 300) && window.isHidden)
    window.isHidden = false
    #expect(!window.isHidden && root.appearanceState == .appeared)
    note.removeFromSuperview()
    #expect(note.window == nil && window.subviews.isEmpty)
    window.isHidden = true
    #expect(window.rootViewController == nil)
  }

  @Test func constraintsAreRemovedFromTheirView() {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    let constraints = [
      child.widthAnchor.constraint(equalToConstant: 4), child.topAnchor.constraint(equalTo: view.topAnchor),
    ]
    view.addConstraints(constraints)
    #expect(constraints.map(\.isActive) == [true, true])
    view.removeConstraints(constraints)
    #expect(constraints.map(\.isActive) == [false, false])
  }
}
