import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct AccessibilityTests {
    @Test func textsAreToldOfTheControlItself() throws {
      struct Named: View {
        let name: String
        var body: some View {
          Button("a") {}.border(.red).accessibilityLabel(name).accessibilityHint("a hint").accessibilityValue("full")
            .accessibilityIdentifier("button-1")
        }
      }
      let screen = TestScreen { Named(name: "One") }
      let button = try #require(screen.root.button("a"))
      #expect(button.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "One"))
      #expect(button.isAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "a hint"))
      #expect(button.isAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "full"))
      #expect(button.name == "button-1")
      screen.controller.rootView = Named(name: "Two")
      screen.flush()
      #expect(button.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Two"))
      #expect(!button.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "One"))
    }

    @Test func traitsAreRoles() throws {
      let screen = TestScreen {
        Text("title").accessibilityAddTraits(.isHeader)
        VStack { Text("count") }.padding().accessibilityAddTraits([.updatesFrequently])
        VStack { Text("plain") }.accessibilityAddTraits([])
      }
      screen.layOut()
      #expect(try #require(screen.root.label("title")).hasRole(GTK_ACCESSIBLE_ROLE_HEADING))
      #expect(try #require(screen.root.label("count")?.parent).hasRole(GTK_ACCESSIBLE_ROLE_STATUS))
      #expect(try !#require(screen.root.label("plain")?.parent).hasRole(GTK_ACCESSIBLE_ROLE_STATUS))
    }

    @Test func announcementIsTheNameOfALiveRegionForAWhile() async throws {
      let window = try TestApplication.show(HostingController(rootView: Text("a")))
      let region = try #require(
        TestApplication.mainWindow?.all.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) && $0.children.isEmpty })
      for message in ["2 in the cart", "2 in the cart", "3 in the cart"] {
        AccessibilityNotification.Announcement(message).post()
        #expect(region.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, message))
      }
      #expect(region.width == 0)
      #expect(
        await MainLoop.wait { region.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "") }, "what is past is forgotten")
      window.close()
    }

    @Test(.enabled(if: isOldestToolkit, "GTK announces by itself"))
    func announcementDescribesWhatHasTheFocus() async throws {
      let content = VStack {
        Button("a") {}
        Button("b") {}.accessibilityHint("hint")
      }
      let window = try TestApplication.show(HostingController(rootView: content))
      let root = try #require(TestApplication.mainWindow)
      let buttons = try ["a", "b"].map { try #require(root.button($0)) }
      buttons[0].grabFocus()
      for message in ["2 in the cart.", "The cart is full.", "2 in the cart."] {
        AccessibilityNotification.Announcement(message).post()
      }
      #expect(await MainLoop.wait { buttons[0].accessible(.description) == "2 in the cart. The cart is full." })
      buttons[1].grabFocus()
      AccessibilityNotification.Announcement("3 in the cart").post()
      #expect(await MainLoop.wait { buttons[0].accessible(.description) == nil }, "only one widget carries a message")
      #expect(buttons[1].accessible(.description) == "hint")
      buttons[0].grabFocus()
      AccessibilityNotification.Announcement("4 in the cart").post()
      #expect(await MainLoop.wait { buttons[0].accessible(.description) == "4 in the cart" })
      #expect(await MainLoop.wait { buttons[0].accessible(.description) == nil }, "what is past is forgotten")
      AccessibilityNotification.Announcement("5 in the cart").post()
      #expect(await MainLoop.wait { buttons[0].accessible(.description) == "5 in the cart" })
      buttons[0].setAccessible(.description, to: "new hint")
      let region = try #require(root.all.first { $0.hasRole(GTK_ACCESSIBLE_ROLE_STATUS) && $0.children.isEmpty })
      #expect(await MainLoop.wait { region.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "") })
      #expect(buttons[0].accessible(.description) == "new hint", "a description of the program's own remains")
      window.close()
    }

    @Test func hiddenIsAState() throws {
      let screen = TestScreen { Text("a").accessibilityHidden(true) }
      let label = try #require(screen.root.label("a"))
      #expect(gtk_test_accessible_has_state(label.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
    }
  }
}
