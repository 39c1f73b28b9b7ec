import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Pages that the user and the program turn.
  @Suite @MainActor struct UIPageViewControllerTests {
    private final class Page: UIViewController {
      let number: Int
      let log: Log
      init(_ number: Int, _ log: Log) {
        (self.number, self.log) = (number, log)
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "쪽 \(number)"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
      override func viewWillAppear(_ animated: Bool) { log.add("\(number) will appear") }
      override func viewDidAppear(_ animated: Bool) { log.add("\(number) did appear") }
      override func viewWillDisappear(_ animated: Bool) { log.add("\(number) will disappear") }
      override func viewDidDisappear(_ animated: Bool) { log.add("\(number) did disappear") }
    }

    private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let log = Log()
      let count = 4
      lazy var pages = (0..<count).map { Page($0, log) }
      var finished: ((Bool) -> Void)?

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { page(viewController, -1) }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { page(viewController, 1) }
      private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
        guard let number = (page as? Page)?.number, pages.indices.contains(number + step) else { return nil }
        return pages[number + step]
      }
      func presentationCount(for pageViewController: UIPageViewController) -> Int { count }
      func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (pageViewController.viewControllers?.first as? Page)?.number ?? 0
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { self.finished?(completed) }
    }

    private func shown(_ controller: UIPageViewController) -> Int? {
      (controller.viewControllers?.first as? Page)?.number
    }

    /// Opens a book at its second page.
    private func open(_ book: Book) async throws -> (UIPageViewController, ViewHost) {
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      (controller.dataSource, controller.delegate) = (book, book)
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 260))
      #expect(await MainLoop.wait { book.log.lines.contains("1 did appear") })
      return (controller, host)
    }

    @Test func onlyThePageOnScreenAppears() async throws {
      let book = Book()
      let (controller, host) = try await open(book)
      #expect(book.log.lines == ["1 will appear", "1 did appear"])
      #expect(controller.children.count == 3)
      try await Picture.take("pages", host)
      host.close()
      #expect(await MainLoop.wait { book.log.lines.last == "1 did disappear" })
      #expect(book.log.lines.count == 4)
    }

    @Test func keysAndDotsTurnPages() async throws {
      let book = Book()
      let (controller, host) = try await open(book)
      #expect(await Devices.waitForFocus())
      var results: [Bool] = []
      book.finished = { results.append($0) }
      try Devices.press("Right")
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results.count == 1 })
      #expect(shown(controller) == 2)
      #expect(
        book.log.lines.dropFirst(2) == ["1 will disappear", "2 will appear", "1 did disappear", "2 did appear"])
      #expect(controller.children.count == 3)
      try host.tap("4")
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results.count == 2 })
      #expect(results == [true, true])
      book.finished = nil
      #expect(shown(controller) == 3 && controller.children.count == 2)
    }

    /// A source that creates its pages again each time, each with a button.
    private final class Buttons: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let log = Log()
      var turns = 0

      func page(_ number: Int) -> Page {
        let page = Page(number, log)
        let button = UIButton(type: .system)
        button.setTitle("Button \(number)", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 120, height: 40)
        page.view.addSubview(button)
        return page
      }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { (viewController as? Page).flatMap { $0.number > 0 ? page($0.number - 1) : nil } }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { (viewController as? Page).flatMap { $0.number < 5 ? page($0.number + 1) : nil } }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { turns += 1 }
    }

    /// Controls of invisible pages would take the focus that a page loses.
    @Test func pagesWithControlsStayTurned() async throws {
      let source = Buttons()
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      (controller.dataSource, controller.delegate) = (source, source)
      controller.setViewControllers([source.page(1)], direction: .forward, animated: false)
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 260))
      defer { host.close() }
      #expect(await Devices.waitForFocus())
      let window = try #require(Gtk.shownWindows.first)
      #expect(await MainLoop.wait { window.focusedDescendant?.labelTexts.contains("Button 1") == true })
      for number in 2..<4 {
        try Devices.press("Right")
        #expect(await MainLoop.wait(timeout: .seconds(20)) { source.turns == number - 1 })
        for _ in 0..<10 { await host.nextFrame() }
        #expect(shown(controller) == number && source.turns == number - 1)
      }
      try Devices.press("Tab")
      #expect(await MainLoop.wait { window.focusedDescendant?.labelTexts.contains("Button 3") == true })
      let middle = try #require(host.controller.view.realizedWidget)
      try Pointer.drag(middle, by: [(20, 0), (80, 0), (100, 0)])
      #expect(await MainLoop.wait(timeout: .seconds(20)) { source.turns == 3 })
      for _ in 0..<10 { await host.nextFrame() }
      #expect(shown(controller) == 2 && source.turns == 3)
    }

    @Test func pagesWithTheFocusHaveARing() async throws {
      let (controller, host) = try await open(Book())
      #expect(await Devices.waitForFocus())
      let window = try #require(Gtk.shownWindows.first)
      func edge(focusIsVisible: Bool) async -> String {
        window.showsFocus = focusIsVisible
        await host.nextFrame()
        return Pixels(of: controller.view)[1, 100]
      }
      let plain = await edge(focusIsVisible: false)
      #expect(await edge(focusIsVisible: true) != plain)
    }

    @Test func theMouseTurnsPages() async throws {
      let book = Book()
      let (controller, host) = try await open(book)
      #expect(await Devices.waitForFocus())
      var results: [Bool] = []
      book.finished = { results.append($0) }
      let middle = try #require(host.controller.view.realizedWidget)
      try Pointer.drag(middle, by: [(-20, 0), (-80, 0), (-100, 0)])
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results.count == 1 })
      #expect(shown(controller) == 2)
      #expect(
        book.log.lines.dropFirst(2) == ["1 will disappear", "2 will appear", "1 did disappear", "2 did appear"])
      try Pointer.drag(middle, by: [(20, 0), (80, 0), (100, 0)])
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results == [true, true] })
      #expect(shown(controller) == 1)
    }

    @Test func thePageFollowsThePointerAndComesBack() async throws {
      let book = Book()
      let (controller, host) = try await open(book)
      #expect(await Devices.waitForFocus())
      var results: [Bool] = []
      book.finished = { results.append($0) }
      let root = try #require(host.controller.view.realizedWidget)
      let home = try #require(book.pages[1].view.realizedWidget?.place(in: root)?.minX)
      try Pointer.drag(root, by: [(-20, 0), (-20, 0)], releases: false)
      #expect(await MainLoop.wait { book.pages[1].view.realizedWidget?.place(in: root)?.minX == home - 40 })
      try Pointer.send(["mousemove_relative", "--", "5", "0"])
      #expect(await MainLoop.wait { book.pages[1].view.realizedWidget?.place(in: root)?.minX == home - 35 })
      try Pointer.release()
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results == [false] })
      #expect(shown(controller) == 1 && book.pages[1].view.realizedWidget?.place(in: root)?.minX == home)
    }

    @Test func theMouseStillPressesButtonsAndMovesSliders() async throws {
      let book = Book()
      var presses = 0
      let (button, slider) = (UIButton(configuration: .filled()), UISlider())
      button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
      for (number, control) in [button, slider].enumerated() {
        control.frame = CGRect(x: 20, y: 20 + number * 60, width: 200, height: 40)
        book.pages[1].view.addSubview(control)
      }
      let (controller, host) = try await open(book)
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      try Pointer.drag(button.realizedWidget, by: [(3, 0), (-4, 1)])
      #expect(await MainLoop.wait { presses == 1 }, "a hand shakes")
      slider.value = 1
      try Pointer.drag(slider.realizedWidget, by: [(-20, 0), (-70, 0)])
      #expect(await MainLoop.wait { slider.value < 0.3 })
      #expect(shown(controller) == 1)
      var results: [Bool] = []
      book.finished = { results.append($0) }
      try Pointer.drag(button.realizedWidget, by: [(20, 0), (80, 0), (70, 0)])
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results == [true] }, "\(results)")
    }

    @Test func aDragThatBeginsOnAButtonTurnsThePage() async throws {
      let book = Book()
      var presses = 0
      let button = UIButton(configuration: .filled())
      button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
      button.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
      book.pages[1].view.addSubview(button)
      let (controller, host) = try await open(book)
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      var results: [Bool] = []
      book.finished = { results.append($0) }
      try Pointer.drag(button.realizedWidget, by: [(20, 0), (80, 0), (70, 0)])
      #expect(await MainLoop.wait(timeout: .seconds(20)) { results == [true] }, "\(results)")
      #expect(presses == 0 && shown(controller) == 0)
    }

    @Test func theProgramTurnsPages() async throws {
      let book = Book()
      let (controller, host) = try await open(book)
      let completed = await withCheckedContinuation { continuation in
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
          continuation.resume(returning: $0)
        }
      }
      #expect(completed && shown(controller) == 3)
      #expect(
        book.log.lines.dropFirst(2) == [
          "1 will disappear", "3 will appear", "1 did disappear", "3 did appear",
        ])
      await host.nextFrame()
      let place = book.pages[3].view.realizedWidget?.place(in: try #require(controller.view.realizedWidget))
      #expect(place?.minX == 0 && place?.width == controller.view.bounds.width)
      controller.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
      #expect(shown(controller) == 0 && book.log.lines.last == "0 did appear")
    }

    @Test func hostedPagesMoveToTheirPlaces() async throws {
      final class Source: UIPageViewControllerDataSource {
        let pages = (0..<3).map { UIHostingController(rootView: Text("page \($0)")) }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, 2) }
        func pageViewController(
          _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        private func page(_ page: UIViewController, _ step: Int) -> UIViewController? {
          pages.firstIndex { $0 === page }.map { pages[($0 + step) % 3] }
        }
      }
      let source = Source()
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = source
      controller.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      let host = try ViewHost(controller, size: CGSize(width: 300, height: 260))
      #expect(await Devices.waitForFocus())
      await host.nextFrame()
      for number in [2, 0] {
        try Devices.press("Right")
        #expect(await MainLoop.wait { controller.viewControllers?.first === source.pages[number] })
        await host.nextFrame()
        let place = source.pages[number].view.realizedWidget?.place(in: try #require(controller.view.realizedWidget))
        #expect(place?.minX == 0 && place?.width == controller.view.bounds.width, "\(number)")
      }
    }

    @Test func pagesFollowTheDirectionOfTheLanguage() {
      let (book, log) = (Book(), Log())
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = book
      controller.loadViewIfNeeded()
      controller.view.subviews.first?.semanticContentAttribute = .forceRightToLeft
      controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controller.view.layoutIfNeeded()
      #expect(book.pages[2].view.frame.minX == 0 && book.pages[0].view.frame.minX == 200)
      #expect(log.lines.isEmpty)
    }

    @Test func nothingRemains() {
      for _ in 0..<1_000 {
        weak var reference: UIPageViewController?
        weak var page: UIViewController?
        do {
          let (book, controller) = (
            Book(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
          )
          controller.dataSource = book
          controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
          _ = controller.view.realize()
          (reference, page) = (controller, book.pages[1])
        }
        #expect(reference == nil && page == nil)
      }
    }
  }
}
