import Foundation
import RIBs
import RxSwift
import Testing

/// The order of events in the tree, on which existing applications of RIBs rely. Events of a single object are in that
/// object's tests: ``InteractorTests``, ``WorkerTests``, ``WorkflowTests``, ``BuilderTests``, ``LeakDetectorTests``,
/// ``MisuseTests``.
@MainActor
@Suite struct TraceTests {
  private let log = Log()

  private func traced(_ body: () -> Void) {
    with(LoggingLeakDetector(log), body)
  }

  @Test func attachingActivatesThenLoads() {
    traced {
      let root = LoggingRouter("R", log)
      let child = LoggingRouter("C", log)
      let events = child.lifecycle.subscribe(onNext: { [log] in log("C.lifecycle.\($0)") })
      defer { events.dispose() }
      root.interactable.activate()
      root.load()
      #expect(log.take() == ["R.didBecomeActive", "R.didLoad"])

      root.attachChild(child)
      #expect(log.take() == ["C.didBecomeActive", "C.lifecycle.didLoad", "C.didLoad"])
      #expect(root.children.count == 1 && root.children.first === child)
    }
  }

  @Test func launchingShowsActivatesThenLoads() {
    traced {
      let window = LoggingWindow(log)
      let router = LoggingLaunchRouter(log)
      router.launch(from: window)
      #expect(log.take() == ["rootViewController", "makeKeyAndVisible", "L.didBecomeActive", "L.didLoad"])
    }
  }

  @Test func detachingWorksFromTheTopDown() {
    traced {
      let (root, child, grandchild, worker) = loadedTree()
      root.detachChild(child)
      #expect(
        log.take() == [
          "C.willResignActive", "C disposed", "expectDisappear(view C, 5.0)", "G.willResignActive", "G disposed",
          "expectDisappear(view G, 5.0)", "W.didStop",
        ])
      #expect(root.children.isEmpty)
      #expect(child.children.count == 1 && child.children.first === grandchild)
      #expect(worker.isStarted)
    }
  }

  @Test func reattachingWakesChildrenBeforeTheParentAndDoesNotLoadAgain() {
    traced {
      let (root, child, _, worker) = loadedTree()
      root.detachChild(child)
      _ = log.take()
      root.attachChild(child)
      #expect(worker.isStarted)
      #expect(
        log.take() == [
          "cancel(view C)", "cancel(view G)", "G.didBecomeActive", "W.didStart", "C.didBecomeActive",
        ])
    }
  }

  @Test func attachingUnderAnInactiveParentActivatesAllTheSame() {
    traced {
      let parent = LoggingRouter("X", log)
      parent.attachChild(LoggingRouter("Y", log))
      #expect(log.take() == ["Y.didBecomeActive", "Y.didLoad"])
      #expect(!parent.interactable.isActive)
    }
  }

  @Test func lettingARouterGoDetachesAndExpectsItsEnd() {
    traced {
      var root: LoggingRouter? = LoggingRouter("R", log)
      root?.interactable.activate()
      root?.load()
      root?.attachChild(LoggingRouter("C", log))
      let events = root?.lifecycle.subscribe(onCompleted: { [log] in log("R.lifecycle completed") })
      defer { events?.dispose() }
      withExtendedLifetime(root) { _ = log.take() }

      root = nil
      #expect(
        log.take() == [
          "expectDeallocate(view R, 5.0)", "R.willResignActive", "C.willResignActive",
          "expectDisappear(view C, 5.0)", "expectDeallocate(view C, 5.0)", "expectDeallocate(interactor C, 1.0)",
          "R.lifecycle completed", "expectDeallocate(interactor R, 1.0)",
        ])
    }
  }

  @Test func lettingAPresentableInteractorGoExpectsThePresentersEnd() {
    traced {
      var interactor: PresentableInteractor<Presenter<NamedViewController>>? = PresentableInteractor(
        presenter: Presenter(viewController: NamedViewController("P")))
      #expect(interactor != nil && log.take().isEmpty)
      interactor = nil
      #expect(log.take() == ["expectDeallocate(Presenter<NamedViewController>, 1.0)"])
    }
  }

  /// R > C > G, all loaded; C and G each hold a subscription, and a worker works on C.
  private func loadedTree() -> (LoggingRouter, LoggingRouter, LoggingRouter, LoggingWorker) {
    let root = LoggingRouter("R", log)
    let child = LoggingRouter("C", log)
    let grandchild = LoggingRouter("G", log)
    let worker = LoggingWorker(log)
    root.interactable.activate()
    root.load()
    root.attachChild(child)
    child.attachChild(grandchild)
    worker.start(child.interactor)
    Disposables.create { [log] in log("C disposed") }.disposeOnDeactivate(interactor: child.interactor)
    Disposables.create { [log] in log("G disposed") }.disposeOnDeactivate(interactor: grandchild.interactor)
    _ = log.take()
    return (root, child, grandchild, worker)
  }
}

private final class LoggingWindow: UIWindow {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var rootViewController: UIViewController? {
    didSet { log("rootViewController") }
  }

  override func makeKeyAndVisible() { log("makeKeyAndVisible") }
}

private final class LoggingLaunchRouter: LaunchRouter<LoggingInteractor, NamedViewController> {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(interactor: LoggingInteractor("L", log), viewController: NamedViewController("L"))
  }

  override func didLoad() { log("L.didLoad") }
}
