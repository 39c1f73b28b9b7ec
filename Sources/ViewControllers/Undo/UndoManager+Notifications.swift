// The names are Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

extension Notification.Name {
  /// Posted before groups begin and end, and after an action has been recorded.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Posted after a group has begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted after a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before actions are undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after actions have been undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before actions are redone.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after actions have been redone.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
