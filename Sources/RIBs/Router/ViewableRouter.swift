import RxSwift
import ViewControllers

/// A router that has a view. Mirrors RIBs' `ViewableRouter`.
///
/// The ``LeakDetector`` expects the view to leave the screen within five seconds of the interactor's deactivation, and
/// to be deallocated within five seconds of the router.
///
/// When the user or the desktop removes the view, the parent router is notified through
/// ``Router/childWasRemovedByHost(_:_:)`` and detaches this router. Loading installs a handler in the view controller's
/// `onHostRemoval`. Code that replaces the handler afterwards must handle the removal itself.
@preconcurrency @MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
  /// The view of this RIB.
  public let viewController: ViewControllerType

  /// The view as a ``ViewControllable``.
  public let viewControllable: any ViewControllable

  private let watched: MainActorBox<any ViewControllable>
  private var disappearExpectation: (any LeakDetectionHandle)?

  /// Creates a router with an interactor and a view. A view that does not conform to ``ViewControllable`` is a
  /// programming error.
  public init(interactor: InteractorType, viewController: ViewControllerType) {
    guard let viewControllable = viewController as? any ViewControllable else {
      preconditionFailure("\(viewController) should conform to \(ViewControllable.self)")
    }
    self.viewController = viewController
    self.viewControllable = viewControllable
    watched = MainActorBox(viewControllable)
    super.init(interactor: interactor)
  }

  deinit {
    endOnMainThread { [watched] in
      _ = LeakDetector.instance.expectDeallocate(
        object: watched.value.uiviewController, inTime: LeakDefaultExpectationTime.viewDisappear)
    }
  }

  override func bindToInteractor() {
    deinitDisposable.insert(
      interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
        self?.expectDisappearance(unless: isActive)
      }))
    super.bindToInteractor()
    followHost()
  }

  /// Handles the removal of this router's view by the host.
  func viewWasRemovedByHost(_ removal: HostRemoval) {
    guard let parent, !isViewInsideParents else { return }
    parent.childWasRemovedByHost(self, removal)
  }

  private func followHost() {
    let screen = viewControllable.uiviewController
    let handler = screen.onHostRemoval
    screen.onHostRemoval = { [weak self] removal in
      handler?(removal)
      self?.viewWasRemovedByHost(removal)
    }
  }

  private var isViewInsideParents: Bool {
    guard let container = containingViewController else { return false }
    let ancestors = sequence(first: viewControllable.uiviewController) { $0.parent }.dropFirst()
    return ancestors.contains { $0 === container }
  }

  private func expectDisappearance(unless isActive: Bool) {
    disappearExpectation?.cancel()
    disappearExpectation = nil
    guard !isActive else { return }
    disappearExpectation = LeakDetector.instance.expectViewControllerDisappear(
      viewController: viewControllable.uiviewController)
  }
}
