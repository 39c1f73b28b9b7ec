import Foundation
import HomeCore

@testable import HomeStore
@testable import RecordFiles

/// Files that are imported, in any encoding.
struct RecordTarget: FuzzTarget {
  private let request: RecordImport

  init(_ format: RecordFormat) {
    request = RecordImport(from: Self.temporaryFile("records.\(format.rawValue)"), format: format)
  }

  func run(_ bytes: [UInt8]) {
    do {
      try Data(bytes).write(to: request.url)
      let file = try RecordFile(request)
      while let row = try file.next() {
        guard case .good(let values) = row else { continue }
        precondition(values.count == file.table.columns.count)
        for case .text(let text) in values {
          precondition(SpreadsheetFormula.restored(SpreadsheetFormula.defused(text)) == text)
        }
      }
      precondition((0...1).contains(file.progress.fractionCompleted ?? 1))
      _ = file.preview(RecordImportReport(kind: file.table.kind))
    } catch let error as RecordFileError {
      precondition(!error.description.isEmpty)
    } catch {
      fatalError("\(error)")
    }
  }
}
