import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Attributes, links and pictures of text views and labels.
  @Suite @MainActor struct AttributedTextViewTests {
    private final class Delegate: UITextViewDelegate {
      let log = Log()

      func textView(
        _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        log.add("\(url.absoluteString) \(characterRange.location)+\(characterRange.length)")
        return false
      }
      func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        log.add("picture \(characterRange.location)")
        return true
      }
      func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
      ) -> UIAction? {
        UIAction { [log] _ in log.add("action") }
      }
    }

    private var star: NSAttributedString {
      let attachment = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
      attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
      return NSAttributedString(attachment: attachment)
    }

    @Test func typedTextHasTheAttributesBeforeIt() throws {
      let view = UITextView()
      view.accessibilityLabel = "Notes"
      view.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
      let host = try ControlHost(view)
      #expect(view.text == "ab")
      view.selectedRange = NSRange(location: 2, length: 0)
      view.insertText("c")
      #expect(view.text == "abc")
      #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
      view.typingAttributes = [.foregroundColor: UIColor.blue]
      view.insertText("d")
      #expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .blue)
      #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
      try host.host.type("x", into: "Notes")
      #expect(view.text == "x" && view.attributedText.length == 1)
      view.deleteBackward()
      #expect(view.text == "" && !view.hasText)
    }

    @Test func paragraphsHaveSpacesAndIndents() async throws {
      func placed(_ change: (NSMutableParagraphStyle) -> Void) async throws -> (x: [Double], y: [Double]) {
        let view = UITextView()
        let style = NSMutableParagraphStyle()
        change(style)
        view.attributedText = NSAttributedString(
          string: "first first first first first first\nsecond", attributes: [.paragraphStyle: style])
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          view.widthAnchor.constraint(equalToConstant: 140), view.heightAnchor.constraint(equalToConstant: 200),
        ])
        let host = try ControlHost(view)
        await host.nextFrame()
        let carets = [0, 30, 36].compactMap { offset in
          view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
        }
        host.host.close()
        return (carets.map { Double($0.minX) }, carets.map { Double($0.minY) })
      }
      let plain = try await placed { _ in }
      let lines = try await placed { $0.lineSpacing = 10 }
      #expect(lines.y[1] >= plain.y[1] + 10 && lines.y[2] >= plain.y[2] + 20)
      let spaced = try await placed { $0.paragraphSpacing = 12 }
      #expect(spaced.y[1] == plain.y[1] && spaced.y[2] == plain.y[2] + 12)
      let before = try await placed { $0.paragraphSpacingBefore = 7 }
      #expect(before.y[0] == plain.y[0] + 7 && before.y[2] == plain.y[2] + 14)
      let indented = try await placed { $0.firstLineHeadIndent = 20 }
      #expect(indented.x[0] == plain.x[0] + 20 && indented.x[2] == plain.x[2] + 20)
      let hanging = try await placed { $0.headIndent = 20 }
      #expect(hanging.x[0] == plain.x[0] && hanging.x[1] >= plain.x[0] + 20 && hanging.x[2] == plain.x[2])
      let centred = try await placed { $0.alignment = .center }
      #expect(centred.x[2] > plain.x[2] + 20)
    }

    @Test func storedTextIsShownAtOnce() throws {
      let view = UITextView()
      view.text = "ab"
      let host = try ControlHost(view)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xyz")
      #expect(view.text == "xyzb" && view.textView?.text == "xyzb")
      view.textStorage.append(star)
      #expect(view.text == "xyzb\u{FFFC}" && view.textView?.text == view.text)
      view.text = "plain"
      #expect(view.textStorage.string == "plain" && view.textView?.text == "plain")
      host.host.close()
    }

    @Test func picturesTakeRoom() async throws {
      let (view, label) = (UITextView(), UILabel())
      view.attributedText = star
      label.attributedText = star
      view.isScrollEnabled = false
      let host = try ControlHost(view, label)
      await host.nextFrame()
      #expect(view.sizeThatFits(CGSize(width: 200, height: 1_000)).height >= 40)
      #expect(label.intrinsicContentSize.width == 40 && label.intrinsicContentSize.height >= 40)
      #expect(label.realizedWidget?.accessible(.label) == "star fill")
    }

    @Test func linksArePressed() async throws {
      let (view, delegate) = (UITextView(), Delegate())
      view.delegate = delegate
      view.isEditable = false
      let text = NSMutableAttributedString(string: "See ")
      text.append(NSAttributedString(string: "here", attributes: [.link: URL(string: "https://a.b")!]))
      text.append(star)
      view.attributedText = text
      let host = try ControlHost(view)
      await host.nextFrame()
      let widget = try #require(view.textView)
      func press(_ index: Int) {
        let rect = widget.rect(ofCharacter: index)
        view.press(at: CGPoint(x: rect.midX, y: rect.midY))
      }
      press(1)
      #expect(delegate.log.lines.isEmpty)
      press(5)
      #expect(delegate.log.lines == ["https://a.b 4+4"])
      press(8)
      #expect(delegate.log.lines.dropFirst() == ["picture 8", "action"])
      view.isEditable = true
      press(5)
      #expect(delegate.log.lines.count == 3)
      host.host.close()
    }

    @Test func addressesBecomeLinks() throws {
      let (view, delegate) = (UITextView(), Delegate())
      view.delegate = delegate
      view.isEditable = false
      view.dataDetectorTypes = .link
      view.text = "Go to https://example.org/a, or write to me@example.org."
      let host = try ControlHost(view)
      view.press(atCharacter: 8)
      view.press(atCharacter: 45)
      view.press(atCharacter: 1)
      #expect(delegate.log.lines == ["https://example.org/a 6+21", "mailto:me@example.org 41+14"])
      host.host.close()
    }

    @Test func paddingIsAdded() throws {
      let view = UITextView()
      let host = try ControlHost(view)
      let widget = try #require(view.textView)
      #expect(widget.property("left-margin", as: Int32.self) == 5)
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      #expect(widget.property("left-margin", as: Int32.self) == 0 && widget.property("top-margin", as: Int32.self) == 0)
      host.host.close()
    }

    @Test func titlesAreTransformed() throws {
      let button = UIButton(configuration: .plain())
      button.configuration?.title = "Buy"
      button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = UIFont.systemFont(ofSize: 30)
        attributes.foregroundColor = UIColor.systemPink
        return attributes
      }
      let title = try #require(button.currentAttributedTitle)
      #expect(title.string == "Buy")
      #expect(title.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
      #expect(title.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemPink)
    }

    @Test func pictureOfTexts() async throws {
      let (label, outlined, view) = (UILabel(), UILabel(), UITextView())
      let text = NSMutableAttributedString(
        string: "Rated 별 ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let small = NSTextAttachment(image: UIImage(systemName: "star.fill") ?? UIImage())
      small.bounds = CGRect(x: 0, y: -3, width: 20, height: 20)
      text.append(NSAttributedString(attachment: small))
      text.append(NSAttributedString(string: " by people", attributes: [.foregroundColor: UIColor.systemBlue]))
      label.attributedText = text
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 2, height: 2)
      shadow.shadowBlurRadius = 3
      outlined.attributedText = NSAttributedString(
        string: "Outlined",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.white, .strokeWidth: -8,
          .strokeColor: UIColor.black, .shadow: shadow,
        ])
      view.isEditable = false
      text.append(NSAttributedString(string: " link", attributes: [.link: "https://example.org"]))
      view.attributedText = text
      let drawing = UIGraphicsImageRenderer(size: CGSize(width: 360, height: 90)).image { _ in
        NSAttributedString(
          string: "Hollow 빈 ", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .strokeWidth: 4]
        ).draw(at: CGPoint(x: 4, y: 0))
        text.draw(at: CGPoint(x: 4, y: 50))
        NSAttributedString(
          string: "Shadow",
          attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .shadow: shadow, .foregroundColor: UIColor.systemRed]
        ).draw(at: CGPoint(x: 220, y: 0))
      }
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      view.widthAnchor.constraint(equalToConstant: 360).isActive = true
      let host = try ControlHost(label, outlined, view, UIImageView(image: drawing))
      try await Picture.take("texts", host.host)
    }
  }
}
