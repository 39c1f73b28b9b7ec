import GtkBridge
import GtkBridgeTesting
import GtkObjects
import Testing
import UIKit

extension UIKitTests {
  /// Presentations with a custom place and custom animations.
  @Suite @MainActor struct CustomPresentationTests {
    private final class Drawer: UIPresentationController {
      static let log = Log()
      let shade = UIView()

      override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height - 120, width: bounds.width, height: 120)
      }
      override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        shade.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(shade, at: 0)
        Self.log.add("will present")
      }
      override func presentationTransitionDidEnd(_ completed: Bool) { Self.log.add("did present \(completed)") }
      override func dismissalTransitionWillBegin() { Self.log.add("will dismiss") }
      override func dismissalTransitionDidEnd(_ completed: Bool) { Self.log.add("did dismiss \(completed)") }
      override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }
    }

    private final class Slide: UIViewControllerAnimatedTransitioning {
      let isPresentation: Bool
      init(isPresentation: Bool) { self.isPresentation = isPresentation }
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.05
      }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let view = transitionContext.view(forKey: isPresentation ? .to : .from)
        Drawer.log.add(isPresentation ? "animate in" : "animate out")
        view?.alpha = isPresentation ? 0 : 1
        UIView.animate(
          withDuration: transitionDuration(using: transitionContext),
          animations: { view?.alpha = self.isPresentation ? 1 : 0 },
          completion: { _ in transitionContext.completeTransition(true) })
      }
      func animationEnded(_ transitionCompleted: Bool) { Drawer.log.add("animated \(transitionCompleted)") }
    }

    private final class Director: UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        Drawer(presentedViewController: presented, presenting: presenting)
      }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Slide(isPresentation: true) }
      func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
      { Slide(isPresentation: false) }
    }

    @Test func aPresentationControllerPlacesItsView() async throws {
      let root = UIViewController()
      root.view.addSubview(UIButton(type: .system))
      let host = try ViewHost(root)
      await host.nextFrame()
      Drawer.log.lines = []
      let (drawer, director) = (UIViewController(), Director())
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      drawer.view.addSubview(field)
      drawer.view.backgroundColor = .systemTeal
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = director
      var isPresented = false
      root.present(drawer, animated: true) { isPresented = true }
      await MainLoop.wait { isPresented }
      #expect(Drawer.log.lines == ["will present", "animate in", "animated true", "did present true"])
      let container = try #require(drawer.presentationController?.containerView)
      #expect(drawer.view.superview === container && drawer.view.window != nil)
      let (width, height) = (container.bounds.width, container.bounds.height)
      #expect(drawer.view.frame == CGRect(x: 0, y: height - 120, width: width, height: 120))
      #expect(drawer.appearanceState == .appeared && root.appearanceState == .appeared)
      try await Picture.take("drawer", host)
      Drawer.log.lines = []
      var isDismissed = false
      drawer.dismiss(animated: true) { isDismissed = true }
      await MainLoop.wait { isDismissed }
      #expect(Drawer.log.lines == ["will dismiss", "animate out", "animated true", "did dismiss true"])
      #expect(drawer.view.superview == nil && drawer.appearanceState == .disappeared)
      host.close()
    }

    @Test func aPresentationIsReleased() async throws {
      let root = UIViewController()
      let host = try ViewHost(root)
      weak var gone: UIViewController?
      let director = Director()
      do {
        let drawer = UIViewController()
        gone = drawer
        drawer.modalPresentationStyle = .custom
        drawer.transitioningDelegate = director
        root.present(drawer, animated: false)
      }
      await host.nextFrame()
      await host.nextFrame()
      #expect(gone?.view.superview != nil)
      root.dismiss(animated: false)
      await MainLoop.wait { gone == nil }
      #expect(gone == nil)
      host.close()
    }

    @Test func sheetsOnSheetsAreReleasedTogether() async throws {
      let root = UIViewController()
      let host = try ViewHost(root)
      weak var first: UIViewController?
      weak var second: UIViewController?
      do {
        let (lower, upper) = (UIViewController(), UIViewController())
        (first, second) = (lower, upper)
        root.present(lower, animated: false)
        await host.nextFrame()
        lower.present(upper, animated: false)
        await host.nextFrame()
      }
      var isDismissed = false
      root.dismiss(animated: false) { isDismissed = true }
      await MainLoop.wait { isDismissed }
      await MainLoop.wait { first == nil && second == nil }
      #expect(first == nil && second == nil)
      host.close()
    }
  }
}
