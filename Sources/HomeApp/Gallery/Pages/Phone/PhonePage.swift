import GtkBridge

/// Screens as they are written for the iPhone, without code for the desktop.
struct PhonePage: View {
  @State private var screen = PhoneScreen.feed

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        Picker("Screen", selection: $screen) {
          ForEach(PhoneScreen.allCases, id: \.self) { Text($0.title) }
        }
        .pickerStyle(.menu)
        content
          .frame(maxWidth: 390)
          .frame(height: 620)
          .clipShape(RoundedRectangle(cornerRadius: 24))
          .overlay(RoundedRectangle(cornerRadius: 24).strokeBorder(.gray.opacity(0.4)))
      }
      .padding(18)
      .frame(maxWidth: .infinity)
    }
  }

  @ViewBuilder private var content: some View {
    switch screen {
    case .feed: FeedScreen()
    case .signIn: SignInScreen()
    case .settings: SettingsScreen()
    case .carousel: CarouselScreen()
    case .notes: NotesScreen()
    case .chat: ChatScreen()
    }
  }
}

private enum PhoneScreen: CaseIterable {
  case feed, signIn, settings, carousel, notes, chat

  var title: String {
    switch self {
    case .feed: "Feed"
    case .signIn: "Sign In"
    case .settings: "Settings Form"
    case .carousel: "Cards"
    case .notes: "Floating Button"
    case .chat: "Chat"
    }
  }
}
