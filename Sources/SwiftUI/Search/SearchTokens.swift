import GtkBridge

extension View {
  /// Adds a search field with tokens before its text. A press removes a token.
  ///
  /// Mirrors SwiftUI's `searchable(text:tokens:isPresented:placement:prompt:token:)` and the form without `isPresented`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    modifier(
      SearchableContent(
        text: text, placement: placement, prompt: searchPrompt(prompt), isPresented: isPresented,
        tokens: AnyView(SearchTokens(tokens: tokens, token: token)), addToken: tokens.adding))
  }

  /// Adds a search field with tokens and a prompt.
  ///
  /// Mirrors SwiftUI's `searchable(text:tokens:isPresented:placement:prompt:token:)` and the form without `isPresented`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a search field with tokens and a prompt.
  ///
  /// Mirrors SwiftUI's `searchable(text:tokens:isPresented:placement:prompt:token:)` and the form without `isPresented`.
  @_disfavoredOverload
  public func searchable<
    Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View, Prompt: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<Tokens>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Prompt,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(verbatim: String(prompt)), token: token)
  }

  /// Adds a search field with tokens, which it suggests while the user searches. A press on a suggested token adds it.
  ///
  /// Mirrors SwiftUI's `searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: prompt, token: token
    )
    .searchSuggestions {
      ForEach(suggestedTokens.wrappedValue) { element in token(element).searchCompletion(element) }
    }
  }

  /// Adds a search field with a prompt and tokens, which it suggests while the user searches.
  ///
  /// Mirrors SwiftUI's `searchable(text:tokens:suggestedTokens:isPresented:placement:prompt:token:)`.
  public func searchable<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>(
    text: Binding<String>, tokens: Binding<Tokens>, suggestedTokens: Binding<Tokens>,
    isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Tokens.Element) -> Token
  ) -> some View where Tokens.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// Adds an element of the collection's type that is not in it, and returns whether the type is right.
  fileprivate func adding(_ token: Any) -> Bool {
    guard let element = token as? Value.Element else { return false }
    if !wrappedValue.contains(where: { $0.id == element.id }) { wrappedValue.append(element) }
    return true
  }
}

/// The tokens of a search field. A press on a token removes it.
private struct SearchTokens<Tokens: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where Tokens.Element: Identifiable {
  let tokens: Binding<Tokens>
  let token: (Tokens.Element) -> Token

  var body: some View {
    HStack {
      ForEach(tokens.wrappedValue) { element in
        Button {
          tokens.wrappedValue.removeAll { $0.id == element.id }
        } label: {
          HStack {
            token(element)
            Image(systemName: "xmark").accessibilityHidden(true)
          }
        }
      }
    }
  }
}
