import RIBs
import RxSwift

/// The recorded events, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An interactor that writes its life down.
final class LoggingInteractor: Interactor {
  let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func didBecomeActive() { log("\(name).didBecomeActive") }

  override func willResignActive() { log("\(name).willResignActive") }
}

final class NamedViewController: UIViewController, ViewControllable {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

/// A router that writes its loading down.
final class LoggingRouter: ViewableRouter<LoggingInteractor, NamedViewController> {
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(interactor: LoggingInteractor(name, log), viewController: NamedViewController(name))
  }

  override func didLoad() { log("\(interactor.name).didLoad") }
}

/// A worker that writes its work down.
final class LoggingWorker: Worker {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  override func didStart(_ interactorScope: any InteractorScope) { log("W.didStart") }

  override func didStop() { log("W.didStop") }
}

/// A detector that records its requests, and detects nothing.
final class LoggingLeakDetector: LeakDetector {
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(scheduler: HistoricalScheduler())
  }

  override func expectDeallocate(object: AnyObject, inTime time: TimeInterval) -> any LeakDetectionHandle {
    log("expectDeallocate(\(Self.name(of: object)), \(time))")
    return Handle(log: log, name: Self.name(of: object))
  }

  override func expectViewControllerDisappear(
    viewController: UIViewController, inTime time: TimeInterval
  ) -> any LeakDetectionHandle {
    log("expectDisappear(\(Self.name(of: viewController)), \(time))")
    return Handle(log: log, name: Self.name(of: viewController))
  }

  private static func name(of object: AnyObject) -> String {
    switch object {
    case let interactor as LoggingInteractor: "interactor \(interactor.name)"
    case let viewController as NamedViewController: "view \(viewController.name)"
    default: "\(type(of: object))"
    }
  }

  private struct Handle: LeakDetectionHandle {
    let log: Log
    let name: String

    func cancel() { log("cancel(\(name))") }
  }
}

/// Gives routers and interactors `detector` while `body` runs.
@MainActor
func with<Result>(_ detector: LeakDetector, _ body: () throws -> Result) rethrows -> Result {
  let usual = LeakDetector.instance
  LeakDetector.setInstance(detector)
  defer { LeakDetector.setInstance(usual) }
  return try body()
}
