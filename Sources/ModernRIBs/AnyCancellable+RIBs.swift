import Combine
import RIBs
import RxSwift

extension AnyCancellable {
  /// Cancels this when `interactor` becomes inactive; at once, with a line on the console, if it is inactive. Mirrors
  /// ModernRIBs' `cancelOnDeactivate(interactor:)`.
  ///
  /// ```swift
  /// service.books
  ///   .sink { [weak self] in self?.presenter.show($0) }
  ///   .cancelOnDeactivate(interactor: self)
  /// ```
  @preconcurrency @MainActor @discardableResult
  public func cancelOnDeactivate(interactor: Interactor) -> AnyCancellable {
    Disposables.create(with: cancel).disposeOnDeactivate(interactor: interactor)
    return self
  }

  /// Cancels this when the work of `worker` ends; at once, with a line on the console, if it is not working. Mirrors
  /// ModernRIBs' `cancelOnStop(_:)`.
  @preconcurrency @MainActor @discardableResult
  public func cancelOnStop(_ worker: Worker) -> AnyCancellable {
    Disposables.create(with: cancel).disposeOnStop(worker)
    return self
  }
}
