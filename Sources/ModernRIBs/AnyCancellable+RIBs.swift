import Combine
import RIBs
import RxSwift

extension AnyCancellable {
  /// Cancels this cancellable when `interactor` becomes inactive. Mirrors ModernRIBs'
  /// `cancelOnDeactivate(interactor:)`.
  ///
  /// If `interactor` is already inactive, cancels it immediately and prints a message to the console.
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

  /// Cancels this cancellable when `worker` stops working. Mirrors ModernRIBs' `cancelOnStop(_:)`.
  ///
  /// If `worker` is not working, cancels it immediately and prints a message to the console.
  @preconcurrency @MainActor @discardableResult
  public func cancelOnStop(_ worker: Worker) -> AnyCancellable {
    Disposables.create(with: cancel).disposeOnStop(worker)
    return self
  }
}
