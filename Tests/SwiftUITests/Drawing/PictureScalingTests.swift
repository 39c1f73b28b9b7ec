import SwiftUI
import Testing
import UIKit

extension SwiftUITests {
  @Suite @MainActor struct PictureScalingTests {
    /// A red pixel beside a blue one, and a green one beside a white one below them.
    private func picture() throws -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
        let colors: [(UIColor, CGFloat, CGFloat)] = [
          (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 0, 0), (UIColor(red: 0, green: 0, blue: 1, alpha: 1), 1, 0),
          (UIColor(red: 0, green: 1, blue: 0, alpha: 1), 0, 1), (UIColor(red: 1, green: 1, blue: 1, alpha: 1), 1, 1),
        ]
        for (color, x, y) in colors {
          color.setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }

    @Test func pixelsBecomeSquaresWithoutInterpolation() throws {
      let picture = Image(uiImage: try picture())
      let squares = try Pixels(of: picture.interpolation(.none).resizable().frame(width: 40, height: 40))
      #expect(squares[1, 1].isNear(255, 0, 0) && squares[18, 18].isNear(255, 0, 0))
      #expect(squares[21, 18].isNear(0, 0, 255) && squares[18, 21].isNear(0, 255, 0))
      #expect(squares[38, 38].isNear(255, 255, 255))
      let smooth = try Pixels(of: picture.interpolation(.high).resizable().frame(width: 40, height: 40))
      #expect(!smooth[18, 18].isNear(255, 0, 0))
    }

    @Test func tilesHaveThePicturesOwnSize() throws {
      let tiles = try Pixels(
        of: Image(uiImage: try picture()).resizable(resizingMode: .tile).frame(width: 5, height: 4))
      #expect((0..<5).allSatisfy { tiles[$0, 0].isNear($0 % 2 == 0 ? 255 : 0, 0, $0 % 2 == 0 ? 0 : 255) })
      #expect(tiles[4, 2].isNear(255, 0, 0) && tiles[3, 3].isNear(255, 255, 255))
    }

    @Test func marginsKeepTheirSize() throws {
      let insets = EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)
      let bubble = try Pixels(
        of: Image(uiImage: try picture()).resizable(capInsets: insets).interpolation(.none).frame(width: 20, height: 20)
      )
      #expect(bubble[0, 3].isNear(255, 0, 0) && bubble[1, 3].isNear(0, 0, 255) && bubble[19, 3].isNear(0, 0, 255))
      #expect(bubble[0, 16].isNear(0, 255, 0))
    }

    /// The corners of a picture that is red and blue above and green and white below, starting with the upper left one.
    @Test(arguments: [
      (UIImage.Orientation.up, "RBGW"), (.upMirrored, "BRWG"), (.down, "WGBR"), (.downMirrored, "GWRB"),
      (.right, "GRWB"), (.left, "BWRG"), (.leftMirrored, "RGBW"), (.rightMirrored, "WBGR"),
    ])
    func pixelsAreTurned(to orientation: UIImage.Orientation, corners: String) throws {
      let pixels = try #require(try picture().cgImage)
      let image = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      #expect(image.imageOrientation == orientation && image.cgImage == pixels)
      let shown = try Pixels(of: Image(uiImage: image))
      let colors = [(0, 0), (1, 0), (0, 1), (1, 1)].map { x, y in
        let pixel = shown[x, y]
        return pixel.isNear(255, 255, 255) ? "W" : pixel.red > 250 ? "R" : pixel.green > 250 ? "G" : "B"
      }
      #expect(colors.joined() == corners)
    }

