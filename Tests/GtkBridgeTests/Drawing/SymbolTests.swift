import CGtk
import Graphics
import GtkObjects
import Testing

@testable import GtkBridge

extension GtkBridgeTests {
  /// The appearance of symbols on screen.
  @Suite @MainActor struct SymbolTests {
    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let green = Color(red: 0, green: 1, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)

    /// A picture of a view on white, whose points are given as fractions of its size.
    private struct Picture {
      let side: Int
      let pixels: [UInt8]

      @MainActor
      init<Content: View>(side: Int = 96, scheme: ColorScheme = .light, of content: Content) throws {
        let png = try Snapshot.png(
          of: content.frame(width: Double(side), height: Double(side)), size: CGSize(width: side, height: side),
          scheme: scheme)
        let texture = try #require(Gtk.Texture(png))
        self.side = texture.width
        pixels = texture.pixels
      }

      /// Red, green and blue at a point of the grid of symbols.
      func color(_ x: Double, _ y: Double) -> [Int] {
        let (column, row) = (Int(x / 16 * Double(side)), Int(y / 16 * Double(side)))
        let start = (row * side + column) * 4
        return [2, 1, 0].map { Int(pixels[start + $0]) }
      }

      /// The number of pixels that differ from the corner by more than antialiasing.
      var inked: Int {
        let corner = color(0, 0)
        return stride(from: 0, to: pixels.count, by: 4).filter { start in
          (0..<3).contains { abs(Int(pixels[start + 2 - $0]) - corner[$0]) > 100 }
        }.count
      }

      /// The width of the painted area in whole pixels.
      var inkedWidth: Int {
        let corner = color(0, 0)
        let columns = (0..<side).filter { column in
          (0..<side).contains { row in
            let start = (row * side + column) * 4
            return (0..<3).contains { abs(Int(pixels[start + 2 - $0]) - corner[$0]) > 100 }
          }
        }
        return columns.isEmpty ? 0 : columns[columns.count - 1] - columns[0] + 1
      }
    }

    private func symbol(_ name: String) -> some View {
      Image(systemName: name).resizable().foregroundColor(Self.red)
    }

    @Test func outlineIsHollowAndFillIsNot() throws {
      let (outline, filled) = (try Picture(of: symbol("heart")), try Picture(of: symbol("heart.fill")))
      #expect(outline.color(8, 8) == outline.color(0, 0))
      #expect(filled.color(8, 8) == [255, 0, 0])
      #expect(outline.color(8, 13.75) == [255, 0, 0] && filled.color(8, 13.75) == [255, 0, 0])
    }

    @Test func detailsAreCutOutOfAFilledBody() throws {
      let picture = try Picture(of: symbol("checkmark.circle.fill"))
      #expect(picture.color(8, 3) == [255, 0, 0])
      #expect(picture.color(7.1, 10.2) == picture.color(0, 0))
    }

    @Test func resizableSymbolIsSharpAtTwoHundredPoints() throws {
      let picture = try Picture(side: 200, of: symbol("square.fill"))
      // 14 of 16 points of the grid, and nearly no pixels between the two colours.
      #expect(abs(picture.inkedWidth - 175) <= 2)
      let row = (0..<200).map { picture.color((Double($0) + 0.5) / 200 * 16, 8) }
      #expect(row.filter { $0 != [255, 0, 0] && $0 != picture.color(0, 0) }.count <= 4)
    }

    @Test func resizableSymbolKeepsItsShapeWhereItIsToldTo() throws {
      let screen = TestScreen(width: 300, height: 400) {
        VStack {
          Image(systemName: "star.fill").resizable().frame(width: 96, height: 50)
          Image(systemName: "star.fill").resizable().scaledToFit().frame(width: 200)
          Image(systemName: "star.fill")
        }
      }
      screen.layOut()
      let pictures = screen.root.all("GtkPicture").map { $0.bounds(in: screen.root) }
      try #require(pictures.count == 2)
      #expect((pictures[0].width, pictures[0].height) == (96, 50))
      #expect((pictures[1].width, pictures[1].height) == (200, 200))
      let image = try #require(screen.root.first("GtkImage")).bounds(in: screen.root)
      #expect((image.width, image.height) == (16, 16))
    }

