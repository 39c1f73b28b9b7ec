import Testing

/// Returns once `condition` is true, and lets other tasks run until then. Records an issue if that takes too long.
func until(
  _ what: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
) async {
  let end = ContinuousClock.now + .seconds(120)
  // A turn may take long when other suites keep the main actor busy. The awaited task has had no turn then, either.
  var turns = 0
  while !condition() {
    guard turns < 10_000 || ContinuousClock.now < end else {
      Issue.record(what ?? "What was waited for did not happen.", sourceLocation: sourceLocation)
      return
    }
    turns += 1
    // Asleep, because the awaited task may need the processor.
    do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
  }
}
