import Foundation
import RIBs
import RxSwift
import Testing

/// The effects of programming errors: a trap, or a line on the console if the program can continue.
@MainActor
@Suite struct MisuseTests {
  @Test func aSubscriptionOfAnInactiveInteractorIsNamed() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        _ = Disposables.create(with: {}).disposeOnDeactivate(interactor: LoggingInteractor("I", Log()))
      }
    }
    let output = text(result?.standardOutputContent)
    #expect(output == "Subscription immediately terminated, since RIBsTests.LoggingInteractor is inactive.\n")
  }

  @Test func aSubscriptionOfAStoppedWorkerIsNamed() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run { _ = Disposables.create(with: {}).disposeOnStop(LoggingWorker(Log())) }
    }
    let output = text(result?.standardOutputContent)
    #expect(output == "Subscription immediately terminated, since RIBsTests.LoggingWorker is stopped.\n")
  }

  @Test func aLeakIsWrittenToStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (time, interactor) = (HistoricalScheduler(), Interactor())
        LeakDetector(scheduler: time).expectDeallocate(object: interactor)
        // The detector has been deallocated, so it can no longer report leaks.
        time.advance(by: .seconds(1))
        let detector = LeakDetector(scheduler: time)
        detector.expectDeallocate(object: interactor, inTime: 2)
        time.advance(by: .seconds(2))
        withExtendedLifetime((interactor, detector)) {}
      }
    }
    let lines = text(result?.standardErrorContent).split(separator: "\n").filter { $0.hasPrefix("LeakDetector: ") }
    let line = lines.first ?? ""
    #expect(lines.count == 1)
    #expect(line.contains("<Interactor: ") && line.contains("should have been deallocated within 2.0 s"))
  }

  @Test func theEnvironmentTurnsTheReportsOff() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        setenv("DISABLE_LEAK_DETECTION", "YES", 1)
        let (time, interactor) = (HistoricalScheduler(), Interactor())
        let detector = LeakDetector(scheduler: time)
        detector.expectDeallocate(object: interactor)
        time.advance(by: .seconds(1))
        withExtendedLifetime((interactor, detector)) {}
      }
    }
    let output = text(result?.standardErrorContent)
    #expect(!output.contains("LeakDetector: "))
  }

  @Test func anInteractorOfAnotherKindTraps() async {
    await #expect(processExitsWith: .failure) {
      await trapping { _ = Router(interactor: "no interactor") }
    }
  }

  @Test func aViewOfAnotherKindTraps() async {
    await #expect(processExitsWith: .failure) {
      await trapping { _ = ViewableRouter(interactor: Interactor(), viewController: UIViewController()) }
    }
  }

  // Assertions, which release builds omit.
  #if DEBUG
    @Test func attachingAChildTwiceTraps() async {
      await #expect(processExitsWith: .failure) {
        await trapping {
          let (router, child) = (Router(interactor: Interactor()), Router(interactor: Interactor()))
          router.attachChild(child)
          router.attachChild(child)
        }
      }
    }

    @Test func subscribingToAWorkflowBeforeItIsCommittedTraps() async {
      await #expect(processExitsWith: .failure) {
        await trapping {
          let workflow = Workflow<String>()
          _ = workflow.onStep { Observable.just(($0, ())) }
          _ = workflow.subscribe("root")
        }
      }
    }

    @Test func givingTheSameComponentAgainTraps() async {
      await #expect(processExitsWith: .failure) {
        await trapping {
          let part = Part()
          let builder = PartBuilder { part }
          _ = builder.build()
          _ = builder.build()
        }
      }
    }

    @Test func givingTheSameComponentInTheNextPassTraps() async {
      await #expect(processExitsWith: .failure) {
        await trapping {
          let part = Part()
          let builder = StagedPartBuilder { part }
          _ = builder.finalStageBuild()
          _ = builder.componentForCurrentBuildPass
        }
      }
    }
  #endif

  private func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }
}

private final class Part {}

private final class PartBuilder: SimpleComponentizedBuilder<Part, Part> {
  override func build(with component: Part) -> Part { component }
}

private final class StagedPartBuilder: SimpleMultiStageComponentizedBuilder<Part, Part> {
  override func finalStageBuild(with component: Part) -> Part { component }
}

/// Runs code that must trap, without the backtrace, which takes seconds to write.
@MainActor
private func trapping(_ body: @MainActor () -> Void) {
  for trap in [SIGILL, SIGTRAP] { signal(trap, SIG_DFL) }
  body()
}
