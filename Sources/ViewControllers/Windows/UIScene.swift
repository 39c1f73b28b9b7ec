import Foundation

/// A part of the program that has windows.
///
/// Mirrors `UIScene`. The program has one, a ``UIWindowScene``.
@preconcurrency @MainActor
public class UIScene: nonisolated Hashable {
  /// The delegate and the session, for the module above.
  package final var details: AnyObject?

  fileprivate init() {}

  /// Returns whether two scenes are the same object.
  public nonisolated static func == (first: UIScene, second: UIScene) -> Bool { first === second }

  /// Hashes the identity of the scene.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The windows of the program.
///
/// Mirrors `UIWindowScene`. The program has one: on the desktop, its windows belong together.
public final class UIWindowScene: UIScene {
  package static let shared = UIWindowScene()

  /// A window size that suits most content.
  package nonisolated static let usualSize = CGSize(width: 800, height: 600)
}
