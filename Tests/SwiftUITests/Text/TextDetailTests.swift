import Foundation
import Graphics
import GtkBridgeTesting
import GtkObjects
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct TextDetailTests {
    @Test func aTextContainsSymbols() throws {
      let host = try ViewHost { Text("Press \(Image(systemName: "plus")) to add") }
      let label = try #require(host.widgets.first { $0.labelText?.hasPrefix("Press") == true })
      #expect(label.accessible(.label) == "Press plus to add")
      let (with, without) = (
        try Pixels(of: Text("a\(Image(systemName: "square.fill"))a")), try Pixels(of: Text("aa"))
      )
      #expect(with.width > without.width + 8)
      // The symbol covers most of its place.
      #expect(with.drawn > without.drawn + 80)
    }

    @Test func aSymbolHasTheColourOfTheText() throws {
      let symbol = Text(Image(systemName: "square.fill")).foregroundColor(Color(red: 1, green: 0, blue: 0))
      let pixels = try Pixels(of: symbol)
      #expect(pixels[pixels.width / 2, pixels.height / 2].isNear(255, 0, 0))
    }

    @Test func aSymbolIsAsLargeAsTheText() throws {
      let symbol = Text(Image(systemName: "square.fill"))
      #expect(try Pixels(of: symbol.font(.system(size: 44))).width >= 2 * Pixels(of: symbol).width)
    }

    @Test func textsOfASecondaryScaleAreSmaller() throws {
      let (usual, small) = (try Pixels(of: Text("wide text")), try Pixels(of: Text("wide text").textScale(.secondary)))
      #expect(Double(small.width) < Double(usual.width) * 0.9)
      let inside = try Pixels(of: VStack { Text("wide text") }.textScale(.secondary))
      #expect(abs(inside.width - small.width) <= 2)
      #expect(try Pixels(of: Text("wide text").textScale(.secondary, isEnabled: false)).width == usual.width)
    }

    @Test func widthAndLeadingAreInTheStyleSheet() {
      #expect(Font.body.width(.condensed).css.contains("font-stretch:condensed"))
      #expect(Font.body.width(.init(0.35)).css.contains("font-stretch:ultra-expanded"))
      #expect(!Font.body.css.contains("font-stretch") && !Font.body.css.contains("line-height"))
      #expect(Font.body.leading(.tight).css != Font.body.leading(.loose).css)
    }

    @Test func condensedTextIsNarrower() throws {
      let font = Font.custom("DejaVu Sans", size: 20)
      let usual = try Pixels(of: Text("wide text").font(font))
      let narrow = try Pixels(of: VStack { Text("wide text").font(font) }.fontWidth(.condensed))
      let run = try Pixels(of: Text("wide text").font(font).fontWidth(.condensed))
      #expect(narrow.width < usual.width && abs(run.width - narrow.width) <= 2)
    }

    @Test func fontsAreFoundByTheNamesOfTheirFaces() throws {
      let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
      try #require(FileManager.default.fileExists(atPath: path))
      func width(_ font: Font) throws -> Int { try Pixels(of: Text("Some text").font(font)).width }
      #expect(Gtk.addFont(URL(fileURLWithPath: path)))
      let bold = try width(.custom("DejaVu Sans", size: 30).bold())
      #expect(try width(.custom("DejaVu Sans", size: 30)) < bold)
      #expect(try width(.custom("DejaVuSans-Bold", size: 30)) == bold)
      #expect(try width(.custom("DejaVu Sans Bold", size: 30)) == bold)
    }

    @Test(arguments: [0.5, 2, 7.3]) func spacedLettersNeedNoSecondLine(tracking: CGFloat) throws {
      let host = try ViewHost(size: CGSize(width: 500, height: 300)) {
        VStack(alignment: .leading) {
          Text(verbatim: "plain amount").accessibilityIdentifier("plain")
          Text(verbatim: "plain amount").tracking(tracking).accessibilityIdentifier("spaced")
          Text(verbatim: "plain amount and many more words, so that it is longer than the line").tracking(tracking)
            .frame(width: 150).accessibilityIdentifier("long")
          VStack { Text(verbatim: "plain amount").accessibilityIdentifier("inside") }.tracking(tracking)
          List { Text(verbatim: "plain amount").tracking(tracking).accessibilityIdentifier("row") }
        }
      }
      let widgets = Gtk.shownWindows.flatMap(\.all)
      func size(_ name: String) throws -> CGSize {
        let label = try #require(widgets.first { $0.name == name }?.all.first { $0.typeName == "GtkLabel" })
        return CGSize(width: label.width, height: label.height)
      }
      #expect(try size("spaced").height == size("plain").height)
      #expect(try size("spaced").width >= size("plain").width)
      #expect(try size("long").width <= 150)
      #expect(try size("inside").height == size("plain").height)
      #expect(try size("row").height == size("plain").height)
      host.close()
    }
  }
}
