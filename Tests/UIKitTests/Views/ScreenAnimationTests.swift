import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit
import WidgetTesting

extension UIKitTests {
  /// Pushes and pops that the program animates, in a window.
  @Suite @MainActor struct ScreenAnimationTests {
    /// Moves the screens sideways, in either direction.
    private final class Slide: UIViewControllerAnimatedTransitioning {
      let isPush: Bool
      let log: Log

      init(isPush: Bool, log: Log) {
        self.isPush = isPush
        self.log = log
      }

      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.1
      }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
          let screen = transitionContext.viewController(forKey: .to)
        else { return }
        let place = transitionContext.finalFrame(for: screen)
        log.add("animate \(Int(place.width))×\(Int(place.height))")
        let container = transitionContext.containerView
        if isPush { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
        to.frame = isPush ? place.offsetBy(dx: place.width, dy: 0) : place
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [isPush] in
          if isPush { to.frame = place } else { from.frame = place.offsetBy(dx: place.width, dy: 0) }
        } completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
      }

      func animationEnded(_ transitionCompleted: Bool) { log.add("ended \(transitionCompleted)") }
    }

    private final class Screen: UIViewController, UINavigationControllerDelegate {
      let log: Log
      private var interaction: UIPercentDrivenInteractiveTransition?

      init(_ title: String, _ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
      }

      required init?(coder: NSCoder) { nil }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = title == "first" ? .systemYellow : .systemTeal
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Screen.didPan(_:)))
      }

      override func viewDidAppear(_ animated: Bool) { log.add("\(title ?? "") appeared") }

      /// A drag to the right pops. A drag that ends left of an earlier place is cancelled.
      private func didPan(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: nil).x / 200
        switch pan.state {
        case .began:
          interaction = UIPercentDrivenInteractiveTransition()
          navigationController?.popViewController(animated: true)
        case .changed: interaction?.update(part)
        case .ended:
          // The display may have reported all movements at once.
          interaction?.update(part)
          log.add("interactive \((interaction?.percentComplete ?? 0) > 0)")
          if part > 0.2 { interaction?.finish() } else { interaction?.cancel() }
          interaction = nil
        default: break
        }
      }

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPush: operation == .push, log: log) }

      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    private let log = Log()

    private func wait(for line: String) async -> Bool {
      await MainLoop.wait(timeout: .seconds(20)) { log.lines.contains(line) }
    }

    @Test func aPushIsAnimatedAndAGesturePops() async throws {
      let (first, second) = (Screen("first", log), Screen("second", log))
      let navigation = UINavigationController(rootViewController: first)
      let host = try ViewHost(navigation, size: CGSize(width: 400, height: 300))
      #expect(await MainLoop.wait { Gtk.shownWindows.first?.isActive == true })
      #expect(await wait(for: "first appeared"))
      navigation.delegate = second
      navigation.pushViewController(second, animated: true)
      #expect(await wait(for: "second appeared"))
      #expect(log.lines.contains("ended true"))
      #expect(log.lines.contains { $0.hasPrefix("animate ") && !$0.hasPrefix("animate 0×") && !$0.hasSuffix("×0") })
      #expect(navigation.view.subviews == [second.view] && second.view.realizedWidget?.isMapped == true)

      log.lines = []
      try Pointer.drag(second.view, by: [(10, 0), (10, 0), (10, 0)])
      #expect(await wait(for: "ended false"))
      #expect(await wait(for: "second appeared"))
      #expect(log.lines.contains("interactive true"))
      #expect(navigation.viewControllers == [first, second] && navigation.view.subviews == [second.view])
      #expect(second.view.frame.minX == 0 && second.view.realizedWidget?.isMapped == true)

      log.lines = []
      try Pointer.drag(second.view, by: [(10, 0), (40, 0), (40, 0)])
      #expect(await wait(for: "first appeared"))
      #expect(log.lines.contains("ended true"))
      #expect(navigation.viewControllers == [first] && navigation.view.subviews == [first.view])
      #expect(first.view.realizedWidget?.isMapped == true)
      host.close()
    }
  }
}
