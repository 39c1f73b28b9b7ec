import GtkBridge

extension View {
  /// Binds the focus of the search field inside to a state.
  ///
  /// ```swift
  /// List(found) { Text($0) }.searchable(text: $query).searchFocused($isSearching)
  /// ```
  ///
  /// Mirrors SwiftUI's `searchFocused(_:)`.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    environment(\.searchFocus, Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
  }

  /// Binds the focus of the search field inside to a state, which has a value while the field has the focus.
  ///
  /// Mirrors SwiftUI's `searchFocused(_:equals:)`.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View {
    let isFocused = Binding {
      binding.wrappedValue == value
    } set: { isFocused in
      if isFocused { binding.wrappedValue = value } else if binding.wrappedValue == value { binding.wrappedValue = nil }
    }
    return environment(\.searchFocus, isFocused)
  }

  /// Has no effect: editors have no bar for finding text here.
  ///
  /// Mirrors SwiftUI's `findDisabled(_:)`.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Has no effect: editors have no bar for replacing text here.
  ///
  /// Mirrors SwiftUI's `replaceDisabled(_:)`.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// The state of the focus of the search field.
  var searchFocus: Binding<Bool>? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// The place of the suggestions of a search.
  ///
  /// Mirrors SwiftUI's `searchSuggestionsPlacement`. They are in a menu below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

/// A place of the suggestions of a search.
///
/// Mirrors SwiftUI's `SearchSuggestionsPlacement`.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// The default.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// The searched view.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  ///
  /// Mirrors SwiftUI's `SearchSuggestionsPlacement.Set`.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A menu below the field.
    public static let menu = Set(rawValue: 1)
    /// The searched view.
    public static let content = Set(rawValue: 2)
  }
}

extension View {
  /// Hides suggestions in some places.
  ///
  /// Mirrors SwiftUI's `searchSuggestions(_:for:)`. Suggestions are in a menu here.
  @ViewBuilder
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    if visibility == .hidden, placements.contains(.menu) { searchSuggestions { EmptyView() } } else { self }
  }
}
