import GtkBridge

extension View {
  /// Changes the drawing of the view by its place in the scrollable view, while it appears and disappears by scrolling.
  ///
  /// ```swift
  /// CardView(card: card)
  ///   .scrollTransition { content, phase in
  ///     content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
  ///   }
  /// ```
  ///
  /// Mirrors SwiftUI's `scrollTransition(_:axis:transition:)`.
  ///
  /// - Parameters:
  ///   - configuration: How the view changes between its phases.
  ///   - axis: The axis on which the view scrolls.
  ///   - transition: The change in a phase.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis = .vertical,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the drawing of the view by its place in the scrollable view, with a configuration for each end.
  ///
  /// Mirrors SwiftUI's `scrollTransition(topLeading:bottomTrailing:axis:transition:)`.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis = .vertical,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(axis: axis, topLeading: topLeading, bottomTrailing: bottomTrailing) {
        transition(EmptyVisualEffect(), $0)._changes
      })
  }
}

/// The place of a view in its scrollable view.
///
/// Mirrors SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view disappears at the top or at the leading edge.
  case topLeading
  /// The view is visible.
  case identity
  /// The view appears at the bottom or at the trailing edge.
  case bottomTrailing

  /// Indicates whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// −1, 0 or 1 for the three phases.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The change of a view between the phases of a scroll transition.
///
/// Mirrors SwiftUI's `ScrollTransitionConfiguration`.
public struct ScrollTransitionConfiguration: Sendable {
  /// The part of the view that must be visible.
  ///
  /// Mirrors SwiftUI's `ScrollTransitionConfiguration.Threshold`.
  public struct Threshold: Sendable {
    let part: Double

    /// Any part of the view.
    public static let hidden = Threshold(part: 0.001)
    /// The whole view.
    public static let visible = Threshold(part: 0.999)
    /// The middle of the view.
    public static let centered = Threshold(part: 0.5)
    /// A part of the view, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0.001), 0.999)) }
  }

  enum Kind {
    case none, interactive
    case animated(Animation)
  }

  let kind: Kind
  var threshold = Threshold.visible

  /// The view changes at the threshold with the default animation.
  public static let animated = animated(.default)
  /// The view changes gradually with its visible part.
  public static let interactive = ScrollTransitionConfiguration(kind: .interactive)
  /// The view does not change.
  public static let identity = ScrollTransitionConfiguration(kind: .none)

  /// The view changes at the threshold with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation))
  }

  /// Returns the configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var changed = self
    changed.threshold = threshold
    return changed
  }
}

private struct ScrollTransitionModifier: ViewModifier {
  @State private var changes: [_VisualChange] = []
  let axis: Axis
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let transition: (ScrollTransitionPhase) -> [_VisualChange]

  /// The progress of a view in a phase: from 0, visible, to 1.
  private struct Progress: Equatable {
    var phase = ScrollTransitionPhase.identity
    var part = 0.0
  }

  func body(content: Content) -> some View {
    changes.reduce(AnyView(content)) { $1.applied(to: $0) }
      .onGeometryChange(for: Progress.self, of: progress) { old, new in
        let configuration =
          (new.phase == .identity ? old.phase : new.phase) == .topLeading ? topLeading : bottomTrailing
        if case .animated(let animation) = configuration.kind, old != new {
          withAnimation(animation) { changes = transition(new.phase) }
        } else {
          changes = changes(new)
        }
      }
  }

  private func progress(_ proxy: GeometryProxy) -> Progress {
    guard let visible = proxy.bounds(of: .scrollView) else { return Progress() }
    let (length, before, after) =
      axis == .vertical
      ? (proxy.size.height, visible.minY, proxy.size.height - visible.maxY)
      : (proxy.size.width, visible.minX, proxy.size.width - visible.maxX)
    guard length > 0 else { return Progress() }
    func part(_ hidden: Double, _ configuration: ScrollTransitionConfiguration) -> Double {
      // The phase is complete when no part of the view is visible.
      let begin = 1 - configuration.threshold.part
      let part = (hidden / length - begin) / max(1 - begin, 0.001)
      switch configuration.kind {
      case .none: return 0
      case .interactive: return min(max(part, 0), 1)
      case .animated: return part > 0.001 ? 1 : 0
      }
    }
    let (top, bottom) = (part(before, topLeading), part(after, bottomTrailing))
    if top > 0, top >= bottom { return Progress(phase: .topLeading, part: top) }
    return bottom > 0 ? Progress(phase: .bottomTrailing, part: bottom) : Progress()
  }

  private func changes(_ progress: Progress) -> [_VisualChange] {
    let identity = transition(.identity)
    guard progress.part > 0 else { return identity }
    let complete = transition(progress.phase)
    guard progress.part < 1, identity.count == complete.count else { return complete }
    return zip(identity, complete).map { $0.mixed(with: $1, progress.part) }
  }
}

extension _VisualChange {
  /// Returns a change between this one and another of the same kind.
  fileprivate func mixed(with other: _VisualChange, _ part: Double) -> _VisualChange {
    func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    func mixed(_ from: CGSize, _ to: CGSize) -> CGSize {
      CGSize(width: mixed(from.width, to.width), height: mixed(from.height, to.height))
    }
    func mixed(_ from: Angle, _ to: Angle) -> Angle { .radians(mixed(from.radians, to.radians)) }
    switch (self, other) {
    case (.offset(let from), .offset(let to)): return .offset(mixed(from, to))
    case (.scale(let from, _), .scale(let to, let anchor)): return .scale(mixed(from, to), anchor)
    case (.rotation(let from, _), .rotation(let to, let anchor)): return .rotation(mixed(from, to), anchor)
    case (.opacity(let from), .opacity(let to)): return .opacity(mixed(from, to))
    case (.blur(let from), .blur(let to)): return .blur(mixed(from, to))
    case (.brightness(let from), .brightness(let to)): return .brightness(mixed(from, to))
    case (.contrast(let from), .contrast(let to)): return .contrast(mixed(from, to))
    case (.saturation(let from), .saturation(let to)): return .saturation(mixed(from, to))
    case (.grayscale(let from), .grayscale(let to)): return .grayscale(mixed(from, to))
    case (.hueRotation(let from), .hueRotation(let to)): return .hueRotation(mixed(from, to))
    default: return other
    }
  }
}
