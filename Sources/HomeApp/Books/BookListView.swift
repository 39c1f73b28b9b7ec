import GtkBridge
import HomeCore

/// The book shop: books to search and sort, each of which opens, and the way to the cart and the orders.
struct BookListView: View {
  @ObservedObject var viewModel: AnyViewModel<BookListState, BookListInput>

  var body: some View {
    NavigationStack {
      VStack(spacing: 0) {
        BookControls(viewModel: viewModel)
          .padding()
        Divider()
        BookListContent(viewModel: viewModel)
      }
      .navigationTitle(String(localized: "Books"))
    }
    .onAppear { viewModel.trigger(.load) }
  }
}

/// What is looked for, in what order, and the way to the cart.
struct BookControls: View {
  @ObservedObject var viewModel: AnyViewModel<BookListState, BookListInput>

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        SearchField(String(localized: "Title or author"), text: search)
          .frame(maxWidth: .infinity)
        NavigationLink(destination: NavigationLazyView(CartView(service: viewModel.service))) {
          Image(icon: "package-x-generic-symbolic")
            .accessibilityHidden(true)
        }
        .accessibilityLabel(cartTitle)
        .help(cartTitle)
        .badge(viewModel.numberOfCartItems)
        NavigationLink(destination: NavigationLazyView(OrderHistoryView(service: viewModel.service))) {
          Image(icon: "document-open-recent-symbolic")
            .accessibilityHidden(true)
        }
        .accessibilityLabel(String(localized: "Orders"))
        .help(String(localized: "Orders"))
      }
      HStack {
        Text(count)
          .font(.caption)
          .foregroundColor(.secondary)
        Spacer()
        Picker(String(localized: "Order"), selection: order) {
          ForEach(BookQuery.Order.allCases, id: \.self) { order in
            Text(order.title).tag(order)
          }
        }
      }
    }
    .clamped()
  }

  private var search: Binding<String> {
    Binding(get: { viewModel.query.text }, set: { viewModel.trigger(.search($0)) })
  }

  private var order: Binding<BookQuery.Order> {
    Binding(get: { viewModel.query.order }, set: { viewModel.trigger(.sort($0)) })
  }

  private var count: String {
    guard let count = viewModel.totalCount else { return "" }
    return String(localized: "\(count) book", plural: "\(count) books", count: count)
  }

  private var cartTitle: String {
    let count = viewModel.numberOfCartItems
    return count == 0
      ? String(localized: "Cart")
      : String(localized: "Cart, \(count) book", plural: "Cart, \(count) books", count: count)
  }
}

/// The books, or why there are none.
struct BookListContent: View {
  @ObservedObject var viewModel: AnyViewModel<BookListState, BookListInput>

  var body: some View {
    let list = viewModel.list
    if let failure = list.failure {
      StatusPage(failure: failure, title: String(localized: "No Books to Show")) { viewModel.trigger(.retry) }
    } else if list.isKnownEmpty {
      if SearchText.words(of: viewModel.query.text).isEmpty {
        StatusPage(
          icon: "accessories-dictionary-symbolic", title: String(localized: "No Books Yet"),
          description: String(localized: "Books that you import are for sale here."))
      } else {
        StatusPage(
          icon: "system-search-symbolic", title: String(localized: "No Books Found"),
          description: String(localized: "Try another word, or the beginning of one."))
      }
    } else if list.elements.isEmpty {
      LoadingPage()
    } else {
      List {
        ForEach(list.elements) { book in
          NavigationLink(
            destination: NavigationLazyView(BookDetailView(service: viewModel.service, bookId: book.id))
          ) {
            BookRow(book: book)
          }
          .onAppear { if book.id == viewModel.books.last?.id { viewModel.trigger(.loadMore) } }
        }
        PageFooter(phase: list.phase) { viewModel.trigger(.retry) }
      }
    }
  }
}

/// A book in a list.
struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      CoverView(name: book.imageName, width: 40, height: 56)
      VStack(alignment: .leading, spacing: 2) {
        Text(book.title)
          .font(.headline)
          .lineLimit(1)
        Text(book.author)
          .foregroundColor(.secondary)
          .lineLimit(1)
      }
      Spacer()
      Text(book.price.formatted(.won))
        .fontWeight(.semibold)
    }
    .padding(.vertical, 4)
    .clamped()
  }
}

extension BookQuery.Order {
  /// What people call the order.
  var title: String {
    switch self {
    case .title: String(localized: "Title", context: "order of books")
    case .author: String(localized: "Author", context: "order of books")
    case .priceAscending: String(localized: "Cheapest First")
    case .priceDescending: String(localized: "Dearest First")
    }
  }
}
