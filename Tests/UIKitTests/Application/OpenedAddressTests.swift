import Foundation
import Testing
import UIKit

extension UIKitTests {
  /// The forms in which a delegate receives addresses.
  @Suite @MainActor struct OpenedAddressTests {
    private final class Earlier: UIResponder, UIApplicationDelegate {
      var opened: URL?
      func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool
      {
        opened = url
        return true
      }
    }

    private final class Earliest: UIResponder, UIApplicationDelegate {
      var opened: URL?
      func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
        opened = url
        return true
      }
    }

    private final class Without: UIResponder, UIApplicationDelegate {}

    private func open(_ url: URL, with delegate: any UIApplicationDelegate) -> Bool {
      delegate.application(.shared, open: url, options: [:])
    }

    @Test func olderFormsAreCalled() throws {
      let url = try #require(URL(string: "example://game?id=1"))
      let (earlier, earliest) = (Earlier(), Earliest())
      #expect(open(url, with: earlier) && earlier.opened == url)
      #expect(open(url, with: earliest) && earliest.opened == url)
      #expect(!open(url, with: Without()))
    }
  }
}
