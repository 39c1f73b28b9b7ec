import RxSwift
import ViewControllers

/// A router that attaches and detaches the children of a RIB. Mirrors RIBs' `Router`.
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
/// The children follow the activation of the interactor: attached children become inactive and active with it. A router
/// that is deallocated deactivates its interactor and the interactors of its children, and releases the children. The
/// ``LeakDetector`` then expects the interactor to be deallocated within one second.
@preconcurrency @MainActor
open class Router<InteractorType>: Routing {
  /// The interactor of this RIB.
  public let interactor: InteractorType

  /// The interactor as an ``Interactable``.
  public let interactable: any Interactable

  /// The attached child routers, in attachment order.
  public final var children: [any Routing] { life.children }

  weak var parent: (any TreeRouting)?

  private let life: Life
  private var isLoaded = false

  /// Creates a router with an interactor.
  ///
  /// `interactor` must conform to ``Interactable``; otherwise this is a programming error. The check happens at run
  /// time, because `InteractorType` is usually a protocol and so cannot be constrained to ``Interactable``.
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

  /// The disposables that are disposed of after the router is deallocated.
  var deinitDisposable: CompositeDisposable { life.disposable }

  /// An observable of the router's life cycle. It completes when the router is deallocated.
  public final var lifecycle: Observable<RouterLifecycle> { life.subject.asObservable() }

  /// Loads the router and calls ``didLoad()``. Has no effect after the first call.
  public final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    bindToInteractor()
    life.subject.onNext(.didLoad)
    didLoad()
  }

  /// Called once, after the router is loaded. Override this method to attach permanent children. Calling `super` is
  /// optional.
  open func didLoad() {}

  /// Starts observing the activation of the interactor.
  func bindToInteractor() {
    // A weak reference, because the subscription lives as long as the router, including inactive periods.
    deinitDisposable.insert(
      interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
        self?.setSubtreeActive(isActive)
      }))
  }

  /// Attaches a child: activates its interactor, then loads it. Attaching an attached child is a programming error.
  public final func attachChild(_ child: any Routing) {
    assert(
      !children.contains { $0 === child }, "Attempt to attach child: \(child), which is already attached to \(self).")
    life.children.append(child)
    (child as? any TreeRouting)?.parent = self
    child.interactable.activate()
    child.load()
  }

  /// Detaches a child: deactivates its interactor, then removes it from ``children``. The child keeps its own children.
  public final func detachChild(_ child: any Routing) {
    child.interactable.deactivate()
    life.children.removeElementByReference(child)
    if let child = child as? any TreeRouting, child.parent === self { child.parent = nil }
  }

  /// Called after the user or the desktop removed a child's view: by navigating back, dismissing it or closing its
  /// window.
  ///
  /// The default implementation detaches the child, which keeps the routers and the screen consistent. RIBs for iOS
  /// leaves this to the view controller delegates. To release other references to the child, override this method and
  /// call `super`. Not called for a child whose view is still inside this router's view, because that view is removed
  /// and shown with its parent.
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

/// The state of a router that may outlive it: after a release on another thread, until the main thread cleans up.
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
  /// Removes the first element that is identical to `element`.
  mutating func removeElementByReference(_ element: Element) {
    guard let index = firstIndex(where: { $0 as AnyObject === element as AnyObject }) else { return }
    remove(at: index)
  }
}
