import Combine
import Foundation

/// What is shown of the program's imports and exports.
public nonisolated struct RecordTransferState: Equatable, Sendable {
  /// What is being done.
  public enum Activity: Equatable, Sendable {
    case reading(file: String)
    case importing(file: String)
    case exporting(file: String)
  }

  /// What came of it.
  public enum Outcome: Equatable, Sendable {
    /// So many records were imported; rows that were left out are in the report.
    case imported(RecordImportReport, file: String)
    /// A file has been looked at. Its good rows can be imported, by ``RecordTransferInput/importPreviewed``.
    case previewed(PreviewedImport)
    /// Nothing was imported, because of rows that have become bad since the file was looked at.
    case refused(RecordImportReport, file: String)
    /// So many records were exported.
    case exported(count: Int, file: String)
    /// It could not be done; a sentence for people.
    case failed(String)

    /// Whether there is more to it than can be said in passing.
    var hasMoreToSay: Bool {
      switch self {
      case .imported(let report, _): report.badRowCount > 0
      case .previewed, .refused, .failed: true
      case .exported: false
      }
    }
  }

  /// What is being done now; `nil` if nothing.
  public internal(set) var activity: Activity?
  /// How far that has come.
  public internal(set) var progress = RecordProgress(rowCount: 0)
  /// What came of the last time, until that has been read; `nil` where it was said in passing, for all went well.
  public internal(set) var outcome: Outcome?
}

/// What can be asked of the program's imports and exports.
public nonisolated enum RecordTransferInput: Equatable, Sendable {
  /// Look at a file, to import it then.
  case previewImport(URL)
  /// Import the file that has been looked at: all of it, or its good rows if there are bad ones.
  case importPreviewed
  /// Write all records of a kind into a file.
  case export(RecordKind, to: URL)
  /// Stop what is being done. What has been imported by then is given up.
  case cancel
  /// The outcome has been read.
  case dismissOutcome
}

/// Imports and exports files, one at a time, and says how far it has come and what came of it.
///
/// There is one for the whole program: what it does goes on when the screen that asked for it is left.
public final class RecordTransferViewModel: ViewModel {
  @Published public private(set) var state = RecordTransferState()

  private let exchange: any RecordExchange
  private let notices: NoticeCenter
  private let transfer = LatestTask()
  private let progress = LatestTask()

  /// - Parameters:
  ///   - exchange: What imports and exports.
  ///   - notices: Where it is said in passing that all went well.
  public init(exchange: any RecordExchange, notices: NoticeCenter = NoticeCenter()) {
    self.exchange = exchange
    self.notices = notices
  }

  deinit {}

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
    run(.exporting(file: url.lastPathComponent)) { progress in
      let count = try await exchange.exportRecords(kind, to: url, format: nil, progress: progress)
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
    // What is shown is the latest that can be: what comes in between is not kept.
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
