import GtkBridge

/// A change of previewed views, whose data all previews share.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() -> Library { .sample }
///
///   func body(content: Content, context: Library) -> some View { content.environmentObject(context) }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { LibraryView() }
/// ```
///
/// Mirrors SwiftUI's `PreviewModifier`. The view is shown once the data exists.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// The type of the shared data.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = PreviewModifierContent

  /// Returns the shared data. It is called once.
  static func makeSharedContext() async throws -> Context

  /// Returns the changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No data.
  public static func makeSharedContext() async throws {}
}

/// The view that a ``PreviewModifier`` changes.
///
/// Mirrors SwiftUI's `PreviewModifierContent`.
public struct PreviewModifierContent: View {
  fileprivate let content: AnyView

  public var body: some View { content }
}

extension PreviewModifier {
  func modified(_ view: AnyView) -> AnyView { AnyView(ModifiedPreview(content: view, modifier: self)) }
}

private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?
  @State private var error = ""

  init(content: AnyView, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
    let known = Modifier.Context.self == Void.self ? () as? Modifier.Context : SharedContexts.of(Modifier.self)
    _context = State(initialValue: known)
  }

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Text(verbatim: error).task { await load() }
    }
  }

  private func load() async {
    do {
      let made = try await Modifier.makeSharedContext()
      SharedContexts.set(made, of: Modifier.self)
      context = made
    } catch {
      self.error = "\(Modifier.self): \(error)"
    }
  }
}

/// The data of all modifiers of previews.
@MainActor
private enum SharedContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  static func of<Modifier: PreviewModifier>(_ type: Modifier.Type) -> Modifier.Context? {
    contexts[ObjectIdentifier(type)] as? Modifier.Context
  }

  static func set<Modifier: PreviewModifier>(_ context: Modifier.Context, of type: Modifier.Type) {
    contexts[ObjectIdentifier(type)] = context
  }
}
