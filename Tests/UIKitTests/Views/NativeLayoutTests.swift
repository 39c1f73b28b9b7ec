import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Views on screen have the places of their frames and constraints.
  @Suite @MainActor struct NativeLayoutTests {
    final class Screen: UIViewController {
      let (plain, panel, badge) = (UIView(), UIView(), Badge())
      var sizes: [CGFloat] = []
      var width: NSLayoutConstraint?

      override func viewDidLoad() {
        super.viewDidLoad()
        plain.frame = CGRect(x: 10, y: 20, width: 60, height: 30)
        view.addSubview(plain)
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        panel.addSubview(badge)
        badge.translatesAutoresizingMaskIntoConstraints = false
        let width = panel.widthAnchor.constraint(equalToConstant: 100)
        self.width = width
        NSLayoutConstraint.activate([
          panel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor), width,
          panel.topAnchor.constraint(equalTo: plain.bottomAnchor), panel.heightAnchor.constraint(equalToConstant: 40),
          badge.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
          badge.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -5),
          badge.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 5),
          badge.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        ])
      }

      override func viewDidLayoutSubviews() { sizes.append(view.bounds.width) }
    }

    final class Badge: UIView {
      let dot = UIView()

      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(dot)
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: bounds.height)
      }
    }

    private func place(_ view: UIView, in screen: UIViewController) -> CGRect {
      screen.view.realize().setSpaceName("screen")
      let widget = view.realize()
      let origin = widget.place(inSpaceNamed: "screen")?.origin ?? .zero
      return CGRect(origin: origin, size: widget.contentSize)
    }

    @Test func widgetsStandWhereTheViewsAre() async throws {
      let screen = Screen()
      let host = try ViewHost(screen, size: CGSize(width: 400, height: 300))
      let width = screen.view.bounds.width
      #expect(width > 200 && screen.sizes.last == width)
      #expect(place(screen.plain, in: screen) == CGRect(x: 10, y: 20, width: 60, height: 30))
      #expect(place(screen.panel, in: screen) == CGRect(x: width - 108, y: 50, width: 100, height: 40))
      #expect(place(screen.badge, in: screen) == CGRect(x: width - 103, y: 55, width: 90, height: 35))
      #expect(place(screen.badge.dot, in: screen) == CGRect(x: width - 23, y: 55, width: 10, height: 35))
      screen.width?.constant = 200
      screen.plain.frame.origin.y = 0
      await host.nextFrame()
      #expect(place(screen.badge.dot, in: screen) == CGRect(x: width - 23, y: 35, width: 10, height: 35))
      #expect(screen.badge.bounds.width == 190)
    }

    @Test func viewsOfControllersGrowWithTheirContainers() {
      let controllers = [
        UITableViewController(style: .plain),
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        UIHostingController(rootView: Text("a")),
      ]
      for controller in controllers {
        #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight], "\(controller)")
      }
    }

    @Test func looksReachTheWidget() throws {
      let screen = Screen()
      let host = try ViewHost(screen)
      defer { _ = host }
      let widget = screen.plain.realize()
      screen.plain.alpha = 0.5
      screen.plain.clipsToBounds = true
      screen.plain.isUserInteractionEnabled = false
      // GTK stores an opacity in 255 steps.
      #expect(abs(widget.opacity - 0.5) < 0.01 && widget.clipsContent && !widget.takesPointer)
      screen.plain.backgroundColor = .red
      screen.plain.layer.cornerRadius = 4
      #expect(screen.plain.backgroundColor == .red && screen.panel.backgroundColor == nil)
      screen.plain.transform = CGAffineTransform(scaleX: 2, y: 2)
      #expect(screen.plain.frame == CGRect(x: -20, y: 5, width: 120, height: 60))
    }

    /// The view gets its widget while its superview has none and seems to place its subviews itself.
    @Test func aScreenIsNoHigherThanItsScrollViewNeeds() throws {
      let screen = UIViewController()
      ScrollView { Color.red.frame(width: 50, height: 2_000) }.attach(to: screen)
      let navigation = UINavigationController(rootViewController: screen)
      navigation.view.addSubview(screen.view)
      let widget = screen.view.realize()
      let host = try ViewHost(navigation)
      defer { _ = host }
      #expect(widget.extent(on: .vertical).minimum < 1_000)
    }

    private final class Plain: UIViewController {
      var sizes: [CGSize] = []
      override func viewDidLayoutSubviews() { sizes.append(view.bounds.size) }
    }

    @Test func aViewWithoutConstraintsToSolveHasItsBounds() async throws {
      let (empty, filled) = (Plain(), Plain())
      let host = try ViewHost(empty, size: CGSize(width: 300, height: 200))
      await host.nextFrame()
      let widget = try #require(empty.view.realizedWidget)
      let size = CGSize(width: widget.width, height: widget.height)
      #expect(size.width > 200 && empty.view.bounds.size == size && empty.sizes == [size])
      host.close()
      let scroller = UITableView()
      scroller.translatesAutoresizingMaskIntoConstraints = false
      filled.view.addSubview(scroller)
      NSLayoutConstraint.activate([
        scroller.topAnchor.constraint(equalTo: filled.view.topAnchor, constant: 10),
        scroller.leadingAnchor.constraint(equalTo: filled.view.leadingAnchor, constant: 20),
        scroller.trailingAnchor.constraint(equalTo: filled.view.trailingAnchor),
        scroller.bottomAnchor.constraint(equalTo: filled.view.bottomAnchor),
      ])
      let second = try ViewHost(filled, size: CGSize(width: 300, height: 200))
      await second.nextFrame()
      let bounds = filled.view.bounds
      #expect(bounds.size == size && filled.sizes == [size])
      #expect(scroller.frame == CGRect(x: 20, y: 10, width: bounds.width - 20, height: bounds.height - 10))
      second.close()
    }
  }
}
