import Graphics
import GtkObjects

/// The pending state changes. They wait for the update of earlier changes, which belong to another transaction.
///
/// As in SwiftUI, the views are updated once per transaction, in the order of the changes. A view that is set back
/// without animation and then forward with one moves from the back:
///
/// ```swift
/// offset = -100
/// withAnimation { offset = 0 }
/// ```
///
/// An animated update has a separate frame, so that the layout before it takes place. Until then, bodies read the
/// earlier values, and all other code reads the latest ones.
@MainActor
enum TransactionQueue {
  /// The changes of one transaction.
  @MainActor
  final class Entry {
    fileprivate let kind: Transaction.Kind
    private let transaction: Transaction?
    private var changes: [ObjectIdentifier: () -> Void] = [:]

    fileprivate init(_ transaction: Transaction?, _ kind: Transaction.Kind) {
      (self.transaction, self.kind) = (transaction, kind)
    }

    fileprivate var isAnimated: Bool { transaction?.animation != nil }

    /// Adds the change of an object, which replaces an earlier change of the same object. Returns whether there was
    /// none.
    @discardableResult
    func add(for object: AnyObject, _ change: @escaping () -> Void) -> Bool {
      changes.updateValue(change, forKey: ObjectIdentifier(object)) == nil
    }

    fileprivate func apply() { Transaction.run(transaction) { for change in changes.values { change() } } }
  }

  /// Indicates whether views are being updated. Changes during the update are part of it.
  static var isUpdatingViews = false

  /// The kind of transaction of the changes for the next update, if there are any.
  private static var due: Transaction.Kind?
  private static var entries: [Entry] = []

  /// Indicates whether the latest entry waits for the next frame. Movements then no longer update their trees in this
  /// frame.
  private(set) static var awaitsFrame = false

  /// The maximum number of entries that wait for separate frames. With more, the screen would lag behind the program.
  private static let mostFrames = 4

  static var isEmpty: Bool { entries.isEmpty }

  /// Returns the entry that a change joins now, or `nil` if the next update shows it.
  static func entry() -> Entry? {
    if isUpdatingViews { return nil }
    let kind = Transaction.Kind(Transaction.current)
    if let last = entries.last {
      if last.kind == kind { return last }
    } else {
      guard let due else {
        self.due = kind
        return nil
      }
      if due == kind || !Gtk.DesktopSettings.animationsAreEnabled { return nil }
      // Trees with a scheduled update take the entries with their frames. Without such a tree, nothing else would.
      Task {
        repeat {
          try? await Task.sleep(for: .milliseconds(100))
          if !ViewGraph.isAnyScheduled { ViewGraph.updateScheduled() }
        } while !isEmpty
      }
    }
    let entry = Entry(Transaction.current, kind)
    entries.append(entry)
    return entry
  }

  /// Handles the beginning of an update, which shows all changes that do not wait.
  static func updateWillBegin() { (due, awaitsFrame) = (nil, false) }

  /// Makes the changes of the next entry, and returns whether they belong to the same frame.
  static func advance() -> Bool {
    guard !entries.isEmpty else { return false }
    let isBehind = entries.count > mostFrames
    let entry = entries.removeFirst()
    due = entry.kind
    entry.apply()
    awaitsFrame = entry.isAnimated && !isBehind
    return !awaitsFrame
  }
}
