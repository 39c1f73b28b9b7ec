/// Closures that receive the reports of a view, in addition to its delegate.
@MainActor
package final class Listeners<Report> {
  private var closures: [(number: Int, closure: (Report) -> Void)] = []
  private var count = 0

  package init() {}

  /// Adds a closure, and returns the number for its removal.
  package func add(_ closure: @escaping (Report) -> Void) -> Int {
    count += 1
    closures.append((count, closure))
    return count
  }

  package func remove(_ number: Int) { closures.removeAll { $0.number == number } }

  package func send(_ report: Report) {
    for (_, closure) in closures { closure(report) }
  }
}
