/// One change of what is seen in a container or a window, for the toolkit to show.
///
/// The change has already been made: the new screens are in the tree and have been told that they will appear. What is left
/// is to show it, and to call ``complete()`` when the first frame of the new state has been painted.
///
/// There is one transition under way in a container at a time. When another begins, or the container leaves the screen, the
/// one before it is over, and its ``complete()`` does nothing.
@preconcurrency @MainActor
public final class ScreenTransition {
  /// What kind of change it is, and so how it moves.
  public enum Kind: Sendable {
    /// A screen covers another in a ``NavigationController``.
    case push
    /// The screen below comes back in a ``NavigationController``.
    case pop
    /// Another tab is selected, or another column comes to the front.
    case select
    /// A controller is presented.
    case present
    /// One or more presented controllers go.
    case dismiss
    /// A child enters a container that is on screen; nothing moves.
    case embed
  }

  /// What kind of change it is.
  public let kind: Kind

  /// Whether it was asked to move. A transition that does not move is complete with its first painted frame.
  public let isAnimated: Bool

  /// The screens that go, those below first. With ``Kind/dismiss``, every controller that is dismissed is among them.
  public private(set) var from: [ViewController]

  /// The screens that come, those below first.
  public private(set) var to: [ViewController]

  private var finish: (() -> Void)?

  init(_ kind: Kind, from: [ViewController], to: [ViewController], animated: Bool) {
    self.kind = kind
    self.from = from
    self.to = to
    isAnimated = animated
  }

  /// Says what is to follow ``complete()``.
  func onCompletion(_ finish: @escaping () -> Void) {
    self.finish = finish
  }

  /// Reported by the host when the new state has been painted and nothing moves any more. Only the first call counts.
  public func complete() {
    let finish = finish
    abandon()
    finish?()
  }

  /// Lets go of everything without completing, because something else has taken this transition's place.
  func abandon() {
    finish = nil
    from = []
    to = []
  }
}

extension ScreenTransition.Kind {
  /// UIKit tells who arrives before who goes when a controller is presented or dismissed, and the other way round
  /// everywhere else.
  var completesArrivalFirst: Bool { self == .present || self == .dismiss }
}
