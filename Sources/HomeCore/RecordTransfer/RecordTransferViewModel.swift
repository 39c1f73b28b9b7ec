import Combine
import Foundation

/// The state of the program's imports and exports.
public nonisolated struct RecordTransferState: Equatable, Sendable {
  /// A running operation.
  public enum Activity: Equatable, Sendable {
    /// A file is read for a preview.
    case reading(file: String)
    /// The records of a file are imported.
    case importing(file: String)
    /// Records are written to a file.
    case exporting(file: String)
  }

  /// The outcome of an operation.
  public enum Outcome: Equatable, Sendable {
    /// Records were imported. The report lists the omitted rows.
    case imported(RecordImportReport, file: String)
    /// A file was previewed. ``RecordTransferInput/importPreviewed`` imports its good rows.
    case previewed(PreviewedImport)
    /// No record was imported, because of rows that turned bad after the preview.
    case refused(RecordImportReport, file: String)
    /// Records were exported.
    case exported(count: Int, file: String)
    /// The operation failed. The value is a sentence for the user.
    case failed(String)

    /// Indicates whether the outcome needs more than a transient notice.
    var hasMoreToSay: Bool {
      switch self {
      case .imported(let report, _): report.badRowCount > 0
      case .previewed, .refused, .failed: true
      case .exported: false
      }
    }
  }

  /// The running operation, or `nil` if there is none.
  public internal(set) var activity: Activity?
  /// The progress of the running operation.
  public internal(set) var progress = RecordProgress(rowCount: 0)
  /// The last outcome, until the user dismisses it. It is `nil` after a success that a transient notice reported.
  public internal(set) var outcome: Outcome?
}

/// The inputs of the program's imports and exports.
public nonisolated enum RecordTransferInput: Equatable, Sendable {
  /// Preview a file before its import.
  case previewImport(URL)
  /// Import the previewed file: all of it, or its good rows if there are bad ones.
  case importPreviewed
  /// Export all records of a kind to a file: to a CSV file if its name has no ending.
  case export(RecordKind, to: URL)
  /// Cancel the running operation. A cancelled import is rolled back.
  case cancel
  /// Dismiss the outcome.
  case dismissOutcome
}

/// A view model that imports and exports files, one at a time, and publishes the progress and the outcome.
///
/// One instance serves the whole program: an operation continues when the user leaves the screen that started it.
public final class RecordTransferViewModel: ViewModel {
  /// The running operation, its progress, and the outcome of the last one.
  @Published public private(set) var state = RecordTransferState()

  private let exchange: any RecordExchange
  private let notices: NoticeCenter
  private let transfer = LatestTask()
  private let progress = LatestTask()

  /// Creates a view model.
  ///
  /// - Parameters:
  ///   - exchange: The exchange service.
  ///   - notices: The center for notices about successful operations.
  public init(exchange: any RecordExchange, notices: NoticeCenter = NoticeCenter()) {
    self.exchange = exchange
    self.notices = notices
  }

  deinit {}

  /// Handles an input. One operation runs at a time, and other requests have no effect during it. Only a preview with
  /// good rows can be imported.
  public func trigger(_ input: RecordTransferInput) {
    switch input {
    case .previewImport(let url): preview(url)
    case .importPreviewed:
      if let previewed = state.outcome?.previewed, previewed.hasGoodRows { importRecords(previewed.request) }
    case .export(let kind, let url): export(kind, to: url)
    case .cancel: cancel()
    case .dismissOutcome: state.outcome = nil
    }
  }

  private func preview(_ url: URL) {
    let exchange = exchange
    run(.reading(file: url.lastPathComponent)) { progress in
      let preview = try await exchange.previewImport(RecordImport(from: url), progress: progress)
      return .previewed(PreviewedImport(url: url, preview: preview))
    }
  }

  private func importRecords(_ request: RecordImport) {
    let (exchange, file) = (exchange, request.url.lastPathComponent)
    run(.importing(file: file)) { progress in
      let report = try await exchange.importRecords(request, progress: progress)
      let isRefused = report.badRowCount > 0 && request.badRows == .importNothing
      return isRefused ? .refused(report, file: file) : .imported(report, file: file)
    }
  }

  private func export(_ kind: RecordKind, to url: URL) {
    let exchange = exchange
    var (url, format) = (url, RecordFormat?.none)
    if url.pathExtension.isEmpty {
      // The dialog suggests CSV. The user has not agreed to replace a file with the completed name.
      let completed = url.appendingPathExtension(RecordFormat.csv.rawValue)
      if FileManager.default.fileExists(atPath: completed.path) { format = .csv } else { url = completed }
    }
    run(.exporting(file: url.lastPathComponent)) { [url, format] progress in
      let count = try await exchange.exportRecords(kind, to: url, format: format, progress: progress)
      return .exported(count: count, file: url.lastPathComponent)
    }
  }

  private func run(
    _ activity: RecordTransferState.Activity,
    _ work:
      @escaping @MainActor (@escaping @Sendable (RecordProgress) -> Void) async throws ->
      RecordTransferState.Outcome
  ) {
    guard state.activity == nil else { return }
    var state = state
    (state.activity, state.progress, state.outcome) = (activity, RecordProgress(rowCount: 0), nil)
    self.state = state
    // Only the latest progress value is buffered; the view needs no intermediate ones.
    let (reports, report) = AsyncStream.makeStream(of: RecordProgress.self, bufferingPolicy: .bufferingNewest(1))
    progress.follow(reports) { [weak self] in self?.state.progress = $0 }
    transfer.run { [weak self] in
      let outcome: RecordTransferState.Outcome
      do {
        outcome = try await work { report.yield($0) }
      } catch {
        outcome = .failed(error.sentence)
      }
      report.finish()
      if !Task.isCancelled { self?.finish(with: outcome) }
    }
  }

  private func cancel() {
    guard state.activity != nil else { return }
    transfer.run {}
    finish(with: nil)
  }

  private func finish(with outcome: RecordTransferState.Outcome?) {
    progress.run {}
    var state = state
    (state.activity, state.outcome) = (nil, outcome?.hasMoreToSay == true ? outcome : nil)
    self.state = state
    if let outcome, !outcome.hasMoreToSay { notices.post(outcome.title) }
  }
}
