import RIBs
import RxSwift
import Testing

@MainActor
@Suite struct WorkflowTests {
  private enum Failure: Error {
    case step
  }

  private final class CountingWorkflow: Workflow<String> {
    private(set) var completed = 0
    private(set) var forked = 0
    private(set) var failed = 0

    override func didComplete() { completed += 1 }

    override func didFork() { forked += 1 }

    override func didReceiveError(_ error: any Error) { failed += 1 }
  }

  private final class WaitingInteractor: Interactor {}

  private let done = Observable.just(((), ()))

  @Test func stepsAreTakenInOrderOnceAndCompleteOnce() {
    let workflow = CountingWorkflow()
    var steps: [String] = []
    _ =
      workflow
      .onStep { item in
        steps.append("first \(item)")
        return Observable.just((1, "a"))
      }
      .onStep { item, value in
        steps.append("second \(item) \(value)")
        return Observable.of((2, "b"), (3, "c"))
      }
      .onStep { item, value in
        steps.append("third \(item) \(value)")
        return done
      }
      .commit()
      .subscribe("root")
    #expect(steps == ["first root", "second 1 a", "third 2 b"])
    #expect(workflow.completed == 1)
  }

  @Test func aStepWaitsUntilItsInteractorIsActive() {
    let workflow = CountingWorkflow()
    let interactor = WaitingInteractor()
    var wasTaken = false
    _ =
      workflow
      .onStep { _ in Observable.just((interactor, ())) }
      .onStep { _, _ in
        wasTaken = true
        return done
      }
      .commit()
      .subscribe("root")
    #expect(!wasTaken && workflow.completed == 0)
    interactor.activate()
    #expect(wasTaken && workflow.completed == 1)
  }

  @Test func aFailingStepStopsTheChain() {
    let workflow = CountingWorkflow()
    var wasTaken = false
    var errors = 0
    _ =
      workflow
      .onStep { _ in Observable<((), ())>.error(Failure.step) }
      .onError { _ in errors += 1 }
      .onStep { _, _ in
        wasTaken = true
        return done
      }
      .commit()
      .subscribe("root")
    #expect(!wasTaken)
    #expect(errors == 1)
    #expect(workflow.failed == 1 && workflow.completed == 0)
  }

  @Test func forkedChainsTakeTheirCommonStepsOnce() {
    let workflow = CountingWorkflow()
    var common = 0
    var ends: [String] = []
    let root = workflow.onStep { [done] _ -> Observable<((), ())> in
      common += 1
      return done
    }
    for name in ["a", "b"] {
      let fork: Step<String, (), ()>? = root.asObservable().fork(workflow)
      fork?.onStep { [done] _, _ -> Observable<((), ())> in
        ends.append(name)
        return done
      }.commit()
    }
    #expect(common == 0)
    _ = workflow.subscribe("root")
    #expect(common == 1)
    #expect(ends == ["a", "b"])
    #expect(workflow.forked == 2 && workflow.completed == 1)
  }

  @Test func aForkWithinAStepIsTakenOnce() {
    let workflow = CountingWorkflow()
    var inner = 0
    _ =
      workflow
      .onStep { [done] _ -> Observable<((), ())> in
        let fork: Step<String, (), ()>? = done.fork(workflow)
        fork?.onStep { _, _ -> Observable<((), ())> in
          inner += 1
          return done
        }.commit()
        return done
      }
      .commit()
      .subscribe("root")
    #expect(inner == 1)
    #expect(workflow.completed == 1 && workflow.forked == 1)
  }

  @Test func elementsThatAreNoPairsGiveNoFork() {
    let workflow = CountingWorkflow()
    let fork: Step<String, Int, Int>? = Observable.just("x").fork(workflow)
    #expect(fork == nil)
    #expect(workflow.forked == 0)
  }

  @Test func disposingStopsTheStepsAndWhatIsBoundToThem() {
    let workflow = CountingWorkflow()
    let interactor = WaitingInteractor()
    let bound = Disposables.create(with: {})
    let subscription =
      workflow
      .onStep { _ in Observable.just((interactor, ())) }
      .onStep { _, _ in done }
      .commit()
      .subscribe("root")
    bound.disposeWith(workflow: workflow)
    subscription.dispose()
    #expect(bound.isDisposed)
    interactor.activate()
    #expect(workflow.completed == 0)
  }
}
