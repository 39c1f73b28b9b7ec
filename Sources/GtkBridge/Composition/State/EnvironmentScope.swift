/// One region of the tree in which the environment is the same, and those who depend on it.
@MainActor
final class EnvironmentScope {
  /// Hears when something in the environment it lives in has changed.
  @MainActor
  protocol Reader: AnyObject {
    func environmentDidChange()
  }

  private(set) var values: EnvironmentValues
  private let outer: EnvironmentScope?
  private var change: (inout EnvironmentValues) -> Void
  private var readers: [ObjectIdentifier: any Reader] = [:]

  /// The environment of every window: ``setChange(_:)`` says what is in it.
  init() {
    values = EnvironmentValues()
    outer = nil
    change = { _ in }
  }

  /// The environment inside a modifier that changes it.
  init(inside outer: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void) {
    self.outer = outer
    self.change = change
    values = outer.values
    change(&values)
    outer.addReader(self)
  }

  /// Keeps `reader` informed, and alive, until it is removed.
  func addReader(_ reader: any Reader) { readers[ObjectIdentifier(reader)] = reader }
  func removeReader(_ reader: any Reader) { readers[ObjectIdentifier(reader)] = nil }

  /// Replaces what this region changes.
  func setChange(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.change = change
    environmentDidChange()
  }

  /// The region is gone.
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
