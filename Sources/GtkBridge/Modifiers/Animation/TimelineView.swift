import Foundation
import GtkObjects

/// A view that is read again at the dates of a schedule.
///
/// Mirrors SwiftUI's `TimelineView`. While the window is hidden, it is not read.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///   Text(context.date, style: .time)
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Body = Never
  /// The date of a reading.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Creates a view that is read again at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public static func _makeNode(_ view: Self, in context: NodeContext) -> Node<Self> { TimelineNode(view, in: context) }
}

/// The date of one reading of a ``TimelineView``.
///
/// Mirrors SwiftUI's `TimelineViewDefaultContext`.
public struct TimelineViewDefaultContext: Sendable {
  /// The maximum rate at which the view is read.
  ///
  /// Mirrors SwiftUI's `TimelineViewDefaultContext.Cadence`.
  public enum Cadence: Comparable, Sendable {
    /// At each frame. The only cadence here: a desktop's screen does not dim while a view is visible.
    case live
    /// Once in a second. Never passed to a view here.
    case seconds
    /// Once in a minute. Never passed to a view here.
    case minutes
  }

  /// The date of the schedule.
  public let date: Date

  /// The maximum rate at which the view is read, which is always `live`.
  public var cadence: Cadence { .live }
}

@MainActor
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>: Node<TimelineView<Schedule, Content>> {
  private var view: TimelineView<Schedule, Content>
  private let updater: BodyUpdater
  private var child: ChildNode<Content>?
  private var date = Date()
  /// Cancels the timer, if there is one.
  private var cancel: (() -> Void)?
  private var isFollowingFrames = false
  /// The time of the frame with the latest date, or `nil` before the first frame, which shows the date of the start.
  private var lastFrame: Double?
  private var isMounted = true

  init(_ view: TimelineView<Schedule, Content>, in context: NodeContext) {
    self.view = view
    updater = BodyUpdater(for: TimelineView<Schedule, Content>.self, in: context)
    super.init(in: context)
    updater.evaluate = { [unowned self] in self.evaluate() }
    var inner = context
    inner.depth += 1
    if let frames { date = frames.now }
    child = ChildNode(read(), in: inner)
    // The screen under construction has no frames yet.
    context.graph.afterUpdate { [weak self] in self?.start() }
  }

  override class var isTransparent: Bool { Content._Node.isTransparent }

  private var frames: (any FrameSource)? { context.graph.animations.frames }

  private func read() -> Content { updater.read { view.content(.init(date: date)) } }

  private func evaluate() { child?.update(read()) }

  private func show(_ date: Date) {
    guard date != self.date else { return }
    self.date = date
    evaluate()
    context.graph.updateAgainInFrame()
  }

  private func start() {
    guard isMounted, let frames else { return }
    cancel?()
    cancel = nil
    if view.schedule._frameInterval != nil {
      guard !isFollowingFrames else { return }
      isFollowingFrames = true
      if lastFrame != nil { lastFrame = -.infinity }
      frames.onFrames { [weak self] time in self?.follow(time) ?? false }
    } else {
      waitForEntry(frames)
    }
  }

  /// Follows a frame, and returns whether the next one is awaited.
  private func follow(_ time: Double) -> Bool {
    guard isMounted, let frames, let interval = view.schedule._frameInterval else {
      isFollowingFrames = false
      return false
    }
    guard let lastFrame else {
      lastFrame = time
      return true
    }
    guard time - lastFrame >= interval - 0.001 else { return true }
    self.lastFrame = time
    show(frames.now)
    return true
  }

  private func waitForEntry(_ frames: any FrameSource) {
    let now = frames.now
    var (current, next): (Date?, Date?)
    for entry in view.schedule.entries(from: now, mode: .normal) {
      guard entry <= now else {
        next = entry
        break
      }
      current = entry
    }
    if let current { show(current) }
    guard let next else { return }
    cancel = frames.after(next.timeIntervalSince(now)) { [weak self] in self?.entryIsDue() }
  }

  private func entryIsDue() {
    guard isMounted, let frames else { return }
    if frames.isShown { return start() }
    frames.onShow { [weak self] in self?.start() }
  }

  override func update(_ view: TimelineView<Schedule, Content>) {
    self.view = view
    evaluate()
    start()
  }

  override func append(to contents: inout NodeContents) { child?.append(to: &contents) }

  override func unmount() {
    isMounted = false
    cancel?()
    cancel = nil
    updater.stop()
    child?.unmount()
  }
}
