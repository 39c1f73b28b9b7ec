import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct CGContextTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    private let clear = "00000000"

    @Test func pathsFillByTheirRule() {
      let pixels = Pixels(20, 20) { context in
        context.setFillColor(red)
        context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        context.fillPath(using: .evenOdd)
        #expect(context.isPathEmpty)
      }
      #expect(pixels[2, 2] == "FF0000FF" && pixels[10, 10] == clear)
    }

    @Test func linesHaveWidthAndDashes() {
      let pixels = Pixels(20, 10) { context in
        context.setStrokeColor(blue)
        context.setLineWidth(4)
        context.setLineDash(phase: 0, lengths: [5, 5])
        context.move(to: CGPoint(x: 0, y: 5))
        context.addLine(to: CGPoint(x: 20, y: 5))
        context.strokePath()
      }
      #expect(pixels[2, 3] == "0000FFFF" && pixels[2, 6] == "0000FFFF" && pixels[2, 2] == clear)
      #expect(pixels[7, 5] == clear && pixels[12, 5] == "0000FFFF")
    }

    @Test func statesComeBack() {
      let pixels = Pixels(20, 20) { context in
        context.setFillColor(red)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        context.translateBy(x: 5, y: 0)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        #expect(context.boundingBoxOfClipPath == CGRect(x: -2.5, y: 0, width: 5, height: 10))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 12, y: 12, width: 4, height: 4))
      }
      #expect(pixels[4, 4] == clear && pixels[6, 9] == "0000FFFF" && pixels[6, 10] == clear && pixels[11, 2] == clear)
      #expect(pixels[13, 13] == "FF0000FF")
    }

    @Test func aPathStaysWhereTheTransformWas() {
      let pixels = Pixels(20, 20) { context in
        context.setFillColor(red)
        context.saveGState()
        context.translateBy(x: 10, y: 10)
        context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.restoreGState()
        #expect(context.boundingBoxOfPath == CGRect(x: 10, y: 10, width: 5, height: 5))
        context.fillPath()
      }
      #expect(pixels[12, 12] == "FF0000FF" && pixels[2, 2] == clear)
    }

    @Test func coloursAreCombined() {
      let pixels = Pixels(30, 10) { context in
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 10))
        context.setFillColor(blue)
        context.setAlpha(0.5)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setAlpha(1)
        context.setBlendMode(.multiply)
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        context.setBlendMode(.sourceOut)
        context.fill(CGRect(x: 25, y: 0, width: 5, height: 10))
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      #expect(["7F0080FF", "80007FFF"].contains(pixels[5, 5]) && pixels[15, 5] == "000000FF")
      #expect(pixels[22, 5] == "FF0000FF" && pixels[27, 5] == clear && pixels[0, 0] == clear)
    }

    @Test func shadowsAndLayers() {
      let pixels = Pixels(40, 20) { context in
        context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: blue)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.fill(CGRect(x: 20, y: 10, width: 10, height: 5))
        context.fill(CGRect(x: 25, y: 10, width: 10, height: 5))
        context.endTransparencyLayer()
      }
      #expect(pixels[2, 2] == "FF0000FF" && pixels[12, 2] == "0000FFFF" && pixels[7, 2] == clear)
      // In the overlap of the two, the layer is no more opaque than elsewhere.
      #expect(pixels[27, 12] == pixels[22, 12] && pixels[22, 12].hasSuffix("80"))
    }

    @Test func gradientsEndWhereTheyShould() throws {
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: [red, blue], locations: [0, 1]))
      #expect(CGGradient(colorsSpace: nil, colors: [red], locations: [0, 1]) == nil)
      let pixels = Pixels(30, 30) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: .drawsAfterEndLocation)
      }
      #expect(pixels[5, 5] == clear && pixels[25, 5] == "0000FFFF" && pixels[10, 5].hasPrefix("F"))
      let circles = Pixels(30, 30) { context in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 15, y: 15), startRadius: 5, endCenter: CGPoint(x: 15, y: 15), endRadius: 10,
          options: .drawsBeforeStartLocation)
      }
      #expect(circles[15, 15] == "FF0000FF" && circles[1, 15] == clear)
    }

    @Test func picturesStandUpright() throws {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
        UIColor(cgColor: red).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        UIColor(cgColor: blue).setFill()
        context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
      }
      let cgImage = try #require(picture.cgImage)
      let pixels = Pixels(20, 10) { context in
        context.interpolationQuality = .none
        picture.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        // Core Graphics draws pictures with the y axis upwards.
        context.draw(cgImage, in: CGRect(x: 10, y: 0, width: 10, height: 10))
      }
      #expect(pixels[5, 2] == "FF0000FF" && pixels[5, 8] == "0000FFFF")
      #expect(pixels[15, 2] == "0000FFFF" && pixels[15, 8] == "FF0000FF")
      let own = try #require(
        CGContext(
          data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: 0))
      own.interpolationQuality = .none
      own.draw(cgImage, in: CGRect(x: 0, y: 0, width: 10, height: 10))
      own.setFillColor(blue)
      own.fill(CGRect(x: 0, y: 8, width: 2, height: 2))
      let upright = Pixels(UIImage(cgImage: try #require(own.makeImage())))
      #expect(upright[5, 2] == "FF0000FF" && upright[5, 8] == "0000FFFF" && upright[0, 0] == "0000FFFF")
    }

    @Test func wrongNumbersDrawNothing() {
      let pixels = Pixels(10, 10) { context in
        context.translateBy(x: .nan, y: 0)
        context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5))
        context.endTransparencyLayer()
        context.scaleBy(x: 0, y: 0)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: .infinity, color: red)
        context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5), width: -.infinity)
      }
      #expect(pixels.width == 10)
      #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
    }
  }
}
