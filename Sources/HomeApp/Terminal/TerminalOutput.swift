/// The output of work on the command line, above a progress line if there is a terminal.
nonisolated struct TerminalOutput: Sendable {
  private let progress = TerminalProgress()

  /// Prints a line about the result.
  func tell(_ line: String) {
    progress?.clear()
    print(line)
  }

  /// Prints a line about a problem.
  func warn(_ line: String) {
    progress?.clear()
    HomeApp.warn(line)
  }

  func show(_ line: String) {
    progress?.show(line)
  }

  func clear() {
    progress?.clear()
  }
}
