import GtkBridgeTesting
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
  }
}
