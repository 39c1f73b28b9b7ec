/// A scene with a single window.
///
/// Mirrors SwiftUI's `Window`. As the first scene of an application it opens at launch; otherwise
/// ``EnvironmentValues/openWindow`` opens it, or brings it to the front. UIKit's window is `UIWindow`.
public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let description: SceneDescription

  public var _tree: some View { SceneRegistration(description: description) }

  /// Creates a window with a title, which a screen inside may change.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    description = SceneDescription(.single, id: id, title: String(title), content: content)
  }
}
