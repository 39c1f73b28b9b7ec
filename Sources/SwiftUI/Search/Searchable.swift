import GtkBridge
import GtkObjects

extension SearchFieldPlacement {
  /// When the field is visible.
  ///
  /// Mirrors SwiftUI's `SearchFieldPlacement.NavigationBarDrawerDisplayMode`. The field is always visible here.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Visible. On a phone, only until the user scrolls.
    case automatic
    /// Visible at all times.
    case always
  }

  /// Below the bar: above the searched view.
  public static var navigationBarDrawer: SearchFieldPlacement { .automatic }

  /// Below the bar: above the searched view.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    .automatic
  }
}

extension View {
  /// Adds a search field above the view, or to the window's header bar.
  ///
  /// ```swift
  /// List(found) { Text($0.name) }
  ///   .searchable(text: $query)
  ///   .searchScopes($kind) { ForEach(Kind.allCases) { Text($0.name).tag($0) } }
  ///   .searchSuggestions { ForEach(recent, id: \.self) { Text($0).searchCompletion($0) } }
  /// ```
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`, whose default placement is the toolbar.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableContent(text: text, placement: placement, prompt: searchPrompt(prompt)))
  }

  /// Adds a search field with a prompt.
  ///
  /// Mirrors SwiftUI's `searchable(text:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(verbatim: String(prompt)))
  }

  /// Adds a search field that has the focus while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableContent(
        text: text, placement: placement, prompt: searchPrompt(prompt), isPresented: isPresented))
  }

  /// Adds a search field with a prompt that has the focus while `isPresented` is true.
  ///
  /// Mirrors SwiftUI's `searchable(text:isPresented:placement:prompt:)`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(verbatim: String(prompt)))
  }

  /// Adds a search field with a prompt and suggestions.
  ///
  /// SwiftUI's older form of `searchSuggestions(_:)`.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol, Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions.
  ///
  /// SwiftUI's older form of `searchSuggestions(_:)`.
  public func searchable<Suggestions: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> Suggestions
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a choice of scopes below the search field around it, while the user searches.
  ///
  /// Mirrors SwiftUI's `searchScopes(_:scopes:)`.
  public func searchScopes<Value: Hashable, Scopes: View>(
    _ scope: Binding<Value>, @ViewBuilder scopes: () -> Scopes
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Adds a choice of scopes below the search field around it.
  ///
  /// Mirrors SwiftUI's `searchScopes(_:activation:_:)`.
  public func searchScopes<Value: Hashable, Scopes: View>(
    _ scope: Binding<Value>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
  ) -> some View {
    let views = scopes()
    let picker = Picker(Gtk.word(localized: "Search"), selection: scope) { views }
      .pickerStyle(.segmented).labelsHidden()
    return environment(
      \.searchScopes, SearchScopes(picker: AnyView(picker), isAlwaysShown: activation == .onSearchPresentation))
  }

  /// Adds suggestions to the search field around it, while the field has the focus.
  ///
  /// Mirrors SwiftUI's `searchSuggestions(_:)`.
  public func searchSuggestions<Suggestions: View>(@ViewBuilder _ suggestions: () -> Suggestions) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes the view a suggestion: a press completes the text of the search field.
  ///
  /// Mirrors SwiftUI's `searchCompletion(_:)`.
  public func searchCompletion(_ completion: String) -> some View {
    SearchSuggestion(label: self, completion: .text(completion))
  }

  /// Makes the view a suggestion: a press adds a token to the search field and clears its text.
  ///
  /// Mirrors SwiftUI's `searchCompletion(_:)`.
  public func searchCompletion<Token: Identifiable>(_ token: Token) -> some View {
    SearchSuggestion(label: self, completion: .token(token))
  }

  func searchPrompt(_ prompt: Text?) -> String { prompt?.content ?? Gtk.word(localized: "Search") }
}

/// When the scopes of a search are shown.
///
/// Mirrors SwiftUI's `SearchScopeActivation`.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// While the user searches.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// While the user searches.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// While the search field is visible.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

private struct SearchSuggestion<Label: View>: View {
  @Environment(\.searchCompletion) private var completion
  let label: Label
  let suggested: SuggestedCompletion

  init(label: Label, completion suggested: SuggestedCompletion) {
    self.label = label
    self.suggested = suggested
  }

  var body: some View {
    Button {
      completion?.perform(suggested)
    } label: {
      label.frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.borderless)
  }
}
