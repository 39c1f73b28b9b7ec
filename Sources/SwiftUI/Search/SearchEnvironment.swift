import GtkBridge

/// An action that ends a search: it clears the text and leaves the field.
///
/// Mirrors SwiftUI's `DismissSearchAction`.
public struct DismissSearchAction {
  var end: (@MainActor () -> Void)?

  /// Ends the search.
  @preconcurrency @MainActor
  public func callAsFunction() { end?() }
}

extension EnvironmentValues {
  /// Indicates whether the user is searching: the field has the focus or contains text.
  ///
  /// Mirrors SwiftUI's `isSearching`.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// The action that ends the search around the view.
  ///
  /// Mirrors SwiftUI's `dismissSearch`.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }

  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

/// The scopes of a search.
struct SearchScopes {
  let picker: AnyView
  /// Indicates whether the scopes are shown before the user searches.
  let isAlwaysShown: Bool
}

/// The action of a suggestion.
struct SearchCompletion {
  let perform: @MainActor (SuggestedCompletion) -> Void
}

/// The completion that a suggestion adds to a search.
enum SuggestedCompletion {
  case text(String)
  case token(Any)
}

private struct IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}

private struct SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private struct SearchCompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletion? { nil }
}
