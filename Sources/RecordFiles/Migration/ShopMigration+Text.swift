import Foundation
import HomeCore

extension ShopMigration.Report {
  /// Returns the final report: the number of migrated records, and a line for each table with the number of records in
  /// the source and in the target, and both checksums.
  package func lines(after duration: Duration) -> [String] {
    let rate = MigrationRate.rate(of: carriedCount, in: duration)
    let carried = String(
      localized: "\(carriedCount) record carried, \(rate) per second.",
      plural: "\(carriedCount) records carried, \(rate) per second.", count: carriedCount)
    let changed =
      changedTables.isEmpty
      ? [] : [String(localized: "Carried again, because the source has changed: \(Self.list(changedTables)).")]
    let counts = comparisons.map { [$0.source.count, $0.target.count].map(Self.number) }
    let width = counts.joined().map(\.count).max() ?? 0
    let table = zip(comparisons, counts).map { comparison, counts in
      let numbers = counts.map { String(repeating: " ", count: width - $0.count) + $0 }
      return "  \(numbers[0])  \(numbers[1])  \(comparison.source)  \(comparison.target)  \(comparison.table.title)"
    }
    return [carried] + changed + [String(localized: "Records and checksums of the source and of the target:")] + table
  }

  /// The problem, or `nil` if both sides are equal.
  package var problem: String? {
    if differences.isEmpty { return nil }
    return String(
      localized:
        "The target differs from the source: \(Self.list(differences)). The same command carries them again.")
  }

  private static func list(_ tables: [MigratedTable]) -> String { tables.map(\.title).joined(separator: ", ") }

  private static func number(_ count: Int) -> String { IntegerFormatStyle<Int>(locale: .user).format(count) }
}
