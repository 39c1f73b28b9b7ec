import GtkObjects

/// The link between the modifiers around a scrollable view and its scrolled window.
@MainActor
final class ScrollFollower: EnvironmentScope.Reader {
  /// The environment of the content.
  let inner: EnvironmentScope
  /// The scroll view, for the views inside; `nil` for a list or a lazy stack.
  let content: SurroundingScrollView?
  private let window: Gtk.ScrolledWindow
  private let axes: () -> Axis.Set
  /// The rows of a list or a lazy stack.
  private let rows: RowList?
  private let isLazy: Bool
  /// Indicates whether the rows scroll together with other content in a scroll view.
  var isShared = false {
    didSet { if isShared != oldValue { apply() } }
  }
  private let context: NodeContext
  private var destinations: ScrollDestinations?
  /// Called with the margins of the content.
  var setMargins: (EdgeInsets) -> Void = { _ in }
  /// Called after a change of the anchor at which the view shows its content by default.
  var anchorDidChange: () -> Void = {}
  /// Indicates whether the view itself requests bars.
  var showsIndicators = true {
    didSet { if showsIndicators != oldValue { apply() } }
  }

  private lazy var targets = ScrollTargetFinder(
    in: window, rows: rows, destinations: destinations, axis: mainAxis,
    margins: { [weak self] in
      // The margins of a list are outside the visible area.
      guard let self, rows == nil || isLazy else { return nil }
      return margins
    })
  private lazy var motion = Gtk.ScrollMotion(of: window)
  private var margins = EdgeInsets()
  private(set) var anchor: UnitPoint?
  private var behavior: (any ScrollTargetBehavior)?
  /// Applies a behaviour some time after the last notch of a wheel.
  private var pause: Task<Void, Never>?
  private lazy var reports = ScrollReports(of: window) { [weak self] in self?.isMovedByProgram ?? false }
  /// Indicates whether a new destination has begun the running movement.
  private var glidesForProgram = false
  /// The destination that the view was scrolled to last.
  private var destination: ScrollDestination?
  /// The latest known identifier of the binding.
  private var latest: AnyHashable?
  private var isReportScheduled = false
  /// The number of movements that the binding or the anchor causes.
  private var ownMovements = 0
  private var isAtAnchor = true
  /// The length of the visible area at which the view was last at the anchor.
  private var visibleLength = 0.0
  private var isFollowing = false

  init(
    _ window: Gtk.ScrolledWindow, axes: @escaping () -> Axis.Set, rows: RowList? = nil, isLazy: Bool = false,
    in context: NodeContext
  ) {
    self.window = window
    self.axes = axes
    self.rows = rows
    self.isLazy = isLazy
    self.context = context
    let destinations = rows == nil ? context.environment.values.scrollDestinations ?? ScrollDestinations() : nil
    self.destinations = destinations
    let content = rows == nil ? SurroundingScrollView(window, axes: axes) : nil
    self.content = content
    let isList = rows != nil && !isLazy
    // The rows must not be captured, because they own nodes with this environment.
    inner = EnvironmentScope(inside: context.environment) { values in
      content?.settings = values.scrollSettings.outermost
      values.surroundingScrollView = content
      values.scrollSettings.outermost = .init()
      if isList { values.spreadsControls = true }
      if isList || isLazy { values.lookDetails.sections = isLazy ? .plain : .rows }
      if let destinations { values.scrollDestinations = destinations }
    }
    context.environment.addReader(self)
    if isList { context.environment.values.surroundingScrollView?.add(self, axes: axes()) }
  }

  func unmount() {
    context.environment.values.surroundingScrollView?.remove(self)
    context.environment.removeReader(self)
    inner.unmount()
    applyTargets(nil)
    pause?.cancel()
    reports.stop()
  }

  func environmentDidChange() { apply() }

  private var mainAxis: Axis { axes().contains(.vertical) ? .vertical : .horizontal }

  private var settings: ScrollSettings {
    if isShared { return .ofSharedRows }
    var settings = context.environment.values.scrollSettings
    // A lazy stack scrolls in the place of the scroll view around it.
    if isLazy, let around = context.environment.values.surroundingScrollView, !around.axes.isDisjoint(with: axes()) {
      // The scroll view itself has its margins.
      let margins = settings.outermost.contentMargins
      settings.outermost = around.settings
      settings.outermost.contentMargins = margins
    }
    return settings
  }

  /// Applies the settings. Call it once the content exists.
  func apply() {
    let settings = settings
    window.isUserScrollingEnabled = !settings.isDisabled
    applyIndicators(settings)
    let own = settings.outermost
    if own.contentMargins != margins {
      margins = own.contentMargins
      setMargins(margins)
    }
    if own.defaultAnchor != anchor {
      anchor = own.defaultAnchor
      anchorDidChange()
    }
    window.setBarMargins(own.indicatorMargins)
    window.clipsChild = !own.isClipDisabled || rows != nil
    applyTargets(own.targets)
    reports.set(own.observers)
    if let destination = own.destination, destination != self.destination {
      self.destination = destination
      move(to: destination)
    }
    if own.position != nil || own.defaultAnchor != nil { follow() }
    if let position = own.position, position.id != latest {
      latest = position.id
      if let id = position.id { move(to: id, anchor: position.anchor) }
    }
    if own.defaultAnchor != nil, own.position?.id == nil { moveToAnchor() }
  }

