import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Scroll views on screen.
  @Suite @MainActor struct ScrollScreenTests {
    private final class Recorder: UIScrollViewDelegate {
      var scrolls = 0
      var ended: (() -> Void)?
      var events: [String] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("begin") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("end")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("end") }
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended?() }
    }

    private final class ArticleController: UIViewController {
      let scrollView = UIScrollView()
      let column = UIStackView()
      let field = UITextField()
      let button = UIButton(configuration: .filled(), primaryAction: nil)

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "기사"
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        column.translatesAutoresizingMaskIntoConstraints = false
        column.axis = .vertical
        column.spacing = 12
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        for index in 0..<30 {
          let label = UILabel()
          label.numberOfLines = 0
          label.text = "\(index). 스크롤 보기의 내용은 보기보다 길 수 있습니다. A paragraph that needs two lines or more."
          column.addArrangedSubview(label)
        }
        field.placeholder = "Comment"
        field.borderStyle = .roundedRect
        button.configuration?.title = "Send"
        for view in [field, button] { column.addArrangedSubview(view) }
        view.addSubview(scrollView)
        scrollView.addSubview(column)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
          scrollView.topAnchor.constraint(equalTo: view.topAnchor),
          scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          column.topAnchor.constraint(equalTo: content.topAnchor),
          column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
          column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
      }
    }

    /// Returns the place of a view's widget in that of another view.
    private func place(of view: UIView, in other: UIView) -> CGRect? {
      guard let widget = view.realizedWidget, let outer = other.realizedWidget else { return nil }
      return widget.place(in: outer)
    }

    @Test func focusShowsWhatIsOutOfSight() async throws {
      let article = ArticleController()
      let host = try ViewHost(article, size: CGSize(width: 360, height: 480))
      await host.nextFrame()
      let view = article.scrollView
      #expect(view.contentOffset == .zero)
      #expect(article.field.becomeFirstResponder())
      await host.nextFrame()
      let field = try #require(place(of: article.field, in: view))
      #expect(view.contentOffset.y > 800)
      #expect(field.minY >= 0 && field.maxY <= view.bounds.height)
      view.contentOffset = .zero
      await host.nextFrame()
      try #require(article.button.realizedWidget).takeFocus()
      let isInSight = await MainLoop.wait {
        place(of: article.button, in: view).map { $0.minY >= 0 && $0.maxY <= view.bounds.height } == true
      }
      #expect(isInSight)
    }

    @Test func contentScrolls() async throws {
      let article = ArticleController()
      let recorder = Recorder()
      article.scrollView.delegate = recorder
      let host = try ViewHost(
        UINavigationController(rootViewController: article), size: CGSize(width: 360, height: 480))
      await host.nextFrame()
      let view = article.scrollView
      #expect(view.contentSize.width == article.view.bounds.width && view.contentSize.height > 1_000)
      #expect(article.column.frame.width == article.view.bounds.width)
      #expect(recorder.scrolls == 0)
      view.contentOffset.y = 200
      await host.nextFrame()
      #expect(recorder.scrolls == 1 && view.bounds.minY == 200)
      #expect(place(of: article.column, in: view)?.minY == -200)
      try await Picture.take("scroll", host)
      view.contentOffset.y = 1_000_000
      await host.nextFrame()
      #expect(abs(view.contentOffset.y - (view.contentSize.height - view.bounds.height)) < 1.5)
      await withCheckedContinuation { continuation in
        recorder.ended = { continuation.resume() }
        view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
      }
      #expect(view.contentOffset.y == 40)
    }

    @Test func anOffsetIsKeptUntilTheViewIsOnScreen() async throws {
      let view = UIScrollView()
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 900)))
      view.contentSize = CGSize(width: 900, height: 900)
      view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
      view.contentOffset = CGPoint(x: 70, y: 150)
      let controller = UIViewController()
      controller.view = view
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 200))
      await host.nextFrame()
      #expect(view.contentOffset == CGPoint(x: 70, y: 150))
      #expect(place(of: view.subviews[0], in: view)?.origin == CGPoint(x: -70, y: -150))
      view.contentOffset = CGPoint(x: 0, y: -30)
      await host.nextFrame()
      #expect(place(of: view.subviews[0], in: view)?.origin == CGPoint(x: 0, y: 30))
    }

    @Test func tablesAreScrollViews() async throws {
      let controller = TableExample([(0..<200).map { "Row \($0)" }])
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 300))
      await host.nextFrame()
      let scrollView: UIScrollView = controller.tableView
      #expect(scrollView.contentSize.height > 3_000 && scrollView.bounds.height > 200)
      scrollView.contentOffset.y = 500
      await host.nextFrame()
      #expect(scrollView.contentOffset.y == 500)
      #expect(controller.tableView.indexPathsForVisibleRows?.first.map { $0.row > 3 } == true)
      let text = UITextView()
      text.text = (0..<100).map { "Line \($0)\n" }.joined()
      let other = UIViewController()
      other.view = text
      let second = try ViewHost(other, size: CGSize(width: 300, height: 300))
      // GTK measures the lines of a long text when the main loop is idle.
      #expect(await MainLoop.wait(timeout: .seconds(60)) { text.contentSize.height > 1_000 })
      text.contentOffset.y = 120
      #expect(text.contentOffset.y == 120)
      second.close()
    }

    @Test func pullingRefreshes() async throws {
      let controller = TableExample([["One", "Two"]])
      let log = Log()
      let refresh = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in log.add("primary") })
      refresh.attributedTitle = NSAttributedString(string: "Loading")
      refresh.addAction(UIAction { _ in log.add("refresh") }, for: .valueChanged)
      controller.refreshControl = refresh
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 300))
      await host.nextFrame()
      #expect(!host.texts.contains("Loading"))
      #expect(await Devices.waitForFocus())
      try Devices.press("F5")
      #expect(await MainLoop.wait { refresh.isRefreshing })
      try Devices.press("F5")
      await host.nextFrame()
      #expect(host.texts.contains("Loading"))
      try await Picture.take("refresh", host)
      refresh.endRefreshing()
      await host.nextFrame()
      #expect(!host.texts.contains("Loading"))
      #expect(log.lines == ["primary", "refresh"])
      controller.refreshControl = nil
      refresh.beginRefreshing()
      await host.nextFrame()
      #expect(!host.texts.contains("Loading"))
    }

    @Test func theWheelScrolls() async throws {
      let article = ArticleController()
      let recorder = Recorder()
      article.scrollView.delegate = recorder
      let host = try ViewHost(article, size: CGSize(width: 360, height: 480))
      await host.nextFrame()
      #expect(await Devices.waitForFocus())
      try Devices.turnWheel(2, x: 150, y: 200)
      #expect(await MainLoop.wait { article.scrollView.contentOffset.y > 0 })
      #expect(recorder.events.first == "begin")
      #expect(await MainLoop.wait { recorder.events.last == "end" })
      #expect(!article.scrollView.isDragging)
      article.scrollView.isScrollEnabled = false
      article.scrollView.contentOffset = .zero
      try Devices.turnWheel(2, x: 150, y: 200)
      await host.nextFrame()
      await host.nextFrame()
      #expect(article.scrollView.contentOffset == .zero)
    }

    @Test func nothingRemains() {
      for _ in 0..<1_000 {
        weak var view: UIScrollView?
        var widget: Gtk.WeakReference?
        do {
          let made = UIScrollView()
          made.addSubview(UIStackView(arrangedSubviews: [UIView(), UIView()]))
          made.refreshControl = UIRefreshControl()
          widget = Gtk.WeakReference(made.realize())
          view = made
        }
        #expect(view == nil && widget?.isAlive == false)
      }
    }
  }
}
