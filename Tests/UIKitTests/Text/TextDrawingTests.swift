import Testing
import UIKit

extension UIKitTests {
  /// Pictures, outlines and shadows in texts that are drawn.
  @Suite @MainActor struct TextDrawingTests {
    private static let red: UIImage = {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }()

    private func drawn(_ text: NSAttributedString, _ width: CGFloat = 120, _ height: CGFloat = 60) -> Pixels {
      Pixels(width, height) { _ in text.draw(at: CGPoint(x: 10, y: 10)) }
    }

    private func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
      NSAttributedString(
        string: "HH", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 24)]) { first, _ in first })
    }

    @Test func attachmentsAreDrawnOnTheLine() {
      let attachment = NSTextAttachment(image: Self.red)
      #expect(NSAttributedString(attachment: attachment).string == "\u{FFFC}")
      #expect(NSAttributedString(attachment: attachment).size().width == 4)
      attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      let text = NSMutableAttributedString(attachment: attachment)
      #expect(text.size().width == 20)
      let pixels = drawn(text)
      #expect(pixels[15, 20] == "FF0000FF" && pixels.extent.width == 20 && pixels.extent.height == 20)
      let letters = self.text([:])
      text.insert(letters, at: 0)
      #expect(text.size().width > 30 && drawn(text).extent.width > 30)
      let column = Int(letters.size().width) + 20
      let bottom = { [self] in (0..<60).last { drawn(text)[column, $0] == "FF0000FF" } ?? 0 }
      let onTheLine = bottom()
      attachment.bounds.origin.y = -3
      #expect(bottom() == onTheLine + 3)
    }

    @Test func symbolsHaveTheColorOfTheText() throws {
      let star = try #require(UIImage(systemName: "circle.fill"))
      let attachment = NSTextAttachment(image: star)
      attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      let text = NSMutableAttributedString(attachment: attachment)
      text.addAttribute(.foregroundColor, value: UIColor(red: 0, green: 0, blue: 1, alpha: 1), range: NSRange(0..<1))
      #expect(drawn(text)[20, 20] == "0000FFFF")
    }

    @Test func outlinesAreEmptyInsideOrFilled() {
      let plain = drawn(text([:]))
      let (bold, hollow) = (drawn(text([.strokeWidth: -6, .strokeColor: UIColor.red])), drawn(text([.strokeWidth: 3])))
      #expect(bold.extent.width > plain.extent.width && bold.drawn > plain.drawn)
      let left = Int(plain.extent.minX)
      // The middle of the stem of an H, and its edge.
      let middle = Int(plain.extent.midY)
      #expect(plain[left + 1, middle - 5].hasSuffix("FF"))
      #expect(hollow.drawn > 0 && hollow.extent.width >= plain.extent.width)
      #expect(bold[left, middle - 5] != plain[left, middle - 5])
    }

    @Test func shadowsAreBesideTheText() {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 6, height: 4)
      shadow.shadowColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      let (plain, shaded) = (drawn(text([:])), drawn(text([.shadow: shadow])))
      #expect(shaded.extent.maxX == plain.extent.maxX + 6 && shaded.extent.maxY == plain.extent.maxY + 4)
      #expect(shaded.extent.minX == plain.extent.minX)
      shadow.shadowBlurRadius = 4
      #expect(drawn(text([.shadow: shadow])).extent.maxX > shaded.extent.maxX)
    }

    @Test func partsHaveTheirOwnLook() {
      let whole = NSMutableAttributedString(attributedString: text([:]))
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 0, height: 12)
      shadow.shadowColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      whole.addAttribute(.shadow, value: shadow, range: NSRange(location: 1, length: 1))
      let pixels = drawn(whole)
      let bottom = Int(pixels.extent.maxY) - 2
      let middle = Int(pixels.extent.midX)
      #expect((0..<middle - 2).allSatisfy { pixels[$0, bottom] == "00000000" })
      #expect((middle..<120).contains { pixels[$0, bottom] != "00000000" })
    }
  }
}