  private func applyIndicators(_ settings: ScrollSettings) {
    let visibilities: [(Axis.Set, ScrollIndicatorVisibility)] = [
      (.horizontal, settings.horizontalIndicators), (.vertical, settings.verticalIndicators),
    ]
    var hidden: Axis.Set = []
    for (axis, visibility) in visibilities
    where settings.isDisabled || visibility.isHidden || visibility == .automatic && !showsIndicators {
      hidden.insert(axis)
    }
    window.setHidesBars(hidden)
    window.keepsBarsVisible = visibilities.contains { $0.1 == .visible && axes().contains($0.0) }
  }

  // MARK: Targets

  private func applyTargets(_ behavior: (any ScrollTargetBehavior)?) {
    self.behavior = behavior
    guard behavior != nil else { return window.setSteps(nil, end: nil) }
    // GTK starts to decelerate after the end, and the views have their places after a layout pass.
    window.setSteps(
      { [weak self] in self?.step(on: $0, by: $1) ?? false },
      end: { [weak self] in self?.window.afterNextLayout { [weak self] in self?.rest() } })
  }

  private func step(on axis: Axis, by notches: Double) -> Bool {
    let steps = motion.wholeSteps(notches)
    guard steps != 0, let behavior else { return true }
    glidesForProgram = false
    let now = motion.destination(on: axis)
    guard behavior is PagingScrollTargetBehavior || behavior is ViewAlignedScrollTargetBehavior else {
      guard let next = behavior.step(from: now, by: steps, on: axis, in: window.geometry) else { return false }
      motion.glide(to: next, on: axis)
      pause?.cancel()
      pause = Task { [weak self] in
        try? await Task.sleep(for: .milliseconds(400))
        if !Task.isCancelled { self?.rest() }
      }
      return true
    }
    if behavior is ViewAlignedScrollTargetBehavior, let row = targets.rowBefore(steps: steps) {
      rows?.view.scrollToRow(at: row)
      return true
    }
    let offsets = targets.offsets(behavior, on: axis, around: now)
    let next = steps > 0 ? offsets.first { $0 > now + 1 } : offsets.last { $0 < now - 1 }
    guard let next else { return false }
    motion.glide(to: next, on: axis)
    return true
  }

  private func rest() {
    guard let behavior else { return }
    let axis = mainAxis
    let now = window.offset(on: axis)
    let offsets = targets.offsets(behavior, on: axis, around: now)
    glidesForProgram = false
    if let nearest = offsets.min(by: { abs($0 - now) < abs($1 - now) }) { motion.glide(to: nearest, on: axis) }
  }

  // MARK: Position

  private func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    window.onScroll(
      on: mainAxis, offset: { [weak self] in self?.offsetDidChange() }, length: { [weak self] in self?.moveToAnchor() })
  }

  private func move(to id: AnyHashable, anchor: UnitPoint?) {
    ownMovements += 1
    targets.scroll(to: id, anchor: anchor)
    // The target moves after the update, once the view has its place.
    window.afterNextLayout { [weak self] in
      self?.window.afterNextLayout { [weak self] in self?.ownMovements -= 1 }
    }
  }

  private func move(to destination: ScrollDestination) {
    let isAnimated = Transaction.current?.animation != nil
    // The content of the update has its size after a layout pass.
    window.afterNextLayout { [weak self] in
      guard let self else { return }
      ownMovements += 1
      defer { ownMovements -= 1 }
      for axis in Axis.allCases {
        guard let offset = destination.offset(on: axis, last: window.lastOffset(on: axis)) else { continue }
        if isAnimated, axis == mainAxis {
          glidesForProgram = true
          motion.glide(to: offset, on: axis)
        } else {
          window.setOffset(offset, on: axis)
        }
      }
    }
  }

  private var isMovedByProgram: Bool { ownMovements > 0 || glidesForProgram && motion.isMoving }

  private func offsetDidChange() {
    guard ownMovements == 0 else { return }
    if let anchor = anchorOffset {
      // A new size of the view is not a movement by the user.
      if isAtAnchor, currentLength != visibleLength { return moveToAnchor() }
      isAtAnchor = abs(window.offset(on: mainAxis) - anchor) < 1
    }
    guard !isReportScheduled, settings.outermost.position != nil else { return }
    isReportScheduled = true
    window.afterLayout { [weak self] in self?.report() }
  }

  /// The length of the visible area.
  private var currentLength: Double { mainAxis == .vertical ? window.height : window.width }

  private func report() {
    isReportScheduled = false
    guard ownMovements == 0, let position = settings.outermost.position,
      let id = targets.current(anchor: position.anchor), id != latest
    else { return }
    latest = id
    position.set(id)
  }

  /// The offset of the default anchor.
  private var anchorOffset: Double? {
    let axis = mainAxis
    let anchor = settings.outermost.defaultAnchor
    return (axis == .vertical ? anchor?.y : anchor?.x).map { window.lastOffset(on: axis) * $0 }
  }

  private func moveToAnchor() {
    guard isAtAnchor, settings.outermost.defaultAnchor != nil else { return }
    window.afterLayout { [weak self] in
      guard let self, isAtAnchor, let offset = anchorOffset else { return }
      visibleLength = currentLength
      ownMovements += 1
      // GTK ignores the first step of a list from its start.
      if rows != nil, offset > 0 { window.setOffset(offset - 1, on: mainAxis) }
      window.setOffset(offset, on: mainAxis)
      ownMovements -= 1
    }
  }
}
