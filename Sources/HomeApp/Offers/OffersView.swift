import GtkBridge
import HomeCore

/// What convenience stores offer: by chain and promotion, in an order, page by page.
///
/// It runs with any view model of its protocol, makes it once and owns it. The views inside read it from the environment
/// and keep nothing themselves.
struct OffersView<ViewModel: OffersViewModelRepresentable>: View {
  @StateObject private var viewModel: ViewModel

  /// Keeps the expression that makes the view model, which is read once for as long as the screen is there.
  init(viewModel: @autoclosure @escaping () -> ViewModel) {
    _viewModel = StateObject(wrappedValue: viewModel())
  }

  var body: some View {
    VStack(spacing: 0) {
      OffersFilters<ViewModel>()
        .padding()
      Divider()
      OffersContent<ViewModel>()
    }
    .environmentObject(viewModel)
    .onAppear {
      viewModel.trigger(.fetchProducts)
      viewModel.trigger(.fetchCount)
    }
  }
}

/// Which offers are seen, in what order, and how many there are.
struct OffersFilters<ViewModel: OffersViewModelRepresentable>: View {
  @EnvironmentObject private var viewModel: ViewModel

  var body: some View {
    VStack(spacing: 6) {
      HStack {
        Picker(String(localized: "Store"), selection: store) {
          Text(String(localized: "All Stores")).tag(ConvenienceStore?.none)
          ForEach(ConvenienceStore.allCases) { store in
            Text(store.name).tag(ConvenienceStore?.some(store))
          }
        }
        Picker(String(localized: "Promotion"), selection: promotion) {
          Text(String(localized: "All Offers")).tag(Promotion?.none)
          ForEach(Promotion.allCases) { promotion in
            Text(promotion.rawValue).tag(Promotion?.some(promotion))
          }
        }
        Spacer()
      }
      HStack {
        Text(count)
          .font(.caption)
          .foregroundColor(.secondary)
        Spacer()
        Button(isAscending ? String(localized: "Cheapest First") : String(localized: "Dearest First")) {
          viewModel.trigger(.changeOrder)
        }
        Button {
          viewModel.trigger(.refresh)
        } label: {
          Image(icon: "view-refresh-symbolic")
            .accessibilityHidden(true)
        }
        .accessibilityLabel(String(localized: "Refresh"))
        .help(String(localized: "Refresh"))
      }
    }
    .clamped()
  }

  private var configuration: ProductConfiguration { viewModel.state.productConfiguration }

  private var isAscending: Bool { configuration.order == .priceAscending }

  private var store: Binding<ConvenienceStore?> {
    Binding(get: { configuration.store }, set: { viewModel.trigger(.changeConvenienceStore($0)) })
  }

  private var promotion: Binding<Promotion?> {
    Binding(get: { configuration.promotion }, set: { viewModel.trigger(.changePromotion($0)) })
  }

  private var count: String {
    guard let count = viewModel.state.totalCount else { return "" }
    return String(localized: "\(count) offer", plural: "\(count) offers", count: count)
  }
}

/// The offers, or why there are none.
struct OffersContent<ViewModel: OffersViewModelRepresentable>: View {
  @EnvironmentObject private var viewModel: ViewModel

  var body: some View {
    let list = viewModel.state.list
    if let failure = list.failure {
      StatusPage(failure: failure, title: String(localized: "No Offers to Show")) { viewModel.trigger(.retry) }
    } else if list.isKnownEmpty {
      StatusPage(
        icon: AppScreen.offers.icon, title: String(localized: "No Offers"),
        description: String(localized: "Choose another store or promotion."))
    } else if list.elements.isEmpty {
      LoadingPage()
    } else {
      List {
        ForEach(list.elements) { product in
          ProductRow(product: product)
            .onAppear { if product.id == viewModel.state.products.last?.id { viewModel.trigger(.loadMoreProducts) } }
        }
        PageFooter(phase: list.phase) { viewModel.trigger(.retry) }
      }
    }
  }
}

/// An offer: what it is, where, and what one comes to.
struct ProductRow: View {
  let product: Product

  var body: some View {
    HStack(spacing: 12) {
      CoverView(name: product.imageName, width: 48, height: 48)
      VStack(alignment: .leading, spacing: 2) {
        Text(product.name)
          .font(.headline)
          .lineLimit(1)
        HStack(spacing: 6) {
          Text(product.promotion.rawValue)
            .fontWeight(.semibold)
          Text(product.store.name)
            .foregroundColor(.secondary)
        }
        .font(.caption)
      }
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text(product.price.formatted(.won))
          .fontWeight(.semibold)
        Text(String(localized: "\(product.unitPrice, format: .won) each"))
          .font(.caption)
          .foregroundColor(.secondary)
      }
    }
    .padding(.vertical, 4)
    .padding(.horizontal, 12)
    .clamped()
  }
}
