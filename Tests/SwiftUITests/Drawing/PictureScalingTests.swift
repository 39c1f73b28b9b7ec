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

    /// The corners of a picture that is red and blue above and green and white below, from the upper left one on.
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
  }
}
