import GtkBridge
import HomeCore

/// The details of a book, with a button that adds it to the cart.
struct BookDetailView: View {
  @StateObject private var viewModel: AnyViewModel<BookDetailState, BookDetailInput>
  private let title: String
  private let openCart: () -> Void

  /// Shows a book of a service. `title` is the screen's until the book is loaded.
  init(
    service: any BookService, bookId: Int, title: String = String(localized: "Book"),
    openCart: @escaping () -> Void = {}
  ) {
    (self.title, self.openCart) = (title, openCart)
    _viewModel = StateObject(wrappedValue: AnyViewModel(BookDetailViewModel(service: service, bookId: bookId)))
  }

  var body: some View {
    VStack {
      if let detail = viewModel.detail {
        BookDetailContent(detail: detail, viewModel: viewModel)
      } else if let failure = viewModel.phase.failure {
        StatusPage(failure: failure, title: String(localized: "This Book Cannot Be Shown")) {
          viewModel.trigger(.retry)
        }
      } else if viewModel.phase == .disconnected {
        StatusPage(disconnected: String(localized: "This Book Cannot Be Shown"))
      } else {
        LoadingPage()
      }
    }
    .navigationTitle(viewModel.detail?.book.title ?? title)
    .toolbar { CartLink(count: viewModel.numberOfCartItems, open: openCart) }
    .onAppear { viewModel.trigger(.load) }
  }
}

struct BookDetailContent: View {
  let detail: BookDetail
  @ObservedObject var viewModel: AnyViewModel<BookDetailState, BookDetailInput>

  var body: some View {
    ScrollView {
      VStack(spacing: 18) {
        CoverView(name: detail.book.imageName, width: 160, height: 224)
        VStack(spacing: 4) {
          Text(detail.book.title)
            .font(.title.bold())
            .multilineTextAlignment(.center)
          Text(detail.book.author)
            .foregroundColor(.secondary)
            .multilineTextAlignment(.center)
        }
        Text(detail.book.price.formatted(.won))
          .font(.title2)
        VStack(spacing: 6) {
          WorkButton(String(localized: "Add to Cart"), phase: viewModel.adding) { viewModel.trigger(.addToCart) }
            .pill()
          if let failure = viewModel.failure {
            Text(failure)
              .foregroundColor(.red)
              .multilineTextAlignment(.center)
          } else {
            // Always part of the layout, so that the content below does not move when the text appears.
            Text(inCart)
              .font(.caption)
              .foregroundColor(.secondary)
              .opacity(viewModel.quantityInCart > 0 ? 1 : 0)
              .accessibilityHidden(viewModel.quantityInCart == 0)
          }
        }
        .accessibilityAddTraits(.updatesFrequently)
        .announced(viewModel.failure ?? (viewModel.quantityInCart > 0 ? inCart : ""))
        if !detail.summary.isEmpty {
          Text(detail.summary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        Section {
          // These fields are optional in imported books.
          if !detail.publisher.isEmpty {
            DetailRow(title: String(localized: "Publisher"), value: detail.publisher)
          }
          if detail.year > 0 {
            // Plain interpolation, because a year has no grouping separators.
            DetailRow(title: String(localized: "Published"), value: "\(detail.year)")
          }
          if detail.pageCount > 0 {
            DetailRow(title: String(localized: "Pages"), value: detail.pageCount.formatted(.number.locale(.user)))
          }
        }
      }
      .padding(24)
      .boxedSections()
      .clamped(560)
    }
  }

  private var inCart: String {
    let count = viewModel.quantityInCart
    return String(localized: "\(count) in the cart", plural: "\(count) in the cart", count: count)
  }
}

struct DetailRow: View {
  let title: String
  let value: String

  var body: some View {
    HStack {
      Text(title)
        .foregroundColor(.secondary)
      Spacer()
      Text(value)
        .lineLimit(1)
    }
  }
}
