import GtkBridge

/// A view with a search field, its scopes and its suggestions.
struct SearchableContent: ViewModifier {
  /// The parts that may have the keyboard focus.
  private enum Part { case field, scopes, suggestions }

  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.searchFocus) private var outerFocus
  @FocusState private var focus: Part?
  /// Indicates whether the user has started a search. The field of a new window has the focus before that.
  @State private var isActive = false
  /// The text that was chosen from the suggestions, which hides them.
  @State private var chosen: String?
  /// Indicates whether there are suggestions on screen.
  @State private var isSuggesting = false
  /// Indicates whether the pointer is over the field, so that a press has given it the focus.
  @State private var isFieldPointedAt = false
  /// Indicates whether the pointer is over the suggestions. They then remain while a press takes the focus from the
  /// field.
  @State private var isPointedAt = false
  @Binding var text: String
  let placement: SearchFieldPlacement
  let prompt: String
  var isPresented: Binding<Bool>?
  var tokens: AnyView?
  /// Adds a suggested token, and returns whether it has the type of the field's tokens.
  var addToken: ((Any) -> Bool)?

  private var isSearching: Bool { isActive || !text.isEmpty }

  private var showsSuggestions: Bool { (isActive || isPointedAt) && chosen != text }

  func body(content: Content) -> some View {
    parts(around: content.environment(\.isSearching, isSearching).environment(\.dismissSearch, dismiss))
      .onChange(of: isPresented?.wrappedValue ?? false, initial: true) { _, isWanted in
        if isWanted { begin() } else if isActive { end() }
      }
      .onChange(of: outerFocus?.wrappedValue ?? false) { _, isWanted in
        guard isWanted != (focus == .field) else { return }
        if isWanted { begin() } else { focus = nil }
      }
      .onChange(of: focus) { _, part in
        if part == .field, isFieldPointedAt { isActive = true }
        if part == nil { isActive = false }
        if let outerFocus, outerFocus.wrappedValue != (part == .field) { outerFocus.wrappedValue = part == .field }
      }
      .onChange(of: text) { if focus == .field { isActive = true } }
      .onChange(of: isActive) {
        if let isPresented, isPresented.wrappedValue != isActive { isPresented.wrappedValue = isActive }
        if isActive, text.isEmpty { chosen = nil }
      }
  }

  @ViewBuilder
  private func parts(around content: some View) -> some View {
    if placement.isInToolbar {
      VStack(spacing: 0) {
        scopePicker
        content.overlay(alignment: .top) { suggestionList }
      }
      .toolbar {
        // Wide enough for typing, and narrow enough for the narrowest window with its buttons.
        ToolbarItem(placement: .principal) { field.frame(minWidth: 120, maxWidth: 320) }
      }
    } else {
      VStack {
        field.padding(EdgeInsets(top: 6, leading: 6, bottom: 0, trailing: 6))
        scopePicker
        content.overlay(alignment: .top) { suggestionList }
      }
    }
  }

  private var field: some View {
    HStack {
      tokens
      SearchField(prompt, text: $text)
        .focused($focus, equals: .field)
        .onExitCommand(perform: end)
        // The scopes are between the field and the suggestions.
        .onKeyPress(.downArrow) {
          if isSuggesting { focus = .suggestions }
          return isSuggesting ? .handled : .ignored
        }
        .onHover { isFieldPointedAt = $0 }
    }
  }

  @ViewBuilder private var scopePicker: some View {
    if let scopes, scopes.isAlwaysShown || isSearching {
      scopes.picker
        .focused($focus, equals: .scopes)
        .onExitCommand(perform: end)
        .padding(.horizontal, 6)
    }
  }

  @ViewBuilder private var suggestionList: some View {
    if let suggestions, showsSuggestions {
      Group(subviews: suggestions) { suggestions in
        if !suggestions.isEmpty { panel(with: suggestions) }
      }
      .environment(\.searchCompletion, SearchCompletion(perform: choose))
    }
  }

  private func panel(with suggestions: SubviewsCollection) -> some View {
    VStack(alignment: .leading, spacing: 2) { suggestions }
      .padding(6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(UIColor.systemBackground))
      .cornerRadius(8)
      .shadow(radius: 4, y: 1)
      .focused($focus, equals: .suggestions)
      .onExitCommand(perform: end)
      .onHover { isPointedAt = $0 }
      .onAppear { isSuggesting = true }
      .onDisappear { isSuggesting = false }
      .padding(.horizontal, 6)
  }

  private func choose(_ completion: SuggestedCompletion) {
    switch completion {
    case .text(let completion): text = completion
    case .token(let token):
      guard addToken?(token) == true else { return }
      text = ""
    }
    chosen = text
    isPointedAt = false
    focus = .field
  }

  private func begin() {
    focus = .field
    isActive = true
  }

  private func end() {
    text = ""
    isActive = false
    focus = nil
    isPointedAt = false
  }

  private var dismiss: DismissSearchAction { DismissSearchAction(end: end) }
}
