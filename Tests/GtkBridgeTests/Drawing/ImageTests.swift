import CGtk
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  @Suite @MainActor struct ImageTests {
    @Test func iconIsChangedInPlaceAndNamed() throws {
      let screen = TestScreen { Image(systemName: "trash") }
      let image = try #require(screen.root.first("GtkImage"))
      #expect(image.hasRole(GTK_ACCESSIBLE_ROLE_IMG))
      #expect(image.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Trash"))
      screen.controller.rootView = Image(systemName: "square.and.pencil")
      screen.flush()
      #expect(screen.root.first("GtkImage")?.widget == image.widget)
      #expect(image.iconNames == ["square.and.pencil"])
      #expect(image.isAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, "Square And Pencil"))
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

    /// A photo in each row of a list would otherwise be decoded for each row.
    @Test func viewsShareThePictureOfAFile() throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      try Snapshot.png(of: Color.green, size: CGSize(width: 40, height: 20)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      func shown(_ screen: TestScreen<some View>) -> [OpaquePointer?] {
        screen.root.all("GtkPicture").map { gtk_picture_get_paintable($0.opaque) }
      }
      let screen = TestScreen { ForEach(0..<3, id: \.self) { _ in Image(file: file) } }
      let pictures = shown(screen)
      #expect(pictures.count == 3 && pictures[0] != nil && Set(pictures).count == 1)
      // A file that has been overwritten is another picture.
      try Snapshot.png(of: Color.pureRed, size: CGSize(width: 7, height: 9)).write(to: file)
      let next = TestScreen { Image(file: file) }
      #expect(shown(next)[0] != pictures[0])
      next.layOut()
      #expect(next.root.first("GtkPicture")?.width == 7)
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
        HStack {
          Image(file: file).resizable().frame(width: 90, height: 70)
          Image(file: file).resizable().scaledToFit().frame(width: 90, height: 70)
          Image(file: file).resizable().scaledToFill().frame(width: 90, height: 70)
          Image(file: file).resizable().aspectRatio(contentMode: .fit).frame(width: 90)
        }
      }
      screen.layOut()
      let sizes = screen.root.all("GtkPicture").map { $0.bounds(in: screen.root) }.map { [$0.width, $0.height] }
      #expect(sizes == [[90, 70], [90, 45], [140, 70], [90, 45]])
    }

    @Test func scalingOfAStackConcernsTheStack() throws {
      let file = try pictureFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let screen = TestScreen {
        // The ideal size is that of the picture, 40 × 20.
        VStack { Image(file: file).resizable() }.scaledToFit().frame(width: 100, height: 100)
        VStack { Image(file: file).resizable().frame(width: 30, height: 30) }.scaledToFit()
      }
      screen.layOut()
      let sizes = screen.root.all("GtkPicture").map { $0.bounds(in: screen.root) }.map { [$0.width, $0.height] }
      #expect(sizes == [[100, 50], [30, 30]])
    }

    @Test func variantForAScaleIsFoundAndHasItsSizeInPoints() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let png = try Snapshot.png(of: Color.red, size: CGSize(width: 40, height: 20), scale: 2)
      try png.write(to: folder.appendingPathComponent("tile@2x.png"))
      try png.write(to: folder.appendingPathComponent("both@2x.png"))
      try png.write(to: folder.appendingPathComponent("both.png"))
      let bundle = Bundle(path: folder.path)
      let screen = TestScreen {
        Image("tile", bundle: bundle)
        Image("both", bundle: bundle)
      }
      screen.layOut()
      let sizes = screen.root.all("GtkPicture").map { picture in
        let paintable = gtk_picture_get_paintable(picture.opaque)
        return [gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable)]
      }
      #expect(sizes == [[40, 20], [80, 40]], "a screen of scale 1 takes the variant of that scale")
      let resources = try #require(bundle)
      let variants = PictureVariants(of: "both", in: resources)
      #expect(variants.best(for: 2).path.hasSuffix("both@2x.png") && variants.best(for: 3).scale == 2)
      #expect(PictureVariants(of: "neither", in: resources).best(for: 1).path == "")
    }

    /// A picture of 40 × 20 points, and one with as many pixels for screens of scale two.
    @Test(arguments: [("plain.png", 40), ("tile@2x.png", 20)]) func pictureIsNotAsWideAsItsStack(
      name: String, width: Int
    ) throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let png = try Snapshot.png(of: Color.pureRed, size: CGSize(width: 40, height: 20))
      try png.write(to: folder.appendingPathComponent(name))
      let bundle = Bundle(path: folder.path)
      let half = width / 2
      try expect([(50, 50, .red), (52 - half, 50, .red), (47 - half, 50, .clear), (52 + half, 50, .clear)]) {
        VStack(spacing: 0) {
          Color.clear.frame(width: 100, height: 30)
          Image(name.hasPrefix("plain") ? "plain" : "tile", bundle: bundle)
          Color.clear.frame(width: 100, height: 30)
        }
      }
    }

    @Test func pictureInALargerSpaceIsNotStretched() throws {
      let file = try pictureFile()
      defer { try? FileManager.default.removeItem(at: file) }
      let screen = TestScreen { Image(file: file).scaledToFill() }
      let picture = try #require(screen.root.first("GtkPicture"))
      #expect(gtk_picture_get_content_fit(picture.opaque) == GTK_CONTENT_FIT_SCALE_DOWN)
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
