import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct TabBarItemTests {
    @Test(arguments: 0..<12) func systemItemsHaveAWordAndASymbol(_ number: Int) throws {
      let system = try #require(UITabBarItem.SystemItem(rawValue: number))
      let item = UITabBarItem(tabBarSystemItem: system, tag: number)
      #expect(item.title?.isEmpty == false)
      #expect(item.image != nil)
      #expect(item.tag == number)
    }

    @Test func tabsShowTheWordsOfTheirSystemItems() async throws {
      let tabs = UITabBarController()
      tabs.viewControllers = [UITabBarItem.SystemItem.search, .bookmarks].map { system in
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(tabBarSystemItem: system, tag: 0)
        return screen
      }
      let host = try ViewHost(tabs)
      await host.nextFrame()
      #expect(host.texts.contains("Search") && host.texts.contains("Bookmarks"))
    }

    @Test func tabsShowImagesAndBadgesThatChange() async throws {
      let tabs = UITabBarController()
      tabs.viewControllers = ["house", "bell"].map { symbol in
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: symbol.capitalized, image: UIImage(systemName: symbol), tag: 0)
        return screen
      }
      let bell = try #require(tabs.viewControllers?.last?.tabBarItem)
      bell.selectedImage = UIImage(systemName: "bell.fill")
      let host = try ViewHost(tabs)
      await host.nextFrame()
      func buttons() -> [Gtk.Widget] { Gtk.shownWindows.flatMap(\.all).filter { $0.hasAccessibleRole(.tab) } }
      func symbols() -> [String] { buttons().flatMap(\.iconNames) }
      #expect(symbols() == ["house", "bell"])
      bell.badgeValue = "3"
      await host.nextFrame()
      #expect(host.texts.contains("3"))
      let tab = try #require(buttons().last)
      #expect(tab.accessible(.label) == "Bell 3")
      tabs.selectedIndex = 1
      await host.nextFrame()
      #expect(symbols() == ["house", "bell.fill"])
      bell.badgeValue = nil
      await host.nextFrame()
      #expect(!host.texts.contains("3") && tab.accessible(.label) == "Bell")
    }

    @Test func aNavigationHasTheItemOfItsRoot() async throws {
      let root = UIViewController()
      root.tabBarItem = UITabBarItem(title: "Root", image: UIImage(systemName: "heart"), tag: 7)
      let named = UINavigationController(rootViewController: UIViewController())
      named.title = "Named"
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: root)
      tabs.setViewControllers([navigation, named], animated: false)
      #expect(navigation.tabBarItem === root.tabBarItem && navigation.tabBarItem.tag == 7)
      let host = try ViewHost(tabs)
      await host.nextFrame()
      #expect(host.texts.contains("Root") && host.texts.contains("Named"))
      root.tabBarItem.title = "Changed"
      await host.nextFrame()
      #expect(host.texts.contains("Changed") && !host.texts.contains("Root"))
      navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
      await host.nextFrame()
      #expect(host.texts.contains("Own") && root.tabBarItem.title == "Changed")
    }

    @Test func tabsLeaveNothing() async throws {
      weak var item: UITabBarItem?
      do {
        let tabs = UITabBarController()
        let screen = UIViewController()
        screen.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        screen.tabBarItem.badgeValue = "1"
        item = screen.tabBarItem
        tabs.viewControllers = [screen]
        let host = try ViewHost(tabs)
        await host.nextFrame()
        withExtendedLifetime(host) {}
      }
      #expect(await MainLoop.wait { item == nil })
    }
  }
}
