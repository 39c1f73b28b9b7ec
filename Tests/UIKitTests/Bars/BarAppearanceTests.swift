import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  @Suite @MainActor struct BarAppearanceTests {
    @Test func aLookOfABarIsShown() {
      let bar = UINavigationController().navigationBar
      let look = UINavigationBarAppearance()
      look.configureWithOpaqueBackground()
      look.backgroundColor = .systemBackground
      look.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      bar.standardAppearance = look
      #expect(AppearanceStyle.css.contains("headerbar{background:\(UIColor.systemBackground.color.css);}"))
      #expect(AppearanceStyle.css.contains("headerbar .title{color:\(UIColor.systemRed.color.css);}"))
      // The bar has a copy.
      look.backgroundColor = .systemRed
      #expect(bar.standardAppearance.backgroundColor == .systemBackground)
      bar.standardAppearance = UINavigationBarAppearance()
      #expect(AppearanceStyle.css.isEmpty)
    }

    /// As on a phone, where the small title and the large title are separate.
    @Test func theLookOfLargeTitlesIsNotThatOfTheTitle() {
      let bar = UINavigationController().navigationBar
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
      #expect(AppearanceStyle.css.isEmpty && bar.largeTitleTextAttributes?.count == 1)
      bar.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      #expect(AppearanceStyle.css.contains("headerbar .title{color:\(UIColor.systemRed.color.css);}"))
      bar.titleTextAttributes = nil
      #expect(AppearanceStyle.css.isEmpty)
      bar.largeTitleTextAttributes = nil
    }

    @Test func tabsKeepTheirImages() {
      let item = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
      #expect(item.title == "Home" && item.image != nil && item.selectedImage == nil && item.tag == 3)
    }

    @Test func theActionOfTheWayBackIsPerformed() {
      let (log, screen) = (Log(), UIViewController())
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(screen, animated: false)
      screen.navigationItem.backAction = UIAction { _ in log.add("asked") }
      navigation.userDidGoBack()
      #expect(log.lines == ["asked"] && navigation.topViewController === screen)
      screen.navigationItem.backAction = nil
      navigation.userDidGoBack()
      #expect(navigation.topViewController !== screen)
    }

    @Test func theEditButtonBeginsAndEndsEditing() throws {
      let controller = UITableViewController(style: .plain)
      let item = controller.editButtonItem
      controller.navigationItem.rightBarButtonItem = item
      #expect(item.systemItem == .edit && controller.editButtonItem === item)
      item.press()
      #expect(controller.isEditing && controller.tableView.isEditing && item.systemItem == .done)
      item.press()
      #expect(!controller.isEditing && !controller.tableView.isEditing && item.systemItem == .edit)
    }

    @Test func looksOfButtonsAreKept() {
      let (look, buttons) = (UINavigationBarAppearance(), UIBarButtonItemAppearance(style: .plain))
      buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
      look.buttonAppearance = buttons
      #expect(look.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .systemRed)
    }
  }
}
