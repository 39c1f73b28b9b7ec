import Foundation

/// Records the undo actions of the user's changes, and undoes and redoes the changes.
///
/// Mirrors Foundation's `UndoManager`, which Linux lacks.
///
/// ```swift
/// func rename(_ book: Book, to title: String, undoManager: UndoManager?) {
///   let old = book.title
///   undoManager?.registerUndo(withTarget: book) { rename($0, to: old, undoManager: undoManager) }
///   undoManager?.setActionName("Rename")
///   book.title = title
/// }
/// ```
///
/// Unlike Foundation's class, it takes closures only, because Linux has no selectors.
@preconcurrency @MainActor
open class UndoManager {
  /// The number of groups that can be undone, or 0 for no limit.
  public var levelsOfUndo = 0 {
    didSet { dropOldGroups() }
  }

  /// Indicates whether the changes of one event are one group. The group ends when the event has been handled.
  public var groupsByEvent = true

  /// Indicates whether actions are being undone.
  public private(set) var isUndoing = false
  /// Indicates whether actions are being redone.
  public private(set) var isRedoing = false

  /// The open groups, the innermost last.
  private var openGroups: [UndoGroup] = []
  private var undoGroups: [UndoGroup] = []
  private var redoGroups: [UndoGroup] = []
  private var disabledCount = 0
  private var hasEventGroup = false

  /// Creates a manager without actions.
  public nonisolated init() {}

  // MARK: Registration

  /// Records an action that undoes a change. During an undo, it records an action that redoes the change.
  ///
  /// - Parameters:
  ///   - target: The object that the action changes. It is not retained: after its release, the action is skipped.
  ///   - handler: The action.
  public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      guard groupsByEvent else {
        preconditionFailure("Call beginUndoGrouping() before registerUndo(withTarget:handler:) without groupsByEvent.")
      }
      beginEventGroup()
    }
    openGroups[openGroups.count - 1].actions.append(UndoAction(target, handler))
    if !isUndoing, !isRedoing { redoGroups = [] }
    post(.NSUndoManagerCheckpoint)
  }

  /// Indicates whether actions are recorded.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Stops the recording of actions, until ``enableUndoRegistration()`` has been called the same number of times.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Reverts one call of ``disableUndoRegistration()``.
  public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Removes all actions.
  public func removeAllActions() { (openGroups, undoGroups, redoGroups) = ([], [], []) }

  /// Removes all actions of an object.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func kept(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.compactMap { group in
        var group = group
        group.actions.removeAll { $0.target === target }
        return group.actions.isEmpty ? nil : group
      }
    }
    (undoGroups, redoGroups) = (kept(undoGroups), kept(redoGroups))
    for index in openGroups.indices { openGroups[index].actions.removeAll { $0.target === target } }
  }

  // MARK: Groups

  /// The number of open groups.
  public var groupingLevel: Int { openGroups.count }

  /// Begins a group of actions that are undone together.
  public func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    if openGroups.isEmpty, groupsByEvent, !isUndoing, !isRedoing { beginEventGroup() }
    openGroups.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group.
  public func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    guard let group = openGroups.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    if openGroups.isEmpty { hasEventGroup = false }
    guard !group.actions.isEmpty else { return }
    if let outer = openGroups.indices.last {
      openGroups[outer].actions += group.actions
      if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
    } else if isUndoing {
      redoGroups.append(group)
    } else {
      undoGroups.append(group)
      dropOldGroups()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func beginEventGroup() {
    openGroups.append(UndoGroup())
    hasEventGroup = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endEventGroup() } }
  }

  /// Ends the group of the event, unless the program has left a group of its own open.
  private func endEventGroup() {
    if hasEventGroup, openGroups.count == 1 { endUndoGrouping() }
  }

  private func dropOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Undo and redo

  /// Indicates whether there is an action to undo.
  public var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

  /// Indicates whether there is an action to redo.
  public var canRedo: Bool { !redoGroups.isEmpty }

  /// Ends the group of the event, and undoes the latest group.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Undoes the latest group.
  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the latest group that was undone.
  open func redo() {
    endEventGroup()
    post(.NSUndoManagerCheckpoint)
    guard openGroups.isEmpty, let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs the actions of a group, the latest first. The actions that they record form one group, with the same
  /// name.
  private func perform(_ group: UndoGroup) {
    openGroups.append(UndoGroup(name: group.name))
    for action in group.actions.reversed() { action.perform() }
    endUndoGrouping()
  }

  // MARK: Names

  /// Sets the name of the open group, or else of the latest one.
  public func setActionName(_ name: String) {
    if !openGroups.isEmpty {
      openGroups[0].name = name
    } else if let last = undoGroups.indices.last {
      undoGroups[last].name = name
    }
  }

  /// The name of the next action to undo, or an empty string.
  public var undoActionName: String { openGroups.first?.name ?? undoGroups.last?.name ?? "" }
  /// The name of the next action to redo, or an empty string.
  public var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of an undo button: "Undo", with the name of the action.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a redo button: "Redo", with the name of the action.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of an undo button for an action with a name.
  open func undoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Undo" : "Undo \(name)" }

  /// Returns the title of a redo button for an action with a name.
  open func redoMenuTitle(forUndoActionName name: String) -> String { name.isEmpty ? "Redo" : "Redo \(name)" }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// Actions that are undone together.
private struct UndoGroup {
  var name = ""
  var actions: [UndoAction] = []
}

private struct UndoAction {
  weak var target: AnyObject?
  let perform: @MainActor () -> Void

  @MainActor
  init<Target: AnyObject>(_ target: Target, _ handler: @escaping (Target) -> Void) {
    self.target = target
    perform = { [weak target] in
      if let target { handler(target) }
    }
  }
}
