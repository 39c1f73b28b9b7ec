/// A view in one of its states, with everything that it needs, and no application around it.
///
/// Has the part of SwiftUI's `#Preview`, as a value instead of a macro: a program lists its previews, and shows them with
/// ``Application/run(previewing:languages:)`` or draws them with ``snapshot(scheme:scale:)``.
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
  /// What a view that is being previewed can be told about.
  ///
  /// Mirrors SwiftUI's `PreviewTrait`.
  public enum Trait: Equatable, Sendable {
    /// As large as a phone-sized window: 480 × 560 points.
    case defaultLayout
    /// This large, in points.
    case fixedLayout(width: Double, height: Double)
    /// As large as the view is by itself.
    case sizeThatFitsLayout
  }

  /// The view's name, by which the command line knows it.
  public let name: String

  /// Which of its states is shown; empty where there is but one.
  public let state: String

  /// What the view belongs to, for the list of previews.
  public let group: String

  private let trait: Trait
  private let isReady: ([String]) -> Bool
  private let make: () -> AnyView

  /// Describes a preview.
  ///
  /// - Parameters:
  ///   - name: The view's name.
  ///   - state: Which of its states is shown.
  ///   - group: What the view belongs to.
  ///   - traits: How large it is.
  ///   - content: Makes the view, anew each time it is shown.
  ///   - isReady: Is given the texts on screen, and says whether all is there that a picture is to show: for views that load
  ///     what they show.
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

  /// Describes the preview of a provider, whose name without `_Previews` is the view's.
  public init<Provider: PreviewProvider>(_ provider: Provider.Type, group: String = "") {
    let name = "\(provider)"
    let suffix = "_Previews"
    self.init(
      name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name, group: group, content: { provider.previews })
  }

  /// Name and state: `HomeView/Hello`, or `HomeView` where there is but one.
  public nonisolated var id: String { state.isEmpty ? name : "\(name)/\(state)" }

  /// How large the view is, in points; `nil` where that is left to the view.
  public var size: CGSize? {
    switch trait {
    case .defaultLayout: CGSize(width: 480, height: 560)
    case .fixedLayout(let width, let height): CGSize(width: width, height: height)
    case .sizeThatFitsLayout: nil
    }
  }

  /// The view, made anew.
  public var content: AnyView { make() }

  /// Draws the preview when it is ready, without showing a window.
  ///
  /// - Throws: ``SnapshotError``.
  public func snapshot(scheme: ColorScheme = .light, scale: Double = 1) throws(SnapshotError) -> Snapshot {
    try Snapshot.snapshot(of: content, size: size, scheme: scheme, scale: scale, waitingUntil: isReady)
  }
}

extension Sequence<Preview> {
  /// The previews of a view, or the one of a view and a state: those whose ``Preview/name`` or ``Preview/id`` this is, however
  /// it is capitalised.
  @MainActor
  public func matching(_ name: String) -> [Preview] {
    filter { $0.name.lowercased() == name.lowercased() || $0.id.lowercased() == name.lowercased() }
  }
}
