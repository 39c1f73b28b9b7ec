/// Describes how a view looks with no application around it.
///
/// Mirrors SwiftUI's `PreviewProvider`. Where Xcode finds providers by itself, a program here lists them:
/// `Preview(HomeView_Previews.self)`.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of view that is shown.
  associatedtype Previews: View

  /// The view, or several.
  @ViewBuilder static var previews: Previews { get }
}
