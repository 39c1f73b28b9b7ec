import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct ImageRendererTests {
    @Test func formatsSayHowManyPixelsAPointHas() {
      let format = UIGraphicsImageRendererFormat.preferred()
      (format.scale, format.opaque) = (2, true)
      let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 8, height: 4), format: format)
      let image = renderer.image { context in
        UIColor.white.set()
        context.fill(CGRect(x: 10, y: 10, width: 4, height: 4))
      }
      let pixels = Pixels(image)
      #expect(image.size == CGSize(width: 8, height: 4) && pixels.width == 16 && pixels.height == 8)
      #expect(pixels[7, 7] == "FFFFFFFF" && pixels[8, 0] == "000000FF")
      #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func imageContextsNest() {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
      UIColor.black.setFill()
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 2)
      UIGraphicsEndImageContext()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
      let image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      UIGraphicsEndImageContext()
      #expect(image.map { Pixels($0).drawn } == 8 + 6 && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test func otherThreadsDraw() async {
      let image = await Task.detached {
        UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
          UIColor.systemRed.setFill()
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).fill()
          "Hi".draw(at: CGPoint(x: 30, y: 0), withAttributes: [.foregroundColor: UIColor.black])
        }
      }.value
      let pixels = Pixels(image)
      #expect(pixels[10, 10].hasSuffix("FF") && pixels.extent.maxX > 35)
    }

    @Test func outlinesAreDrawn() {
      let pixels = Pixels(30, 30) { _ in
        UIColor.black.set()
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
        ring.usesEvenOddFillRule = true
        ring.addClip()
        UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 30))
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 10))
        line.addLine(to: CGPoint(x: 30, y: 10))
        line.lineWidth = 2
        line.stroke(with: .clear, alpha: 1)
      }
      #expect(pixels[2, 2] == "000000FF" && pixels[10, 7] == "00000000" && pixels[2, 10] == "00000000")
      #expect(pixels[25, 25] == "00000000")
    }

    @Test func symbolsHaveTheColourOfAreas() throws {
      let symbol = try #require(UIImage(systemName: "square.fill"))
      let pixels = Pixels(32, 32) { _ in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        symbol.draw(in: CGRect(x: 0, y: 0, width: 32, height: 32))
      }
      #expect(pixels[16, 16] == "FF0000FF")
    }

    @Test func contextsGo() {
      weak var last: CGContext?
      for _ in 0..<1_000 {
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
          last = context.cgContext
          UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
      }
      #expect(last == nil)
    }

    @Test func textsFollowTheirDirection() {
      func extent(_ alignment: NSTextAlignment) -> CGRect {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return Pixels(200, 40) { _ in
          "שלום".draw(in: CGRect(x: 0, y: 0, width: 200, height: 40), withAttributes: [.paragraphStyle: style])
        }.extent
      }
      #expect(extent(.natural).minX > 100 && extent(.right).minX > 100 && extent(.left).maxX < 100)
    }

    @Test func textsAreMeasuredAndDrawn() {
      let font = UIFont.systemFont(ofSize: 20)
      let text = "Swift on GNOME"
      let line = text.size(withAttributes: [.font: font])
      #expect(line.height == font.lineHeight && font.ascender > 0 && font.descender < 0)
      #expect(text.size(withAttributes: [.font: font.withSize(40)]).width > line.width * 1.8)
      let area = CGSize(width: line.width * 0.6, height: .greatestFiniteMagnitude)
      let lines = NSAttributedString(string: text, attributes: [.font: font])
        .boundingRect(with: area, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      #expect(lines.height == line.height * 2 && lines.width <= area.width)
      let style = NSMutableParagraphStyle()
      style.alignment = .right
      let pixels = Pixels(400, 100) { _ in
        text.draw(
          in: CGRect(x: 0, y: 20, width: 400, height: 60),
          withAttributes: [.font: font, .paragraphStyle: style, .foregroundColor: UIColor.red])
      }
      #expect(pixels.extent.maxX > 395 && pixels.extent.minX > 100 && pixels.extent.minY >= 20)
      #expect("한국어".size(withAttributes: [.font: font]).width > 30 && "".size().height > 0)
    }
  }
}
