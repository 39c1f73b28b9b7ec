import GtkBridge
import HomeCore

/// The list of books, or the reason why it is empty.
struct BookListContent: View {
  @ObservedObject var viewModel: AnyViewModel<BookListState, BookListInput>
  let service: any BookService
  let importBooks: () -> Void

  var body: some View {
    let list = viewModel.list
    if let failure = list.failure {
      StatusPage(failure: failure, title: String(localized: "No Books to Show")) { viewModel.trigger(.retry) }
    } else if list.isDisconnected {
      StatusPage(disconnected: String(localized: "No Books to Show"))
    } else if list.isKnownEmpty {
      if SearchText.words(of: viewModel.query.text).isEmpty {
        StatusPage(
          icon: AppScreen.books.icon, title: String(localized: "No Books Yet"),
          description: String(localized: "Books that you import are for sale here."),
          actionTitle: String(localized: "Import…"), action: importBooks)
      } else {
        StatusPage(
          icon: "system-search-symbolic", title: String(localized: "No Books Found"),
          description: String(localized: "Try another word, or the beginning of one."),
          actionTitle: String(localized: "Show All Books")
        ) { viewModel.trigger(.search("")) }
      }
    } else if list.elements.isEmpty {
      LoadingPage()
    } else {
      ScrollViewReader { proxy in
        List {
          ForEach(list.elements) { book in
            NavigationLink(
              destination: NavigationLazyView(
                BookDetailView(service: service, bookId: book.id, title: book.title) { viewModel.trigger(.open(.cart)) }
              )
            ) { BookRow(book: book) }
            .contextMenu {
              Button(String(localized: "Add to Cart")) { viewModel.trigger(.addToCart(bookId: book.id)) }
            }
            .onAppear { if book.id == viewModel.books.last?.id { viewModel.trigger(.loadMore) } }
          }
          if list.hasFooter { PageFooter(phase: list.phase) { viewModel.trigger(.retry) } }
        }
        .listStyle(.plain)
        .onChange(of: list.generation) { _ in
          if let first = viewModel.books.first { proxy.scrollTo(first.id) }
        }
      }
    }
  }
}

/// A row for a book. With large text, the price moves below the author to leave room for the title.
struct BookRow: View {
  let book: Book
  @Environment(\.textScale) private var textScale

  var body: some View {
    let isLarge = textScale > 1.4
    HStack(spacing: 12) {
      CoverView(name: book.imageName, width: 40, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
          .lineLimit(2)
        Text(book.author)
          .foregroundColor(.secondary)
          .lineLimit(isLarge ? 2 : 1)
        if isLarge { price }
      }
      Spacer()
      if !isLarge { price }
    }
    .clamped()
  }

  private var price: some View {
    Text(book.price.formatted(.won))
      .fontWeight(.semibold)
  }
}
