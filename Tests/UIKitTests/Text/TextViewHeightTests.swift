import Foundation
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// The heights of text views that do not scroll: those of their lines.
  @Suite @MainActor struct TextViewHeightTests {
    private nonisolated static let words = "Tab moves to the GTK project, and Enter opens it. 다람쥐 헌 쳇바퀴에 타고파 한 번 더. "

    private func makeView(_ text: String) -> UITextView {
      let view = UITextView()
      view.text = text
      view.isScrollEnabled = false
      return view
    }

    private func show(_ view: UITextView, width: CGFloat = 240) throws -> ControlHost {
      let host = try ControlHost(view)
      view.widthAnchor.constraint(equalToConstant: width).isActive = true
      return host
    }

    /// Expects the view to be as high as its widget needs for the lines, or a little higher.
    private func expectRoomForLines(_ view: UITextView, sourceLocation: SourceLocation = #_sourceLocation) throws {
      let needed = try #require(view.textView).window.naturalHeight(forWidth: view.bounds.width)
      #expect(
        (needed...needed * 1.12).contains(view.bounds.height), "\(view.text ?? "")", sourceLocation: sourceLocation)
    }

    @Test(arguments: [words, String(repeating: words, count: 6), "한 줄", "a\nb\n\nc", ""])
    func viewIsAsHighAsItsLines(_ text: String) async throws {
      let view = makeView(text)
      let host = try show(view)
      await host.nextFrame()
      try expectRoomForLines(view)
      host.host.close()
    }

    /// GTK breaks a line that just fits.
    @Test(arguments: ["Hello", "한국어", "A short line.", "WAVE", "i"])
    func sizeThatFitsHasRoomForTheLine(_ text: String) async throws {
      let (screen, view) = (UIViewController(), makeView(text))
      screen.view.addSubview(view)
      let host = try ViewHost(screen, size: CGSize(width: 300, height: 200))
      defer { host.close() }
      let size = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
      #expect(size == view.intrinsicContentSize && size.width < 150)
      view.frame.size = size
      for _ in 0..<3 { await host.nextFrame() }
      let window = try #require(view.textView).window
      #expect(window.naturalHeight(forWidth: size.width) == window.naturalHeight(forWidth: 290))
      #expect(window.naturalHeight(forWidth: size.width) <= size.height)
    }

    @Test func fontsAndInsetsCount() async throws {
      let view = makeView(Self.words)
      view.font = .systemFont(ofSize: 24)
      view.textContainerInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
      let host = try show(view)
      await host.nextFrame()
      try expectRoomForLines(view)
      let height = view.bounds.height
      view.font = .systemFont(ofSize: 12)
      await host.nextFrame()
      #expect(view.bounds.height < height - 20)
      try expectRoomForLines(view)
      view.textContainerInset = .zero
      await host.nextFrame()
      try expectRoomForLines(view)
      host.host.close()
    }

    @Test func attributesCount() async throws {
      let view = makeView("")
      let text = NSMutableAttributedString(string: Self.words)
      text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 20))
      text.addAttribute(.link, value: "https://gtk.org", range: NSRange(location: 17, length: 11))
      view.attributedText = text
      view.isEditable = false
      let host = try show(view)
      await host.nextFrame()
      try expectRoomForLines(view)
      host.host.close()
    }

    @Test func viewThatStopsScrollingGetsTheHeightOfItsLines() async throws {
      let view = UITextView()
      view.text = String(repeating: Self.words, count: 3)
      let host = try show(view)
      await host.nextFrame()
      view.isScrollEnabled = false
      await host.nextFrame()
      try expectRoomForLines(view)
      view.text = "short"
      await host.nextFrame()
      try expectRoomForLines(view)
      host.host.close()
    }

    @Test func widgetHasTheHeightOfItsViewAtEveryWidth() async throws {
      let view = makeView(Self.words)
      let host = try ControlHost(view)
      let width = view.widthAnchor.constraint(equalToConstant: 40)
      width.isActive = true
      await host.nextFrame()
      for next in [300.0, 60, 200] {
        width.constant = next
        await host.nextFrame()
        let height = try #require(view.realizedWidget?.height)
        #expect(abs(height - Double(view.bounds.height)) < 1)
      }
      host.host.close()
    }

    @Test func screenOfATextAloneIsAsHighAsItsLines() throws {
      let (controller, view) = (UIViewController(), makeView(Self.words))
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        view.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      let line = try #require(view.font?.lineHeight)
      #expect(controller.view.realize().naturalHeight(forWidth: 200) > 3 * line)
    }

    @Test func viewInAStackIsAsHighAsItsLines() async throws {
      let view = makeView(String(repeating: Self.words, count: 3))
      let stack = UIStackView(arrangedSubviews: [UILabel(), view])
      stack.axis = .vertical
      let host = try ControlHost(stack)
      stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
      await host.nextFrame()
      #expect(view.bounds.width == 200)
      try expectRoomForLines(view)
      host.host.close()
    }
  }
}
