import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct IconButtonTests {
    @Test func iconGivesTheButtonItsName() throws {
      let screen = TestScreen {
        Button {
        } label: {
          Image(systemName: "heart").accessibilityLabel("Add to favourites")
        }
      }
      let button = try #require(screen.root.all("GtkButton").first)
      #expect(button.isLabelledByAnother)
      #expect(button.images.first?.accessible(.label) == "Add to favourites")
    }

    @Test func badgeIsOnTheCornerOfTheIcon() throws {
      let screen = TestScreen {
        VStack {
          Button {
          } label: {
            Image(systemName: "cart")
          }
          .badge(2)
          Button("Inbox") {}.badge(3)
        }
      }
      screen.layOut()
      let buttons = screen.root.all("GtkButton").map { $0.bounds(in: screen.root) }
      let icon = try #require(screen.root.all("GtkButton")[0].images.first).bounds(in: screen.root)
      let (badge, other) = (try screen.bounds(of: "2"), try screen.bounds(of: "3"))
      let middle = (x: badge.x + badge.width / 2, y: badge.y + badge.height / 2)
      #expect(abs(middle.x - icon.maxX) <= 3 && abs(middle.y - icon.y) <= 3, "\(badge) \(icon)")
      #expect(other.x >= buttons[1].maxX - 8, "a text stays free: \(other) \(buttons[1])")
    }

    /// Icons do not grow with the text. A large text in front would hide them.
    @Test func badgeOfLargeTextIsBesideTheIcon() throws {
      Gtk.DesktopSettings.textZoom = 2
      defer { Gtk.DesktopSettings.textZoom = 1 }
      let screen = TestScreen {
        Button {
        } label: {
          Image(systemName: "cart")
        }
        .badge(2)
      }
      screen.layOut()
      let icon = try #require(screen.root.first("GtkImage")).bounds(in: screen.root)
      let badge = try screen.bounds(of: "2")
      #expect(badge.x >= icon.maxX, "\(badge) \(icon)")
    }
  }
}
