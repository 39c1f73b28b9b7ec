/// A type that provides the preview of a view.
///
/// Mirrors SwiftUI's `PreviewProvider`. The module SwiftUI finds the providers of a program: `Preview.declared`. A program
/// without that module lists them: `Preview(HomeView_Previews.self)`.
// No code refers to a provider by its name, so the optimiser would drop it.
@_alwaysEmitConformanceMetadata
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previewed view.
  associatedtype Previews: View

  /// The previewed view or views.
  @ViewBuilder static var previews: Previews { get }
}
