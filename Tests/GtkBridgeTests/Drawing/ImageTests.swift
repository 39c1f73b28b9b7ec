import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ImageTests {
    @Test func everySystemSymbolsIconIsInTheTheme() {
      for (symbol, icon) in SystemIcons.icons {
        #expect(Gtk.Image.themeHasIcon(icon + "-symbolic"), "\(symbol)")
      }
    }

    @Test(arguments: [
      ("trash", "user-trash-symbolic"), ("trash.fill", "user-trash-symbolic"), ("star.fill", "starred-symbolic"),
      ("person.circle.fill", "avatar-default-symbolic"), ("weather-clear", "weather-clear-symbolic"),
      ("user-trash-symbolic", "user-trash-symbolic"), (".fill", ".fill-symbolic"), ("", "-symbolic"),
    ]) func systemNamesBecomeIcons(_ symbol: String, _ icon: String) {
      #expect(SystemIcons.icon(for: symbol) == icon)
    }

    @Test func iconIsChangedInPlaceAndNamed() throws {
      let screen = TestScreen { Image(systemName: "trash") }
      let image = try #require(screen.root.first("GtkImage"))
      #expect(image.hasRole(GTK_ACCESSIBLE_ROLE_IMG))
      #expect(image.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "trash"))
      screen.controller.rootView = Image(systemName: "square.and.pencil")
      screen.flush()
      #expect(screen.root.first("GtkImage")?.widget == image.widget)
      #expect(image.property("icon-name") == "document-edit-symbolic")
      #expect(image.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "square and pencil"))
    }

    @Test func iconTakesColourAndGrowsWithFontAndScale() throws {
      let screen = TestScreen {
        VStack {
          Image(icon: "user-trash-symbolic").imageScale(.small)
          Image(icon: "user-trash-symbolic")
          Image(icon: "user-trash-symbolic").imageScale(.large).foregroundColor(.red)
          Image(icon: "user-trash-symbolic").font(.largeTitle)
        }
      }
      screen.layOut()
      let images = screen.root.all("GtkImage")
      let heights = images.map { $0.bounds(in: screen.root).height }
      try #require(heights.count == 4)
      #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[1] < heights[3], "\(heights)")
      #expect(images[2].hasStyle("color:#e01b24;-gtk-icon-size:1.5em;"))
    }

    @Test func fileHasItsOwnSizeUnlessItIsResizable() throws {
      let file = try pictureFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let screen = TestScreen {
        HStack {
          Image(file: file, label: "A picture")
          Image(file: file).resizable().frame(width: 90, height: 70)
        }
      }
      screen.layOut()
      let pictures = screen.root.all("GtkPicture")
      try #require(pictures.count == 2)
      #expect(pictures[0].bounds(in: screen.root).width == 40)
      #expect(pictures[0].isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "A picture"))
      let resized = pictures[1].bounds(in: screen.root)
      #expect((resized.width, resized.height) == (90, 70))
    }

    @Test func resizablePictureKeepsItsShapeWhereItIsToldTo() throws {
      let file = try pictureFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let screen = TestScreen {
        Image(file: file).resizable()
        Image(file: file).resizable().scaledToFit()
        Image(file: file).resizable().scaledToFill()
      }
      let pictures = screen.root.all("GtkPicture")
      try #require(pictures.count == 3)
      #expect(
        pictures.map { gtk_picture_get_content_fit($0.opaque) } == [
          GTK_CONTENT_FIT_FILL, GTK_CONTENT_FIT_CONTAIN, GTK_CONTENT_FIT_COVER,
        ])
    }

    @Test func fileThatIsNotThereShowsNothing() {
      let screen = TestScreen { Image(file: URL(fileURLWithPath: "/nowhere/at/all.png")) }
      screen.layOut()
      #expect(screen.root.first("GtkPicture") != nil)
    }

    @Test func labelShowsIconAndTitleAndIsReadAsTheTitle() throws {
      let screen = TestScreen { Label("Delete", systemImage: "trash") }
      screen.layOut()
      let image = try #require(screen.root.first("GtkImage"))
      #expect(screen.texts == ["Delete"])
      #expect(image.bounds(in: screen.root).maxX <= (try screen.bounds(of: "Delete").x))
      #expect(gtk_test_accessible_has_state(image.opaque, GTK_ACCESSIBLE_STATE_HIDDEN) != 0)
    }

    private func pictureFile() throws -> URL {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
      let picture =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\"><rect width=\"40\" height=\"20\"/></svg>"
      try picture.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }
}