    @Test func sizeFollowsFontAndScale() {
      let screen = TestScreen {
        VStack {
          Image(systemName: "star").imageScale(.small)
          Image(systemName: "star")
          Image(systemName: "star").imageScale(.large)
          Image(systemName: "star").font(.system(size: 40))
        }
      }
      screen.layOut()
      let heights = screen.root.all("GtkImage").map { $0.bounds(in: screen.root).height }
      #expect(heights == heights.sorted() && Set(heights).count == 4, "\(heights)")
    }

    @Test func boldSymbolsHaveThickerLines() throws {
      let widths = try [Font.Weight.light, .regular, .bold].map {
        try Picture(of: symbol("circle").fontWeight($0)).inked
      }
      #expect(widths == widths.sorted() && Set(widths).count == 3, "\(widths)")
      let inBold = try Picture(of: symbol("circle").font(.headline)).inked
      #expect(inBold == widths[2])
    }

    @Test func colourFollowsTheColourScheme() throws {
      let image = Image(systemName: "circle.fill").resizable()
      let (light, dark) = (try Picture(scheme: .light, of: image), try Picture(scheme: .dark, of: image))
      #expect(light.color(8, 8)[0] < 100 && light.color(0, 0)[0] > 200)
      #expect(dark.color(8, 8)[0] > 200 && dark.color(0, 0)[0] < 100)
      let plain = Image(systemName: "circle.fill").font(.system(size: 70))
      #expect(try Picture(scheme: .light, of: plain).color(8, 8)[0] < 100)
      #expect(try Picture(scheme: .dark, of: plain).color(8, 8)[0] > 200)
    }

    @Test func renderingModesColourTheLayers() throws {
      let name = "plus.circle.fill"
      let image = Image(systemName: name).resizable()
      let ground = (8.0, 3.0)
      let sign = (8.0, 8.0)
      let plain = try Picture(of: image.foregroundColor(Self.red))
      let white = plain.color(0, 0)
      #expect(plain.color(ground.0, ground.1) == [255, 0, 0] && plain.color(sign.0, sign.1) == white)
      let hierarchical = try Picture(of: image.symbolRenderingMode(.hierarchical).foregroundColor(Self.red))
      #expect(hierarchical.color(sign.0, sign.1) == [255, 0, 0])
      #expect((100...150).contains(hierarchical.color(ground.0, ground.1)[1]), "half of white below")
      let palette = try Picture(of: image.symbolRenderingMode(.palette).foregroundStyle(Self.green, Self.blue))
      #expect(palette.color(sign.0, sign.1) == [0, 255, 0] && palette.color(ground.0, ground.1) == [0, 0, 255])
      let implied = try Picture(of: image.foregroundStyle(Self.green, Self.blue, Self.red))
      #expect(implied.color(ground.0, ground.1) == [0, 0, 255])
      let single = try Picture(of: image.foregroundColor(Self.red).foregroundStyle(Self.green, Self.blue))
      #expect(single.color(ground.0, ground.1) == [255, 0, 0], "the inner colour wins")
      let own = try Picture(of: image.symbolRenderingMode(.multicolor).foregroundColor(Self.red))
      #expect(own.color(sign.0, sign.1) == [255, 255, 255])
      #expect(own.color(ground.0, ground.1)[1] > 150, "green")
    }

    @Test func variableValueFadesTheMarksBeyondIt() throws {
      func picture(_ value: Double?) throws -> Picture {
        try Picture(of: Image(systemName: "wifi", variableValue: value).resizable().foregroundColor(Self.red))
      }
      let top = (8.0, 2.5)
      #expect(try picture(nil).color(top.0, top.1) == [255, 0, 0])
      #expect(try picture(1).color(top.0, top.1) == [255, 0, 0])
      let faint = try picture(0.2)
      #expect(faint.color(8, 12.4) == [255, 0, 0] && faint.color(top.0, top.1)[1] > 120)
      let whole = Image(systemName: "heart.fill", variableValue: 0).resizable().foregroundColor(Self.red)
      #expect(try Picture(of: whole).color(8, 8) == [255, 0, 0])
    }

    @Test func variantsAreAddedUnlessThereAreNone() throws {
      let screen = TestScreen {
        VStack {
          Image(systemName: "heart")
          Image(systemName: "heart").symbolVariant(.slash)
          Image(systemName: "heart.fill").symbolVariant(.circle)
          Image(systemName: "chevron.right").symbolVariant(.none)
          Label("label", systemImage: "star")
        }.symbolVariant(.fill)
      }
      #expect(
        screen.root.iconNames == ["heart.fill", "heart.slash.fill", "heart.circle.fill", "chevron.right", "star.fill"])
    }

