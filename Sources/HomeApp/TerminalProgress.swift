import Foundation
import Synchronization

/// The last line of a terminal, which says how far something has come.
nonisolated final class TerminalProgress: Sendable {
  private let isShown = Mutex(false)

  /// - Returns: `nil` where standard error is no terminal: in a file or a pipe nobody wants to read it.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
  }

  /// Shows a text in place of the one before.
  func show(_ text: String) {
    isShown.withLock { isShown in
      isShown = true
      Self.write(Self.startOfEmptyLine + text)
    }
  }

  /// Takes the text away.
  func clear() {
    isShown.withLock { isShown in
      if isShown { Self.write(Self.startOfEmptyLine) }
      isShown = false
    }
  }

  /// Back to the line's beginning, and nothing from there on: ECMA-48's CR and EL.
  private static let startOfEmptyLine = "\r\u{1B}[K"

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
