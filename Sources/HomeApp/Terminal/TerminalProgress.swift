import Foundation
import Synchronization

/// A progress line at the end of a terminal's output.
nonisolated final class TerminalProgress: Sendable {
  private let isShown = Mutex(false)

  /// Creates a progress line, or returns `nil` if standard error is not a terminal.
  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
  }

  func show(_ text: String) {
    isShown.withLock { isShown in
      isShown = true
      Self.write(Self.startOfEmptyLine + text)
    }
  }

  func clear() {
    isShown.withLock { isShown in
      if isShown { Self.write(Self.startOfEmptyLine) }
      isShown = false
    }
  }

  /// A carriage return, and ECMA-48's EL, which erases the rest of the line.
  private static let startOfEmptyLine = "\r\u{1B}[K"

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
