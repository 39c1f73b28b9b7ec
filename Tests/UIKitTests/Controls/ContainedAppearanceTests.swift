import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The appearances of classes inside containers.
  @Suite @MainActor struct ContainedAppearanceTests {
    private final class Screen: UIViewController {}
    private final class Card: UIView {}

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func dot(_ control: UIPageControl) throws -> String {
      let widget = try #require(control.realizedWidget)
      try #require(widget.width > 0)
      return Pixels(of: control)[Int(widget.width) / 2, Int(widget.height) / 2]
    }

    @Test func theInnermostContainersDecide() async throws {
      let all = UIPageControl.appearance()
      let inCards = UIPageControl.appearance(whenContainedInInstancesOf: [Card.self])
      let inBoth = UIPageControl.appearance(whenContainedInInstancesOf: [Card.self, Screen.self])
      let inNoOrder = UIPageControl.appearance(whenContainedInInstancesOf: [Screen.self, Card.self])
      #expect(inCards === UIPageControl.appearance(whenContainedInInstancesOf: [Card.self]))
      #expect(inCards !== all && inCards !== inBoth)
      defer { for one in [all, inCards, inBoth, inNoOrder] { one.currentPageIndicatorTintColor = nil } }
      let (screen, card) = (Screen(), Card(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
      let control = UIPageControl()
      screen.view.addSubview(card)
      card.addSubview(control)
      control.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        control.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        control.topAnchor.constraint(equalTo: card.topAnchor),
      ])
      control.numberOfPages = 1
      let host = try ViewHost(screen, size: CGSize(width: 200, height: 100))
      func shown() async throws -> String {
        // The colours are read when the control shows a page.
        control.numberOfPages = 2
        control.numberOfPages = 1
        await host.nextFrame()
        await host.nextFrame()
        return try dot(control)
      }
      inNoOrder.currentPageIndicatorTintColor = .systemGreen
      all.currentPageIndicatorTintColor = red
      #expect(try await shown() == "FF0000FF")
      inCards.currentPageIndicatorTintColor = blue
      #expect(try await shown() == "0000FFFF")
      inBoth.currentPageIndicatorTintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      #expect(try await shown() == "00FF00FF")
      host.close()
    }

    @Test func theTintIsThatOfTheViewsInside() {
      let appearance = UIView.appearance(whenContainedInInstancesOf: [Card.self])
      let usual = UIView().tintColor
      appearance.tintColor = red
      defer { appearance.tintColor = nil }
      let (root, card, inside) = (UIView(), Card(), UIView())
      root.addSubview(card)
      card.addSubview(inside)
      #expect(inside.tintColor == red && root.tintColor == usual && card.tintColor == usual)
      inside.tintColor = blue
      #expect(inside.tintColor == blue)
    }

    @Test func theLookOfAllStaysAsItIs() {
      let before = AppearanceStyle.css
      UITableView.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = red
      UITableViewCell.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = red
      UITextView.appearance(whenContainedInInstancesOf: [Screen.self]).backgroundColor = red
      UINavigationBar.appearance(whenContainedInInstancesOf: [UINavigationController.self]).barTintColor = red
      UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = red
      UISegmentedControl.appearance(whenContainedInInstancesOf: [Card.self]).selectedSegmentTintColor = red
      UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = red
      UITabBar.appearance(whenContainedInInstancesOf: [Screen.self]).isHidden = true
      UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = red
      #expect(AppearanceStyle.css == before && !UITabBar.appearance().isHidden)
      #expect(UINavigationBar.appearance().barTintColor == nil)
      UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = nil
    }
  }
}