    @Test func turnedPictureHasTheOtherSides() throws {
      let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2)).image { _ in }.pngData())
      let pixels = try #require(UIImage(data: data)?.cgImage)
      let image = UIImage(cgImage: pixels, scale: 2, orientation: .right)
      #expect(image.size == CGSize(width: Double(pixels.height) / 2, height: Double(pixels.width) / 2))
    }

    @Test func resizableImagesOfUIKitKeepTheirMargins() throws {
      let image = try picture().resizableImage(
        withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0), resizingMode: .stretch)
      #expect(image.capInsets.top == 1 && image.resizingMode == .stretch)
      #expect(image.withRenderingMode(.alwaysOriginal).capInsets.top == 1)
      #expect(image != (try picture()))
      let pixels = try Pixels(of: Image(uiImage: image).resizable().frame(width: 20, height: 20))
      #expect(pixels[1, 0].isNear(255, 0, 0) && pixels[1, 1].isNear(0, 255, 0) && pixels[1, 18].isNear(0, 255, 0))
    }

    @Test func marginsOfHalfAPictureLeaveNoHole() throws {
      let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
      let image = Image(uiImage: try picture()).resizable(capInsets: insets)
      let shown = try Pixels(of: image.frame(width: 20, height: 20))
      #expect(shown[0, 0].isNear(255, 0, 0) && shown[19, 0].isNear(0, 0, 255))
      #expect(shown[0, 19].isNear(0, 255, 0) && shown[19, 19].isNear(255, 255, 255))
      #expect(shown.drawn == 400)
    }

    @Test func drawnImagesKeepTheirMargins() throws {
      let image = try picture().resizableImage(
        withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
        image.draw(in: CGRect(x: 4, y: 4, width: 12, height: 12))
      }
      let pixels = try Pixels(of: Image(uiImage: drawn))
      #expect(pixels[4, 5].isNear(255, 0, 0) && pixels[5, 5].isNear(0, 0, 255) && pixels[15, 5].isNear(0, 0, 255))
      #expect(pixels[4, 14].isNear(0, 255, 0) && pixels[15, 14].isNear(255, 255, 255))
      #expect(pixels.drawn == 144)
      let faint = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { _ in
        image.withTintColor(.black).draw(
          in: CGRect(x: 4, y: 4, width: 12, height: 12), blendMode: .normal, alpha: 0.5)
      }
      let shape = try Pixels(of: Image(uiImage: faint))
      #expect((126...129).contains(shape[10, 10].alpha) && shape[10, 10].red == 0)
    }

    /// Returns a JPEG, red at the left and blue at the right, with an orientation in its header.
    private func photograph(_ orientation: UInt8) throws -> Data {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format)
      var data = try #require(
        renderer.image { context in
          UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
          context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
          UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
          context.fill(CGRect(x: 16, y: 0, width: 16, height: 16))
        }.jpegData(compressionQuality: 1))
      // A segment of 34 bytes whose only entry is the orientation.
      let header: [UInt8] =
        [0xFF, 0xE1, 0, 34] + Array("Exif".utf8) + [0, 0] + Array("MM".utf8)
        + [0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      data.insert(contentsOf: header, at: 2)
      return data
    }

    @Test(arguments: [(UInt8(1), false, "RB"), (3, false, "BR"), (6, true, "RB"), (8, true, "BR")])
    func photographsAreUpright(_ orientation: UInt8, isTurned: Bool, ends: String) throws {
      let data = try photograph(orientation)
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jpg")
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let image = try #require(UIImage(data: data))
      try #require(image.size == (isTurned ? CGSize(width: 16, height: 32) : CGSize(width: 32, height: 16)))
      let last = isTurned ? (8, 29) : (29, 8)
      func colors(_ pixels: Pixels) -> String {
        [isTurned ? (8, 2) : (2, 8), last].map { x, y in
          let pixel = pixels[x, y]
          return pixel.isNear(254, 0, 0, within: 12) ? "R" : pixel.isNear(0, 0, 254, within: 12) ? "B" : "?"
        }.joined()
      }
      let size = image.size
      #expect(colors(try Pixels(of: Image(uiImage: image))) == ends)
      #expect(
        colors(try Pixels(of: Image(uiImage: image).resizable().frame(width: size.width, height: size.height))) == ends)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let drawn = UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(at: .zero) }
      #expect(colors(try Pixels(of: Image(uiImage: drawn))) == ends)
      let encoded = try #require(image.pngData().flatMap { UIImage(data: $0) })
      #expect(try encoded.size == size && colors(Pixels(of: Image(uiImage: encoded))) == ends)
      #expect(image.cgImage.map { CGSize(width: $0.width, height: $0.height) } == size)
      let read = try #require(UIImage(contentsOfFile: file.path))
      #expect(try read.size == size && colors(Pixels(of: Image(uiImage: read))) == ends)
    }
  }
}
