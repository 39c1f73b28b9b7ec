import RxSwift
import ViewControllers

/// Attaches and detaches the pieces below one piece of the application. Mirrors RIBs' `Router`.
///
/// ```swift
/// final class RootRouter: Router<RootInteractable>, RootRouting {
///   func routeToCart() {
///     let cart = cartBuilder.build(withListener: interactor)
///     attachChild(cart)
///   }
/// }
/// ```
///
/// The tree below an interactor follows its activity: children that stay attached become inactive with it, and active
/// again with it. A router that is let go deactivates its interactor and detaches its children; the interactor must be
/// gone a second later, which the ``LeakDetector`` watches.
@preconcurrency @MainActor
open class Router<InteractorType>: Routing {
  /// The interactor.
  public let interactor: InteractorType

  /// The interactor, as the router sees it.
  public let interactable: any Interactable

  /// The routers attached to this one, in the order they were attached.
  public final var children: [any Routing] { life.children }

  /// The router this one is attached to.
  weak var parent: (any TreeRouting)?

  private let life: Life
  private var isLoaded = false

  /// Makes a router of an interactor, which must be ``Interactable``: Swift cannot demand that of a type parameter that
  /// may be a protocol, so it is checked here, and an interactor that is not is a programming error.
  public init(interactor: InteractorType) {
    guard let interactable = interactor as? any Interactable else {
      preconditionFailure("\(interactor) should conform to \(Interactable.self)")
    }
    self.interactor = interactor
    self.interactable = interactable
    life = Life(interactable)
  }

  deinit {
    endOnMainThread { [life] in life.end() }
  }

  /// Ends what the router follows when it goes.
  var deinitDisposable: CompositeDisposable { life.disposable }

  /// What happens in the router's life. It completes when the router is gone.
  public final var lifecycle: Observable<RouterLifecycle> { life.subject.asObservable() }

  /// Loads the router and calls ``didLoad()``. Does nothing the second time.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    bindToInteractor()
    life.subject.onNext(.didLoad)
    didLoad()
  }

  /// Called once, when the router has been loaded. Override it to attach children that are there from the start; it need
  /// not call `super`.
  open func didLoad() {}

  /// Begins to follow the interactor's activity.
  func bindToInteractor() {
    // Weakly: the subscription lives as long as the router, also over times of inactivity.
    deinitDisposable.insert(
      interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
        self?.setSubtreeActive(isActive)
      }))
  }

  /// Attaches a child: its interactor becomes active, then it is loaded. Attaching a child that is attached is a
  /// programming error.
  public final func attachChild(_ child: any Routing) {
    assert(
      !children.contains { $0 === child }, "Attempt to attach child: \(child), which is already attached to \(self).")
    life.children.append(child)
    (child as? any TreeRouting)?.parent = self
    child.interactable.activate()
    child.load()
  }

  /// Detaches a child: its interactor becomes inactive, then it leaves ``children``. It keeps its own children.
  public final func detachChild(_ child: any Routing) {
    child.interactable.deactivate()
    life.children.removeElementByReference(child)
    if let child = child as? any TreeRouting, child.parent === self { child.parent = nil }
  }

  /// Called when the user or the desktop has taken a child's view away: went back, dismissed it, closed its window.
  ///
  /// It detaches the child, so that code that knows nothing of it keeps router and screen in step, which RIBs for iOS
  /// leaves to each view controller's delegates. Override it to forget the child, and call `super`. A child whose view is
  /// still inside this router's view is not reported: it goes and comes with its parent.
  open func childWasRemovedByHost(_ child: any ViewableRouting, _ removal: HostRemoval) {
    detachChild(child)
  }

  private func setSubtreeActive(_ isActive: Bool) {
    forEachInSubtree(of: self) { router in
      let interactable = router.interactable
      guard interactable.isActive != isActive else { return }
      if isActive { interactable.activate() } else { interactable.deactivate() }
    }
  }

  private func forEachInSubtree(of root: any Routing, _ body: (any Routing) -> Void) {
    body(root)
    for child in root.children { forEachInSubtree(of: child, body) }
  }
}

/// What follows a router's life. It outlives a router that another thread lets go of, until the main thread has ended it.
@MainActor
private final class Life {
  var children: [any Routing] = []
  let subject = PublishSubject<RouterLifecycle>()
  let disposable = CompositeDisposable()
  private let interactable: any Interactable

  init(_ interactable: any Interactable) {
    self.interactable = interactable
  }

  func end() {
    interactable.deactivate()
    for child in children { child.interactable.deactivate() }
    children = []
    subject.onCompleted()
    disposable.dispose()
    LeakDetector.instance.expectDeallocate(object: interactable)
  }
}

extension Array {
  /// Removes the first element that is the same object as `element`.
  mutating func removeElementByReference(_ element: Element) {
    guard let index = firstIndex(where: { $0 as AnyObject === element as AnyObject }) else { return }
    remove(at: index)
  }
}
