import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit

extension UIKitTests {
  /// The sizes of container views and of the screens in them, while their window changes its size.
  @Suite @MainActor struct ContainerSizeTests {
    enum Container: CaseIterable { case none, navigation, tabs, navigationInTabs, tabsInNavigation, split }

    private final class Screen: UIViewController {
      var announced: CGSize?

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        announced = size
      }
    }

    private func root(_ container: Container, around screen: Screen) -> UIViewController {
      screen.title = "Screen"
      let (tabs, split) = (UITabBarController(), UISplitViewController(style: .doubleColumn))
      switch container {
      case .none: return screen
      case .navigation: return UINavigationController(rootViewController: screen)
      case .tabs:
        tabs.viewControllers = [screen, Screen()]
        return tabs
      case .navigationInTabs:
        tabs.viewControllers = [UINavigationController(rootViewController: screen), Screen()]
        return tabs
      case .tabsInNavigation:
        tabs.viewControllers = [screen, Screen()]
        return UINavigationController(rootViewController: tabs)
      case .split:
        split.setViewController(Screen(), for: .primary)
        split.setViewController(screen, for: .secondary)
        return split
      }
    }

    @Test(arguments: Container.allCases)
    func aScreenHearsOfTheSizeThatItGets(_ container: Container) async throws {
      let screen = Screen()
      let root = root(container, around: screen)
      let host = try ViewHost(root, size: CGSize(width: 800, height: 500))
      for _ in 0..<2 { await host.nextFrame() }
      let window = try #require(Gtk.shownWindows.first)
      for size in [(1000.0, 620.0), (760, 460)] {
        screen.announced = nil
        window.setDefaultSize(width: size.0, height: size.1)
        #expect(await MainLoop.wait { screen.announced != nil }, "\(size)")
        for _ in 0..<2 { await host.nextFrame() }
        #expect(screen.announced == screen.view.bounds.size, "\(size)")
        let place = root.view.convert(root.view.bounds, to: nil)
        #expect(place.size == root.view.bounds.size && root.view.bounds.width > 700, "\(place)")
        // The rows of tabs and of titles are above a screen.
        let inside = screen.view.convert(screen.view.bounds, to: root.view)
        #expect(inside.maxX == root.view.bounds.maxX && inside.maxY == root.view.bounds.maxY, "\(inside)")
        if container == .tabs { #expect(inside.minY > 20) }
      }
      host.close()
    }

    /// A length that is a fraction of the screen's does not make the screen as long as its content would need.
    @Test(arguments: [Container.none, .navigation, .tabs])
    func partsOfTheScreenAreSqueezed(in container: Container) async throws {
      let (screen, button) = (Screen(), UIButton(type: .system))
      button.setTitle("Buy", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.heightAnchor.constraint(equalTo: screen.view.heightAnchor, multiplier: 0.05),
        button.widthAnchor.constraint(equalTo: screen.view.safeAreaLayoutGuide.widthAnchor, multiplier: 0.05),
        button.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
      ])
      let host = try ViewHost(root(container, around: screen), size: CGSize(width: 400, height: 300))
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      #expect(screen.view.bounds.height <= 300 && screen.view.bounds.width <= 400, "\(screen.view.bounds)")
      #expect(abs(button.bounds.height - screen.view.bounds.height * 0.05) < 1)
      #expect(abs(button.bounds.width - screen.view.bounds.width * 0.05) < 1)
    }

    /// A screen whose content is higher and wider than the window is squeezed, and keeps its bars on screen.
    @Test(arguments: Container.allCases) func aScreenIsSqueezedIntoItsWindow(in container: Container) async throws {
      _ = UIScreen.main.bounds
      let (screen, stack) = (Screen(), UIStackView())
      stack.axis = .vertical
      for index in 0..<14 {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Field \(index)"
        field.widthAnchor.constraint(greaterThanOrEqualToConstant: 500).isActive = true
        stack.addArrangedSubview(field)
      }
      stack.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(stack)
      let area = screen.view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: area.topAnchor), stack.bottomAnchor.constraint(equalTo: area.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      ])
      let root = root(container, around: screen)
      let host = try ViewHost(root, size: CGSize(width: 400, height: 300))
      defer { host.close() }
      for _ in 0..<3 { await host.nextFrame() }
      let window = try #require(Gtk.shownWindows.first)
      #expect(window.height <= 350, "\(window.height)")
      #expect(root.view.bounds.width <= 400 && root.view.bounds.height <= 300, "\(root.view.bounds)")
      let place = screen.view.convert(screen.view.bounds, to: root.view)
      #expect(place.minY >= 0 && place.maxY == root.view.bounds.maxY && place.maxX <= 400, "\(place)")
      let top = try #require(stack.arrangedSubviews.first)
      #expect(top.convert(top.bounds, to: screen.view).minY == 0)
    }
  }
}
