import RxSwift
import ViewControllers

/// A router that has a view. Mirrors RIBs' `ViewableRouter`.
///
/// The view must be off the screen five seconds after the interactor became inactive, and gone five seconds after the
/// router: the ``LeakDetector`` watches both.
///
/// When the user or the desktop takes the view away, the router it is attached to hears of it through
/// ``Router/childWasRemovedByHost(_:_:)``, and detaches it. The router listens with the controller's `onHostRemoval` from
/// the time it is loaded; who sets that afterwards takes the matter into their own hands.
@preconcurrency @MainActor
open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
  /// The view.
  public let viewController: ViewControllerType

  /// The view, as the router sees it.
  public let viewControllable: any ViewControllable

  private let watched: MainActorBox<any ViewControllable>
  private var disappearExpectation: (any LeakDetectionHandle)?

  /// Makes a router of an interactor and a view, which must be ``ViewControllable``; one that is not is a programming
  /// error.
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

  /// The host has taken the view away.
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
