import RIBs
import RxSwift
import Testing

@MainActor
@Suite struct RouterTests {
  @Test func theLifecycleSendsDidLoadOnceAndEndsWithTheRouter() {
    var seen: [RouterLifecycle] = []
    var didComplete = false
    var router: Router<any Interactable>? = Router(interactor: Interactor())
    _ = router?.lifecycle.subscribe(onNext: { seen.append($0) }, onCompleted: { didComplete = true })
    #expect(seen.isEmpty)
    router?.load()
    router?.load()
    #expect(seen == [.didLoad] && !didComplete)
    router = nil
    #expect(didComplete)
  }

  @Test func aRouterOfProtocolsFindsItsParts() {
    let interactor = Interactor()
    let viewController = NamedViewController("V")
    let router = ViewableRouter<any Interactable, any ViewControllable>(
      interactor: interactor, viewController: viewController)
    #expect(router.interactable === interactor)
    #expect(router.viewControllable === viewController)
    #expect(router.viewControllable.uiviewController === viewController)
  }

  @Test func detachingAStrangerChangesNothing() {
    let router = Router(interactor: Interactor())
    let child = Router(interactor: Interactor())
    router.attachChild(child)
    router.detachChild(Router(interactor: Interactor()))
    #expect(router.children.count == 1)
    router.detachChild(child)
    #expect(router.children.isEmpty && !child.interactable.isActive)
  }

  @Test func launchingPutsTheControllerOnScreen() {
    let window = UIWindow()
    let viewController = NamedViewController("V")
    let router = LaunchRouter(interactor: Interactor(), viewController: viewController)
    router.launch(from: window)
    #expect(window.rootViewController === viewController)
    #expect(window.isKeyWindow)
    #expect(viewController.appearanceState == .appeared)
    #expect(router.interactable.isActive)
  }

  @Test func launchingHasItsOlderName() {
    let (window, viewController) = (UIWindow(), NamedViewController("V"))
    let router = LaunchRouter(interactor: Interactor(), viewController: viewController)
    router.launchFromWindow(window)
    #expect(window.rootViewController === viewController && router.interactable.isActive)
  }

  @Test func aDoubleOfTheInteractorServes() {
    let interactor = InteractableDouble()
    let router = Router<any Interactable>(interactor: interactor)
    let parent = Router(interactor: Interactor())
    parent.attachChild(router)
    #expect(interactor.activateCount == 1)
    parent.detachChild(router)
    #expect(interactor.deactivateCount == 1)
  }
}

private final class InteractableDouble: Interactable {
  private(set) var activateCount = 0
  private(set) var deactivateCount = 0
  var isActive = false
  var isActiveStream: Observable<Bool> { .never() }

  func activate() { activateCount += 1 }

  func deactivate() { deactivateCount += 1 }
}
