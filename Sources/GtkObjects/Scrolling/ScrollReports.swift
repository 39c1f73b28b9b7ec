import Foundation
import Graphics

/// An observer of the outermost scrollable view inside a modifier.
@MainActor
package final class ScrollObserver {
  package var geometryDidChange: ((ScrollGeometry) -> Void)?
  package var phaseDidChange: ((_ old: ScrollPhase, _ new: ScrollPhase, ScrollGeometry) -> Void)?

  package init() {}
}

/// A scroll target for a scrollable view.
package struct ScrollDestination: Equatable {
  /// The edge to scroll to, or `nil` for offsets.
  package var edge: Edge?
  package var x: Double?
  package var y: Double?
  /// Makes each request different from the others.
  package var number = 0

  package init(edge: Edge? = nil, x: Double? = nil, y: Double? = nil, number: Int) {
    (self.edge, self.x, self.y, self.number) = (edge, x, y, number)
  }

  /// Returns the offset on an axis, or `nil` if the axis does not move.
  package func offset(on axis: Axis, last: Double) -> Double? {
    let offset: Double? =
      switch (edge, axis) {
      case (.top, .vertical), (.leading, .horizontal): 0
      case (.bottom, .vertical), (.trailing, .horizontal): last
      case (.some, _): nil
      case (nil, .vertical): y
      case (nil, .horizontal): x
      }
    return offset.map { min(max($0, 0), last) }
  }
}

/// The reports of a scrollable view to its observers.
@MainActor
package final class ScrollReports {
  private let window: Gtk.ScrolledWindow
  private var observers: [ScrollObserver] = []
  private var geometry: ScrollGeometry?
  private var phase = ScrollPhase.idle
  private var isScheduled = false
  private var isFollowing = false
  /// The task that ends the phase some time after the last movement.
  private var rest: Task<Void, Never>?
  /// Returns whether the program is moving the view.
  private let isMovedByProgram: () -> Bool

  /// The time without movement after which the view counts as idle.
  private static let pause = Duration.milliseconds(120)

  package init(of window: Gtk.ScrolledWindow, isMovedByProgram: @escaping () -> Bool) {
    self.window = window
    self.isMovedByProgram = isMovedByProgram
  }

  package func set(_ observers: [ScrollObserver]) {
    self.observers = observers
    guard !observers.isEmpty, !isFollowing else { return }
    isFollowing = true
    for axis in Axis.allCases {
      window.onScroll(
        on: axis, offset: { [weak self] in self?.didMove() }, length: { [weak self] in self?.schedule() })
    }
    schedule()
  }

  package func stop() {
    observers = []
    rest?.cancel()
  }

  private func didMove() {
    guard !observers.isEmpty else { return }
    schedule()
    // The first layout sets the offset of the view. This is no movement.
    guard geometry != nil else { return }
    setPhase(isMovedByProgram() ? .animating : .interacting)
    rest?.cancel()
    rest = Task { [weak self] in
      try? await Task.sleep(for: Self.pause)
      if !Task.isCancelled { self?.setPhase(.idle) }
    }
  }

  private func setPhase(_ new: ScrollPhase) {
    guard new != phase else { return }
    let old = phase
    phase = new
    let now = window.geometry
    for observer in observers { observer.phaseDidChange?(old, new, now) }
  }

  private func schedule() {
    guard !isScheduled, !observers.isEmpty else { return }
    isScheduled = true
    window.afterLayout { [weak self] in self?.report() }
  }

  private func report() {
    isScheduled = false
    let now = window.geometry
    guard now != geometry, now.containerSize != .zero else { return }
    geometry = now
    for observer in observers { observer.geometryDidChange?(now) }
  }
}

extension Gtk.ScrolledWindow {
  /// The offset and the sizes of the content and of its visible part.
  package var geometry: ScrollGeometry {
    func both(_ value: (Axis) -> Double) -> (Double, Double) { (value(.horizontal), value(.vertical)) }
    let (x, y) = both(offset(on:))
    let (width, height) = both(pageLength(on:))
    let (lastX, lastY) = both(lastOffset(on:))
    return ScrollGeometry(
      contentOffset: CGPoint(x: x, y: y), contentSize: CGSize(width: lastX + width, height: lastY + height),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: width, height: height))
  }
}
