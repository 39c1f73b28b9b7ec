import CGtk
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// The colour of bars' buttons, and the sizes of views in place of titles.
  @Suite @MainActor struct BarTintTests {
    private static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    private func isGreen(_ widget: Gtk.Widget) -> Bool {
      var color = GdkRGBA()
      gtk_style_context_get_color(gtk_widget_get_style_context(widget.widget), &color)
      return color.red == 0 && color.green == 1 && color.blue == 0
    }

    private func widgets(_ matches: (Gtk.Widget) -> Bool) -> [Gtk.Widget] {
      Gtk.shownWindows.flatMap(\.all).filter { $0.isMapped && matches($0) }
    }

    private func label(_ text: String) throws -> Gtk.Widget {
      try #require(widgets { $0.labelText == text }.first, "\(text)")
    }

    private func makeScreen() -> UIViewController {
      let screen = UIViewController()
      screen.navigationItem.titleView = UISegmentedControl(items: ["One", "Two"])
      screen.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil), UIBarButtonItem(title: "Sort"),
      ]
      return screen
    }

    @Test(arguments: [true, false]) func theTintIsThatOfPlainItemsAlone(_ isOfItems: Bool) async throws {
      if isOfItems {
        UIBarButtonItem.appearance().tintColor = Self.green
      } else {
        UINavigationBar.appearance().tintColor = Self.green
      }
      defer {
        UIBarButtonItem.appearance().tintColor = nil
        UINavigationBar.appearance().tintColor = nil
      }
      let host = try ViewHost(
        UINavigationController(rootViewController: makeScreen()), size: CGSize(width: 700, height: 300))
      for _ in 0..<3 { await host.nextFrame() }
      #expect(isGreen(try label("Sort")))
      #expect(!isGreen(try label("Done")), "its background has the accent colour")
      #expect(!isGreen(try label("One")), "a view in place of the title has colours of its own")
      let buttons = widgets { $0.typeName == "GtkButton" && $0.parent?.typeName == "GtkWindowControls" }
      #expect(!buttons.isEmpty && !buttons.contains(where: isGreen), "the window's buttons are the desktop's")
      host.close()
    }

    @Test func theAttributesOfTitlesAreThoseOfPlainItemsAlone() async throws {
      UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: Self.green], for: .normal)
      defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
      let host = try ViewHost(
        UINavigationController(rootViewController: makeScreen()), size: CGSize(width: 700, height: 300))
      for _ in 0..<3 { await host.nextFrame() }
      #expect(isGreen(try label("Sort")))
      #expect(!isGreen(try label("Done")))
      #expect(!isGreen(try label("One")))
      host.close()
    }

    @Test func anItemsOwnTintFillsAProminentButton() async throws {
      let screen = UIViewController()
      let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      item.tintColor = Self.green
      screen.navigationItem.rightBarButtonItem = item
      let host = try ViewHost(UINavigationController(rootViewController: screen))
      for _ in 0..<3 { await host.nextFrame() }
      #expect(!isGreen(try label("Done")))
      host.close()
    }

    @Test func theWayBackHasTheTint() async throws {
      UINavigationBar.appearance().tintColor = Self.green
      defer { UINavigationBar.appearance().tintColor = nil }
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      let host = try ViewHost(navigation)
      for _ in 0..<3 { await host.nextFrame() }
      let back = widgets { $0.typeName == "GtkButton" && $0.iconNames == ["go-previous-symbolic"] }
      #expect(back.count == 1 && back.allSatisfy(isGreen))
      host.close()
    }

    @Test func aTitleViewHasTheSizeOfItsFrame() async throws {
      let (screen, title) = (UIViewController(), UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30)))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      label.text = "Two hundred"
      title.addSubview(label)
      screen.navigationItem.titleView = title
      let host = try ViewHost(
        UINavigationController(rootViewController: screen), size: CGSize(width: 500, height: 300))
      for _ in 0..<3 { await host.nextFrame() }
      #expect(title.bounds.width == 200 && title.bounds.height >= 30, "\(title.bounds)")
      let bar = try #require(widgets { $0.typeName == "GtkHeaderBar" }.first)
      let place = try #require(title.realizedWidget?.frame(inside: bar))
      #expect(place.minY >= 0 && place.maxY <= Double(bar.height), "\(place) \(bar.height)")
      host.close()
    }
  }
}
