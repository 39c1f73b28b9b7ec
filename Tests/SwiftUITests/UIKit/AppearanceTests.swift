import Foundation
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
  @Suite @MainActor struct AppearanceTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func tintOfWindowsIsTheAccent() {
      let button = Gtk.ColorButton()
      let usual = button.parts(of: Color.accentColor.css)
      UIWindow.appearance().tintColor = red
      let accent = button.parts(of: Color.accentColor.css)
      #expect(accent.red == 1 && accent.green == 0 && accent.blue == 0 && accent.opacity == 1)
      // The accent itself would be defined by itself.
      UIView.appearance().tintColor = UIColor(.accentColor)
      UIWindow.appearance().tintColor = nil
      #expect(button.parts(of: Color.accentColor.css) == usual)
    }

    @Test func barsShowTheirTitles() {
      let bar = UINavigationBar.appearance()
      bar.largeTitleTextAttributes = [.foregroundColor: red]
      #expect(!AppearanceStyle.css.contains("headerbar .title"), "a window has no large title")
      bar.titleTextAttributes = [.foregroundColor: red]
      #expect(AppearanceStyle.css.contains("headerbar .title{color:\(red.color.css);}"))
      bar.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 90)]
      #expect(AppearanceStyle.css.contains("headerbar .title{font-weight:700;font-style:normal;}"))
      bar.titleTextAttributes = nil
      bar.largeTitleTextAttributes = nil
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: red], for: .normal)
      #expect(AppearanceStyle.css.hasPrefix("headerbar button.bar-item:not(.suggested-action) label,"))
      #expect(AppearanceStyle.css.hasSuffix(" label{color:\(red.color.css);}"))
      UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
      bar.backgroundColor = .clear
      #expect(AppearanceStyle.css.isEmpty)
      bar.backgroundColor = nil
    }

    @Test func listsAndEditorsHaveABackground() {
      UITableView.appearance().backgroundColor = .clear
      UITableView.appearance().separatorStyle = .none
      UITextView.appearance().backgroundColor = red
      #expect(AppearanceStyle.css.contains("listview{background-color:\(UIColor.clear.color.css);}"))
      #expect(AppearanceStyle.css.contains("textview>text{background-color:\(red.color.css);}"))
      UITableView.appearance().backgroundColor = nil
      UITextView.appearance().backgroundColor = nil
      #expect(AppearanceStyle.css.isEmpty)
    }

    @Test func segmentsOfAllPickersHaveTheColourOfTheirClass() {
      UISegmentedControl.appearance().selectedSegmentTintColor = red
      #expect(AppearanceStyle.css == ".linked>button:checked{background-color:\(red.color.css);}")
      UISegmentedControl.appearance().selectedSegmentTintColor = nil
      #expect(AppearanceStyle.css.isEmpty)
    }

    @Test func barOfANavigationControllerKnowsItsItems() {
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.topItem?.title = "First"
      #expect(first.navigationItem.title == "First" && navigation.navigationBar.backItem == nil)
      navigation.pushViewController(second, animated: false)
      #expect(navigation.navigationBar.topItem === second.navigationItem)
      #expect(navigation.navigationBar.backItem === first.navigationItem)
      #expect(navigation.navigationBar.items?.count == 2)
      navigation.navigationBar.isHidden = true
      #expect(navigation.isNavigationBarHidden)
    }

    @Test func resourcesOfTheProgramAreThoseOfItsTarget() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let own = folder.appendingPathComponent("Package_Notes.resources")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data().write(to: own.appendingPathComponent("Texts.plist"))
      let folders = [folder, folder.appendingPathComponent("Other_Other.resources"), own]
      let bundle = try #require(Bundle.resources(of: "Notes", in: folders))
      #expect(bundle.url(forResource: "Texts", withExtension: "plist") != nil)
      #expect(Bundle.resources(of: "Absent", in: folders) == nil)
    }
  }
}
