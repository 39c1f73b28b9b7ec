import Graphics
import GtkBridge

extension Transaction {
  /// Indicates whether the change is one of a series, such as those of a drag. The controls of this library do not set
  /// it; it is for programs.
  ///
  /// Mirrors SwiftUI's `isContinuous`.
  public var isContinuous: Bool {
    get { self[ContinuityKey.self] }
    set { self[ContinuityKey.self] = newValue }
  }

  private enum ContinuityKey: TransactionKey {
    static let defaultValue = false
  }
}
