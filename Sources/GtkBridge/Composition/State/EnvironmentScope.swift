/// A region of the tree that shares one environment, and the readers that depend on it.
@MainActor
package final class EnvironmentScope {
  /// An observer of changes to its environment.
  @MainActor
  protocol Reader: AnyObject {
    func environmentDidChange()
  }

  package private(set) var values: EnvironmentValues
  private let outer: EnvironmentScope?
  private var change: (inout EnvironmentValues) -> Void
  private var readers: [ObjectIdentifier: any Reader] = [:]

  /// Creates the environment of every window; ``setChange(_:)`` sets its values.
  init() {
    values = EnvironmentValues()
    outer = nil
    change = { _ in }
  }

  /// Creates the environment inside a modifier that changes it.
  init(inside outer: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
    self.outer = outer
    self.change = change
    values = outer.values
    change(&values)
    outer.addReader(self)
  }

  /// Notifies and retains `reader` until it is removed.
  func addReader(_ reader: any Reader) { readers[ObjectIdentifier(reader)] = reader }
  func removeReader(_ reader: any Reader) { readers[ObjectIdentifier(reader)] = nil }

  func setChange(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    environmentDidChange()
  }

  func unmount() {
    outer?.removeReader(self)
    readers = [:]
  }
}

extension EnvironmentScope: EnvironmentScope.Reader {
  func environmentDidChange() {
    values = outer?.values ?? EnvironmentValues()
    change(&values)
    for reader in readers.values { reader.environmentDidChange() }
  }
}
