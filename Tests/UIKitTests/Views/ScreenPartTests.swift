import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import WidgetTesting

@testable import UIKit
@testable import UIKitCollections
@testable import UIKitViews

extension UIKitTests {
  /// Views that mask others, toolbars, and scroll views that zoom.
  @Suite @MainActor struct ScreenPartTests {
    @Test func aMaskShowsOnlyWhatIsOpaqueInIt() async throws {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      view.backgroundColor = .systemRed
      let hole = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      hole.backgroundColor = .black
      view.mask = hole
      let screen = UIViewController()
      screen.view.backgroundColor = .systemGreen
      screen.view.addSubview(view)
      let host = try ViewHost(screen)
      await host.nextFrame()
      let pixels = Pixels(of: screen.view)
      #expect(pixels[30, 30] != pixels[5, 5] && pixels[5, 5] == pixels[100, 100])
      view.mask = nil
      await host.nextFrame()
      let whole = Pixels(of: screen.view)
      #expect(whole[5, 5] == pixels[30, 30])
    }

    @Test func aToolbarShowsItsItems() async throws {
      let log = Log()
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(title: "First", primaryAction: UIAction(title: "First") { _ in log.add("first") }),
        .flexibleSpace(), UIBarButtonItem(title: "Last"),
      ]
      bar.widthAnchor.constraint(equalToConstant: 380).isActive = true
      let host = try ControlHost(bar)
      await host.nextFrame()
      try host.host.tap("First")
      #expect(log.lines == ["first"])
      try await Picture.take("toolbar", host.host)
      bar.setItems([UIBarButtonItem(title: "Other")], animated: false)
      await host.nextFrame()
      #expect(host.texts.contains("Other") && !host.texts.contains("First"))
    }

    @Test func theBarAtTheBottomIsHiddenByTheNavigation() async throws {
      let screen = UIViewController()
      screen.toolbarItems = [UIBarButtonItem(title: "Below")]
      let navigation = UINavigationController(rootViewController: screen)
      let host = try ViewHost(navigation)
      await host.nextFrame()
      #expect(host.texts.contains("Below"))
      navigation.setToolbarHidden(true, animated: false)
      await host.nextFrame()
      #expect(!host.texts.contains("Below"))
      navigation.setToolbarHidden(false, animated: false)
      await host.nextFrame()
      #expect(host.texts.contains("Below"))
    }

    private final class Map: UIViewController, UIScrollViewDelegate {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let paper = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let log = Log()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.addSubview(paper)
        scroll.contentSize = paper.bounds.size
        scroll.maximumZoomScale = 3
        scroll.delegate = self
        view.addSubview(scroll)
      }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { paper }
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.add("ended")
      }
    }

    @Test func theWheelZooms() async throws {
      let map = Map()
      let host = try ViewHost(map)
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      try Pointer.move(to: map.scroll)
      try Pointer.turnWheel(-2, with: "ctrl")
      await MainLoop.wait { map.scroll.zoomScale > 1.15 }
      #expect(abs(map.scroll.zoomScale - 1.21) < 0.001 && map.log.lines.last == "ended")
      #expect(map.scroll.contentSize.width > 480 && map.scroll.contentOffset.x > 0, "the place of the pointer stays")
      try Pointer.turnWheel(4, with: "ctrl")
      await MainLoop.wait { map.scroll.zoomScale == 1 }
      #expect(map.scroll.zoomScale == 1)
    }
  }

  /// Places and menus of rows, and pages of files.
  @Suite @MainActor struct TablePlaceTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func rowsHaveRectangles() async throws {
      let table = TableExample([["a", "b", "c"]])
      let host = try ViewHost(table)
      await host.nextFrame()
      let rects = (0..<3).map { table.tableView.rectForRow(at: path($0)) }
      #expect(rects[0].minY == 0 && rects[0].height > 20 && rects[1].minY == rects[0].maxY)
      #expect(rects[0].width == table.tableView.bounds.width)
      #expect(table.tableView.indexPathForRow(at: CGPoint(x: 5, y: rects[1].midY)) == path(1))
      #expect(table.tableView.indexPathForRow(at: CGPoint(x: 5, y: rects[2].maxY + 50)) == nil)
      #expect(
        table.tableView.indexPathsForRows(in: rects[1].union(rects[2]).insetBy(dx: 0, dy: 2)) == [path(1), path(2)])
      #expect(table.tableView.rect(forSection: 0).height == rects[2].maxY)
      #expect(table.tableView.rectForHeader(inSection: 0) == .zero)
    }

    @Test func insetsKeepRowsFromTheEdges() async throws {
      let table = TableExample([["a", "b"]])
      table.tableView.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
      let host = try ViewHost(table)
      await host.nextFrame()
      #expect(table.tableView.rectForRow(at: path(0)).minY == 40)
    }

    @Test func filesHavePages() throws {
      let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 300))
      renderer.format.documentInfo["Title"] = "Plants"
      let data = renderer.pdfData { context in
        context.beginPage()
        UIColor.systemRed.setFill()
        context.cgContext.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
        context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 400, height: 100), pageInfo: [:])
        "나무".draw(at: CGPoint(x: 10, y: 10), withAttributes: [:])
      }
      #expect(data.starts(with: Data("%PDF-".utf8)))
      let words = String(decoding: data, as: UTF8.self)
      // From 1.18 on, cairo compresses the data of the pages.
      let isPacked = words.contains("/ObjStm")
      #expect(isPacked || ["/Count 2", "0 0 200 300", "0 0 400 100"].allSatisfy { words.contains($0) })
    }

    @Test func linksAreReachedByTheKeyboard() async throws {
      final class Reader: UITextViewDelegate {
        var urls: [String] = []
        func textView(
          _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
          interaction: UITextItemInteraction
        ) -> Bool {
          urls.append(url.absoluteString)
          return false
        }
      }
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let words = NSMutableAttributedString(string: "One and two")
      words.addAttribute(.link, value: "https://one.example", range: NSRange(location: 0, length: 3))
      words.addAttribute(.link, value: "https://two.example", range: NSRange(location: 8, length: 3))
      text.attributedText = words
      text.isEditable = false
      let reader = Reader()
      text.delegate = reader
      let screen = UIViewController()
      screen.view.addSubview(text)
      let host = try ViewHost(screen)
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      text.becomeFirstResponder()
      try Pointer.press("Tab", "Return", "Tab", "Return")
      await MainLoop.wait { reader.urls.count == 2 }
      #expect(reader.urls == ["https://one.example", "https://two.example"])
      #expect(text.selectLink(forwards: false) && text.selectedRange == NSRange(location: 0, length: 3))
      #expect(!text.selectLink(forwards: false), "the focus leaves the text")
    }
  }
}
