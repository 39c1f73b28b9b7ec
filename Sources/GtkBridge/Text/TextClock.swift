import Graphics

/// Updates the dates of a text whenever their words change.
@MainActor
final class TextClock {
  private weak var graph: ViewGraph?
  private var runs: [TextRun] = []
  private var show: ([TextRun]) -> Void = { _ in }
  private var cancel: (() -> Void)?
  private var isStopped = false

  init(_ graph: ViewGraph) { self.graph = graph }

  func follow(_ runs: [TextRun], _ show: @escaping ([TextRun]) -> Void) {
    isStopped = false
    (self.runs, self.show) = (runs, show)
    tick()
  }

  private func start() {
    if graph?.animations.frames != nil { tick() }
  }

  func stop() {
    isStopped = true
    cancel?()
  }

  private func tick() {
    cancel?()
    guard !isStopped else { return }
    let frames = graph?.animations.frames
    let now = frames?.now ?? Date()
    show(
      runs.map { run in
        var run = run
        if let date = run.date { run.text = date.text(at: now) }
        return run
      })
    guard let next = runs.compactMap({ $0.date?.nextChange(after: now) }).min() else { return }
    // The screen under construction has no frames yet.
    guard let frames else { return graph?.afterUpdate { [weak self] in self?.start() } ?? () }
    cancel = frames.after(next.timeIntervalSince(now)) { [weak self] in
      if frames.isShown { self?.tick() } else { frames.onShow { self?.tick() } }
    }
  }
}
