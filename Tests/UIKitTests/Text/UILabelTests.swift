import Foundation
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  @Suite @MainActor struct UILabelTests {
    @Test func textIsDataBeforeTheWindow() {
      let label = UILabel()
      #expect(label.text == nil && label.attributedText == nil && label.numberOfLines == 1)
      label.attributedText = NSAttributedString(string: "한국어", attributes: [.kern: 2.0])
      #expect(label.text == "한국어")
      label.text = "plain"
      #expect(label.attributedText?.string == "plain")
      #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func aLabelHasNoSizeWithoutADisplay() async {
      await #expect(processExitsWith: .success) {
        await MainActor.run {
          for name in ["DISPLAY", "WAYLAND_DISPLAY"] { unsetenv(name) }
          let label = UILabel()
          label.text = "Text"
          let none = UIView.noIntrinsicMetric
          #expect(label.intrinsicContentSize == CGSize(width: none, height: none))
        }
      }
    }

    @Test func textIsShown() async throws {
      let label = UILabel()
      label.text = "안녕"
      let host = try ControlHost(label)
      #expect(host.texts == ["안녕"])
      label.text = "<b>&"
      label.isHidden = true
      await host.nextFrame()
      #expect(host.widget(of: label)?.labelText == "<b>&" && host.widget(of: label)?.isDrawn == false)
    }

    @Test func attributesAreShown() throws {
      let label = UILabel()
      let text = NSMutableAttributedString(
        string: "big", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])
      text.append(NSAttributedString(string: " under", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
      label.attributedText = text
      let host = try ControlHost(label)
      let widget = try #require(host.widget(of: label))
      #expect(widget.labelText == "big under")
      let markup = widget.property("label", as: String.self)
      #expect(markup.contains("size=\"23040\"") && markup.contains("weight=\"700\"") && markup.contains("#ff0000"))
      #expect(markup.contains("underline=\"single\""))
      label.text = "plain"
      #expect(widget.property("label", as: String.self) == "plain")
    }

    private final class PaddedLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 4, left: 8, bottom: 6, right: 10)))
      }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 18, height: size.height + 10)
      }
    }

    @Test func aSubclassKeepsItsTextFromTheEdges() async throws {
      let (plain, padded) = (UILabel(), PaddedLabel())
      for label in [plain, padded] { label.text = "Text" }
      let host = try ControlHost(plain, padded)
      await host.nextFrame()
      #expect(padded.frame.width == plain.frame.width + 18 && padded.frame.height == plain.frame.height + 10)
      let (text, room) = (try #require(host.widget(of: plain)), try #require(host.widget(of: padded)))
      #expect(room.extent(on: .horizontal).natural == text.extent(on: .horizontal).natural + 18)
      #expect(room.naturalHeight(forWidth: 200) == text.naturalHeight(forWidth: 200) + 10)
      padded.text = "Longer text"
      await host.nextFrame()
      #expect(padded.intrinsicContentSize.width == padded.frame.width && padded.frame.width > plain.frame.width + 18)
    }

    @Test func fontsMakeLinesHigher() async throws {
      let (small, large) = (UILabel(), UILabel())
      for label in [small, large] { label.text = "Text" }
      large.font = .systemFont(ofSize: 40)
      let host = try ControlHost(small, large)
      let (first, second) = (try #require(host.widget(of: small)), try #require(host.widget(of: large)))
      #expect(second.naturalHeight(forWidth: 300) > 2 * first.naturalHeight(forWidth: 300))
      small.font = .systemFont(ofSize: 40)
      await host.nextFrame()
      #expect(second.naturalHeight(forWidth: 300) == first.naturalHeight(forWidth: 300))
    }

    @Test func linesWrapWithinTheirNumber() throws {
      let label = UILabel()
      label.text = Array(repeating: "words", count: 60).joined(separator: " ")
      let host = try ControlHost(label)
      let widget = try #require(host.widget(of: label))
      let line = widget.naturalHeight(forWidth: 100)
      label.numberOfLines = 3
      let three = widget.naturalHeight(forWidth: 100)
      label.numberOfLines = 0
      let all = widget.naturalHeight(forWidth: 100)
      #expect(three > line * 2.5 && three < line * 3.5 && all > three * 2)
    }

    @Test func alignmentIsThatOfTheLanguageUnlessItIsLeftOrRight() throws {
      let label = UILabel()
      label.text = "Text"
      let host = try ControlHost(label)
      let widget = try #require(host.widget(of: label))
      func place() -> Double { widget.property("xalign", as: Double.self) }
      #expect(place() == 0)
      label.textAlignment = .center
      #expect(place() == 0.5)
      label.textAlignment = .right
      #expect(place() == 1)
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: paragraph])
      #expect(place() == 0.5)
    }

    @Test func aLineBecomesSmallerToFit() async throws {
      let label = UILabel()
      label.text = "A line that does not fit into its place"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.4
      let host = try ControlHost(label)
      let widget = try #require(host.widget(of: label))
      let full = widget.naturalWidth
      label.widthAnchor.constraint(equalToConstant: full * 0.7).isActive = true
      // The font shrinks in one frame, and is made to fit in another.
      func wait() async { for _ in 0..<5 { await host.nextFrame() } }
      await wait()
      let report = "\(widget.width) of \(full), natural \(widget.naturalWidth)"
      #expect(widget.naturalWidth <= widget.width && widget.naturalWidth > full * 0.5, "\(report)")
      let shown = widget.naturalWidth
      label.text = "Short"
      await host.nextFrame()
      label.text = "A line that does not fit into its place"
      await wait()
      #expect(widget.naturalWidth == shown)
    }

    @Test func attributesReachTheText() throws {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Text",
        attributes: [
          .backgroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.double.rawValue,
          .strikethroughStyle: 1, .baselineOffset: 3,
        ])
      let host = try ControlHost(label)
      let widget = try #require(host.widget(of: label))
      let markup = widget.property("label", as: String.self)
      for part in ["background=\"#ff0000\"", "letter_spacing", "underline=\"double\"", "strikethrough", "rise"] {
        #expect(markup.contains(part), "\(markup)")
      }
    }

    @Test func labelsGo() throws {
      weak var last: UILabel?
      do {
        let label = UILabel()
        label.adjustsFontSizeToFitWidth = true
        last = label
        let host = try ControlHost(label)
        host.host.close()
      }
      #expect(last == nil)
    }
  }
}
