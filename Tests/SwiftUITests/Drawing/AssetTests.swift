import Foundation
import Graphics
import GtkBridgeTesting
import GtkObjects
import Testing

@testable import GtkBridge
@testable import SwiftUI

extension SwiftUITests {
  @Suite @MainActor struct AssetTests {
    /// The pixel in the middle of a view: red, green and blue.
    private func pixel(_ view: some View, _ scheme: ColorScheme = .light) throws -> [UInt8] {
      let png = try Snapshot.png(of: view, size: CGSize(width: 21, height: 21), scheme: scheme)
      let texture = try #require(Gtk.Texture(png))
      let start = (texture.height / 2 * texture.width + texture.width / 2) * 4
      return texture.pixels[start..<start + 3].reversed()
    }

    private func assets() throws -> Bundle {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
      func write(_ data: Data, _ name: String) throws {
        let file = folder.appendingPathComponent("A.xcassets/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
      let color = """
        {"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"components": {"red": "0", "green": "0", "blue": "255"}}}]}
        """
      try write(Data(color.utf8), "Accent.colorset/Contents.json")
      let image = """
        {"images": [{"idiom": "universal", "scale": "1x", "filename": "light.png"},
          {"idiom": "universal", "scale": "1x", "filename": "dark.png",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """
      try write(Data(image.utf8), "Tile.imageset/Contents.json")
      try write(try picture(.green), "Tile.imageset/light.png")
      try write(try picture(.purple), "Tile.imageset/dark.png")
      let pages = #"{"images": [{"idiom": "universal", "filename": "page.pdf"}]}"#
      try write(Data(pages.utf8), "Page.imageset/Contents.json")
      let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 20)).pdfData { context in
        context.beginPage()
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)).fill()
      }
      try write(page, "Page.imageset/page.pdf")
      return try #require(Bundle(path: folder.path))
    }

    private func picture(_ color: Color) throws -> Data {
      try Snapshot.png(of: color, size: CGSize(width: 40, height: 20))
    }

    private let green: [UInt8] = [0x33, 0xd1, 0x7a]
    private let purple: [UInt8] = [0x91, 0x41, 0xac]

    @Test func colourFollowsTheThemeWhereverItIs() throws {
      let color = Color("Accent", bundle: try assets())
      #expect(try pixel(color) == [255, 0, 0])
      #expect(try pixel(color, .dark) == [0, 0, 255])
      #expect(try pixel(Rectangle().fill(color), .dark) == [0, 0, 255])
      #expect(try pixel(Color.clear.background(color), .dark) == [0, 0, 255])
      #expect(
        try pixel(
          Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
          }, .dark) == [0, 0, 255])
      #expect(try pixel(color.mix(with: .black, by: 0.5)) == [128, 0, 0])
      #expect(try pixel(color.opacity(0.5).background(Color.white)) == [255, 127, 127])
      #expect(UIColor(named: "Accent", in: try assets())?.color == color)
      #expect(UIColor(named: "nothing") == nil)
      #expect(try pixel(Color("nothing")) == [255, 0, 153])
    }

    @Test func pagesOfPDFFilesArePictures() throws {
      let assets = try assets()
      #expect(try pixel(Image("Page", bundle: assets).resizable()) == [255, 0, 0])
      let size = CGSize(width: 30, height: 20)
      #expect(UIImage(named: "Page", in: assets)?.size == size, "that of the page, in points")
    }

    @Test func pictureFollowsTheTheme() throws {
      let image = Image("Tile", bundle: try assets()).resizable()
      #expect(try pixel(image) == green)
      #expect(try pixel(image, .dark) == purple)
    }

    @Test func resourcesAreFoundByTheirNames() throws {
      let bundle = try assets()
      let (color, image) = (ColorResource(name: "Accent", bundle: bundle), ImageResource(name: "Tile", bundle: bundle))
      #expect(try pixel(Color(color)) == [255, 0, 0])
      #expect(try pixel(Image(image).resizable()) == green)
      #expect(UIColor(resource: color) == UIColor(named: "Accent", in: bundle))
      #expect(UIImage(resource: image).size == CGSize(width: 40, height: 20))
    }

    @Test func templateHasTheColourOfText() throws {
      let image = Image("Tile", bundle: try assets()).resizable().renderingMode(.template).foregroundColor(.red)
      #expect(try pixel(image) == [0xe0, 0x1b, 0x24])
      #expect(try pixel(Image("Tile", bundle: try assets()).renderingMode(.original).resizable()) == green)
    }

    /// Whatever the colours of its file, as on iOS.
    @Test func pictureOfATabHasTheColourOfText() throws {
      let plain = Image("Tile", bundle: try assets())
      let original = plain.renderingMode(.original)
      for (picture, isGreen) in [(plain, false), (original, true)] {
        let tabs = TabView {
          Text("first").tabItem {
            Label {
              Text("One")
            } icon: {
              picture
            }
          }
          Text("second").tabItem { Text("Two") }
        }
        let pixels = try Pixels(of: tabs.frame(width: 300, height: 200))
        let greens = (0..<pixels.height).reduce(0) { count, y in
          count + (0..<pixels.width).count { pixels[$0, y].isNear(0x33, 0xd1, 0x7a) }
        }
        #expect((greens > 100) == isGreen, "\(greens)")
      }
    }

    @Test func pictureOfUIKitIsDecodedOnce() throws {
      #expect(UIImage(data: Data("no picture".utf8)) == nil)
      #expect(UIImage().size == .zero && UIImage().pngData() == nil)
      let image = try #require(UIImage(data: try picture(.green), scale: 2))
      #expect(image.size == CGSize(width: 20, height: 10))
      #expect(try pixel(Image(uiImage: image).resizable()) == green)
      #expect(
        try pixel(Image(uiImage: image.withRenderingMode(.alwaysTemplate)).resizable().foregroundColor(.black)) == [
          0, 0, 0,
        ])
      let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
      #expect(UIImage(data: jpeg)?.size == CGSize(width: 40, height: 20))
      #expect(UIImage(data: try #require(image.pngData())) != nil)
      #expect(UIImage(named: "Tile", in: try assets())?.size == CGSize(width: 40, height: 20))
      #expect(UIImage(systemName: "star") != nil && UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func imageIsLoadedFromAFile() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
      try picture(.green).write(to: file)
      func phases(_ url: URL?) throws -> ViewHost {
        try ViewHost {
          AsyncImage(url: url) { phase in
            if phase.image != nil { Text(verbatim: "image") }
            if let error = phase.error { Text(verbatim: "error \(error.localizedDescription.isEmpty)") }
          }
        }
      }
      try await phases(file).wait(for: "image")
      try await phases(URL(fileURLWithPath: "/nowhere.png")).wait(for: "error false")
      try await phases(URL(string: "http://127.0.0.1:1/a.png")).wait(for: "error false")
      #expect(try phases(nil).texts.allSatisfy(\.isEmpty))
    }
  }
}
