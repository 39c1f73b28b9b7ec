import Testing
import ViewControllers

/// Pushes and pops that the program animates, and gestures that drive them.
@MainActor
@Suite struct NavigationAnimationTests {
  /// Records its requests. The test ends the animation.
  private final class Director: NavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var driver: UIPercentDrivenInteractiveTransition?
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    init(_ journal: Journal) { self.journal = journal }

    func navigationController(
      _ navigationController: NavigationController, animationControllerFor operation: NavigationController.Operation,
      from fromVC: ViewController, to toVC: ViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      journal("animation of \(operation)")
      return self
    }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      journal("interaction")
      return driver
    }

    func navigationController(
      _ navigationController: NavigationController, willShow viewController: ViewController, animated: Bool
    ) { journal("will show") }

    func navigationController(
      _ navigationController: NavigationController, didShow viewController: ViewController, animated: Bool
    ) { journal("did show") }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      journal("animate")
      context = transitionContext
      if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal("ended \(transitionCompleted)") }
  }

  private let journal = Journal()
  private let navigation: NavigationController
  private let host: ContainerDouble
  private let director: Director
  private let a: RecordingController
  private let b: RecordingController

  init() {
    a = RecordingController("A", journal)
    b = RecordingController("B", journal)
    navigation = NavigationController(rootViewController: a)
    host = ContainerDouble.realize(navigation)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    b.loadViewIfNeeded()
    navigation.appear()
    director = Director(journal)
    navigation.delegate = director
    _ = journal.take()
  }

  /// Pushes the second screen without the delegate.
  private func pushQuietly() {
    navigation.delegate = nil
    navigation.pushViewController(b, animated: false)
    host.completeLast()
    navigation.delegate = director
    _ = journal.take()
  }

  @Test func theAnimationRunsBetweenTheEvents() throws {
    navigation.pushViewController(b, animated: true)
    #expect(
      journal.take() == [
        "animation of push", "interaction", "A.willDisappear", "B.willAppear", "will show", "animate",
      ])
    let context = try #require(director.context)
    let container = context.containerView
    #expect(container.superview === navigation.view && container.subviews == [a.view, b.view])
    #expect(context.viewController(forKey: .from) === a && context.viewController(forKey: .to) === b)
    #expect(context.finalFrame(for: b) == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(context.initialFrame(for: b) == .zero && context.initialFrame(for: a) == context.finalFrame(for: b))
    #expect(navigation.transitionCoordinator?.transitionDuration == 0.3 && host.performed.isEmpty)
    context.completeTransition(!context.transitionWasCancelled)
    #expect(journal.take() == ["ended true"] && host.performed == ["push A>B"])
    host.completeLast()
    #expect(journal.take() == ["A.didDisappear", "B.didAppear", "did show"])
    #expect(navigation.view.subviews == [b.view] && container.superview == nil)
    context.completeTransition(true)
    #expect(journal.take().isEmpty)
  }

  @Test func aTransitionLeavesNothingBehind() {
    weak var coordinator: TransitionCoordinator?
    do {
      navigation.pushViewController(b, animated: true)
      coordinator = navigation.transitionCoordinator
      coordinator?.notifyWhenInteractionChanges { _ in }
      #expect(coordinator != nil)
      director.context?.completeTransition(true)
      host.completeLast()
    }
    #expect(coordinator == nil && director.context == nil)
  }

  @Test func withoutAnimationOrOffScreenNobodyIsAsked() {
    navigation.pushViewController(b, animated: false)
    #expect(!journal.take().contains("animation of push"))
    let covered = NavigationController(rootViewController: RecordingController("C", journal))
    covered.delegate = director
    covered.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    covered.pushViewController(RecordingController("D", journal), animated: true)
    #expect(!journal.take().contains("animation of push"))
  }

  @Test func aGestureThatFinishesPops() throws {
    pushQuietly()
    director.driver = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    var states: [String] = []
    coordinator.notifyWhenInteractionChanges { states.append("cancelled \($0.isCancelled) at \($0.percentComplete)") }
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
    director.driver?.update(0.7)
    director.driver?.finish()
    #expect(states == ["cancelled false at 0.7"] && !coordinator.isInteractive)
    let context = try #require(director.context)
    context.completeTransition(!context.transitionWasCancelled)
    host.completeLast()
    #expect(navigation.viewControllers == [a] && b.parent == nil && navigation.view.subviews == [a.view])
    #expect(journal.take().suffix(3) == ["B.didDisappear", "A.didAppear", "did show"])
  }

  @Test func aGestureThatIsCancelledKeepsTheScreen() throws {
    pushQuietly()
    director.driver = UIPercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [a])
    let coordinator = try #require(navigation.transitionCoordinator)
    var wasCancelled: Bool?
    coordinator.animate(alongsideTransition: nil) { wasCancelled = $0.isCancelled }
    director.driver?.cancel()
    _ = journal.take()
    let context = try #require(director.context)
    context.completeTransition(!context.transitionWasCancelled)
    #expect(navigation.viewControllers == [a, b] && b.parent === navigation && !b.isMovingFromParent)
    #expect(journal.take() == ["ended false", "A.willDisappear", "B.willAppear", "will show"])
    host.completeLast()
    #expect(journal.take().prefix(2) == ["A.didDisappear", "B.didAppear"])
    #expect(navigation.view.subviews == [b.view] && wasCancelled == true)
  }

  @Test func aGestureWithoutATransitionHasNoEffectOnTheNextOne() throws {
    pushQuietly()
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.9)
    driver.finish()
    director.driver = driver
    navigation.popViewController(animated: true)
    #expect(navigation.transitionCoordinator?.isInteractive == true && driver.percentComplete == 0)
  }

  @Test func anotherChangeTakesThePlaceOfTheAnimation() throws {
    navigation.pushViewController(b, animated: true)
    let context = try #require(director.context)
    navigation.popViewController(animated: false)
    #expect(context.containerView.superview == nil && journal.take().contains("ended false"))
    context.completeTransition(true)
    host.completeLast()
    #expect(navigation.viewControllers == [a] && navigation.view.subviews == [a.view])
    #expect(a.appearanceState == .appeared && b.appearanceState == .disappeared)
  }
}
