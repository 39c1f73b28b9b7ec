import Foundation

/// The command-line options for record files.
nonisolated struct ExchangeOptions {
  private var importFile: String?
  private var exportFile: String?
  private var format: RecordFormat?
  private var kind: RecordKind?
  private var badRows: RecordImport.BadRowPolicy?

  /// Consumes an option and its value.
  ///
  /// - Returns: A Boolean value that indicates whether this type handles the option.
  mutating func take(_ option: String, _ arguments: inout LaunchArguments) throws(LaunchOptionsError) -> Bool {
    switch option {
    case "--import": importFile = try arguments.requiredValue()
    case "--export": exportFile = try arguments.requiredValue()
    case "--format": format = try arguments.requiredChoice()
    case "--records": kind = try arguments.requiredChoice()
    case "--on-bad-row": badRows = try arguments.requiredChoice()
    default: return false
    }
    return true
  }

  /// The command that the options describe, or `nil` if none is set.
  var command: RecordCommand? {
    get throws(LaunchOptionsError) {
      if importFile != nil, exportFile != nil { throw .conflict("--import", "--export") }
      if importFile == nil, badRows != nil { throw .needless(option: "--on-bad-row", without: "--import") }
      if let importFile {
        let isStream = importFile == RecordCommand.standardStream
        return .importRecords(
          RecordImport(
            from: isStream ? .standardInput : URL(filePath: importFile), format: format ?? (isStream ? .csv : nil),
            kind: kind, badRows: badRows ?? .importNothing))
      }
      if let exportFile {
        let isStream = exportFile == RecordCommand.standardStream
        return .exportRecords(
          kind ?? .books, to: isStream ? .standardOutput : URL(filePath: exportFile),
          format: format ?? (isStream ? .csv : nil))
      }
      if format != nil { throw .needless(option: "--format", without: "--import or --export") }
      if kind != nil { throw .needless(option: "--records", without: "--import or --export") }
      return nil
    }
  }
}