    @Test func namesOfVariants() {
      #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
      #expect(SymbolVariants.circle.name(of: "heart.fill") == "heart.circle.fill")
      #expect(SymbolVariants.slash.name(of: "heart.slash") == "heart.slash")
      #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }

    @Test func changedNameIsPaintedInPlace() throws {
      let screen = TestScreen { Image(systemName: "heart") }
      let image = try #require(screen.root.first("GtkImage"))
      screen.controller.rootView = Image(systemName: "star")
      screen.flush()
      #expect(screen.root.first("GtkImage")?.widget == image.widget)
      #expect(image.iconNames == ["star"])
    }

    @Test(arguments: [true, false]) func changedColourIsPainted(isResizable: Bool) throws {
      func view(_ color: Color) -> some View {
        let image = Image(systemName: "square.fill")
        return (isResizable ? image.resizable() : image).font(.system(size: 60)).foregroundColor(color)
      }
      let screen = TestScreen(width: 100, height: 100) { view(Self.red) }
      func middle() throws -> [UInt8] {
        screen.layOut()
        let widget = try #require(screen.root.first(isResizable ? "GtkPicture" : "GtkImage"))
        let side = isResizable ? 100 : Int(gtk_widget_get_width(widget.widget))
        let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side)))
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        let paintable = try #require(gtk_widget_paintable_new(widget.widget))
        let snapshot = try #require(gtk_snapshot_new())
        gdk_paintable_snapshot(paintable, snapshot, Double(side), Double(side))
        if let node = gtk_snapshot_free_to_node(snapshot) {
          gsk_render_node_draw(node, context)
          gsk_render_node_unref(node)
        }
        g_object_unref(UnsafeMutableRawPointer(paintable))
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let data = try #require(cairo_image_surface_get_data(surface))
        let start = side / 2 * Int(cairo_image_surface_get_stride(surface)) + side / 2 * 4
        return (0..<3).map { data[start + $0] }
      }
      #expect(try middle() == [0, 0, 255])
      screen.controller.rootView = view(Self.green)
      screen.flush()
      #expect(try middle() == [0, 255, 0])
    }

    @Test func paintableGoesWithItsOwner() {
      var paintable: Gtk.SymbolPaintable? = Gtk.SymbolPaintable(SystemSymbols.appearance(of: "heart"))
      var image: Gtk.Image? = paintable.map { Gtk.Image($0) }
      if let image { paintable?.setWidget(image) }
      let references = [paintable, image].compactMap { $0 }.map(Gtk.WeakReference.init)
      #expect(references.map(\.isAlive) == [true, true])
      (paintable, image) = (nil, nil)
      #expect(references.map(\.isAlive) == [false, false])
    }

    @Test func unknownNameIsADashedSquareAndIsLoggedOnce() throws {
      let name = "no.such.symbol.\(UInt32.random(in: 0...9_999_999))"
      let errors = try capturingErrors {
        let screen = TestScreen { ForEach(0..<3) { _ in Image(systemName: name) } }
        screen.controller.rootView = ForEach(0..<5) { _ in Image(systemName: name) }
        screen.flush()
      }
      #expect(errors.components(separatedBy: name).count == 2, "\(errors)")
      let picture = try Picture(of: symbol(name))
      #expect(picture.color(2, 2.5) == [255, 0, 0] && picture.color(8, 8) == picture.color(0, 0))
    }

    @Test func forwardAndBackwardFollowTheTextDirection() throws {
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let (tip, base) = ((10.75, 8.0), (5.25, 8.0))
      let leftToRight = try Picture(of: symbol("chevron.forward"))
      #expect(leftToRight.color(tip.0, tip.1) == [255, 0, 0])
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      #expect(try Picture(of: symbol("chevron.forward")).color(base.0, base.1) == [255, 0, 0])
      #expect(try Picture(of: symbol("chevron.right")).color(tip.0, tip.1) == [255, 0, 0])
    }

    /// Returns the text that is written to standard error while `body` runs.
    private func capturingErrors(_ body: () throws -> Void) throws -> String {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: file) }
      let descriptor = open(file.path, O_CREAT | O_RDWR, 0o600)
      let original = dup(2)
      dup2(descriptor, 2)
      defer {
        dup2(original, 2)
        close(original)
        close(descriptor)
      }
      try body()
      return try String(contentsOf: file, encoding: .utf8)
    }
  }
}
