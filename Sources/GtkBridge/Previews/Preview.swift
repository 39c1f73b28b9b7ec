/// A view in one of its states, independent of an application.
///
/// Corresponds to SwiftUI's `#Preview`, as a value. The module SwiftUI has the macro, and finds the previews of a program. A
/// program without that module lists its previews, and shows them with ``Application/run(previewing:languages:)`` or draws them with ``snapshot(scheme:scale:)``.
///
/// ```swift
/// extension Preview {
///   static let all = [
///     Preview("HomeView", "Hello", group: "Home") { HomeView(viewModel: .hello) },
///     Preview("CartView", "Empty", group: "Shop", traits: .fixedLayout(width: 360, height: 560)) {
///       CartView(service: MockBookService(books: []))
///     } readyWhen: { texts in
///       texts.contains("The Cart Is Empty")
///     },
///   ]
/// }
/// ```
@preconcurrency @MainActor
public struct Preview: Identifiable {
  /// The layout of a preview.
  ///
  /// Mirrors SwiftUI's `PreviewTrait`.
  public enum Trait: Equatable, Sendable {
    /// The default size of a window: 480 × 560 points.
    case defaultLayout
    /// A fixed size in points.
    case fixedLayout(width: Double, height: Double)
    /// The natural size of the view.
    case sizeThatFitsLayout
  }

  /// The name of the view, which the command line uses.
  public let name: String

  /// The name of the state, or an empty string if there is only one.
  public let state: String

  /// The name of the group in the list of previews.
  public let group: String

  private let trait: Trait
  private let isReady: ([String]) -> Bool
  private let make: () -> AnyView

  /// Creates a preview.
  ///
  /// - Parameters:
  ///   - name: The name of the view.
  ///   - state: The name of the state.
  ///   - group: The name of the group.
  ///   - traits: The layout.
  ///   - content: A closure that returns a new view each time the preview is shown.
  ///   - isReady: A closure that receives the texts on screen and returns whether the view has finished loading its
  ///     content.
  public init<Content: View>(
    _ name: String, _ state: String = "", group: String = "", traits: Trait = .defaultLayout,
    @ViewBuilder content: @escaping () -> Content, readyWhen isReady: @escaping ([String]) -> Bool = { _ in true }
  ) {
    self.name = name
    self.state = state
    self.group = group
    trait = traits
    self.isReady = isReady
    make = { AnyView(content()) }
  }

  /// Creates a preview from a provider. The provider's name without `_Previews` is the name of the view.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type, group: String = "") {
    let name = "\(provider)"
    let suffix = "_Previews"
    self.init(
      name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name, group: group, content: { provider.previews })
  }

  /// The name and the state: `HomeView/Hello`, or `HomeView` if there is only one state.
  public nonisolated var id: String { state.isEmpty ? name : "\(name)/\(state)" }

  /// The size of the view in points, or `nil` for its natural size.
  public var size: CGSize? {
    switch trait {
    case .defaultLayout: CGSize(width: 480, height: 560)
    case .fixedLayout(let width, let height): CGSize(width: width, height: height)
    case .sizeThatFitsLayout: nil
    }
  }

  /// A new view.
  public var content: AnyView { make() }

  /// Draws the preview once it is ready, without showing a window.
  ///
  /// - Throws: ``SnapshotError``.
  public func snapshot(scheme: ColorScheme = .light, scale: Double = 1) throws(SnapshotError) -> Snapshot {
    try Snapshot.snapshot(of: content, size: size, scheme: scheme, scale: scale, waitingUntil: isReady)
  }
}

extension Sequence<Preview> {
  /// Returns the previews whose ``Preview/name`` or ``Preview/id`` matches a name, ignoring case.
  @MainActor
  public func matching(_ name: String) -> [Preview] {
    filter { $0.name.lowercased() == name.lowercased() || $0.id.lowercased() == name.lowercased() }
  }
}
