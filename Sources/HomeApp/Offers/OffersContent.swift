import GtkBridge
import HomeCore

/// The list of offers, or the reason why it is empty.
struct OffersContent<ViewModel: OffersViewModelRepresentable>: View {
  @EnvironmentObject private var viewModel: ViewModel

  var body: some View {
    let list = viewModel.state.list
    if let failure = list.failure {
      StatusPage(failure: failure, title: String(localized: "No Offers to Show")) { viewModel.trigger(.retry) }
    } else if list.isDisconnected {
      StatusPage(disconnected: String(localized: "No Offers to Show"))
    } else if list.isKnownEmpty, !SearchText.words(of: viewModel.state.productConfiguration.text).isEmpty {
      StatusPage(
        icon: "system-search-symbolic", title: String(localized: "No Offers Found"),
        description: String(localized: "Try another word, or the beginning of one."),
        actionTitle: String(localized: "Show All Offers"), action: removeFilters)
    } else if list.isKnownEmpty {
      StatusPage(
        icon: AppScreen.offers.icon, title: String(localized: "No Offers"),
        description: String(localized: "Choose another store or promotion."),
        actionTitle: hasFilter ? String(localized: "Show All Offers") : nil, action: removeFilters)
    } else if list.elements.isEmpty {
      LoadingPage()
    } else {
      ScrollViewReader { proxy in
        List {
          ForEach(list.elements) { product in
            ProductRow(product: product)
              .contextMenu { filters(for: product) }
              .onAppear { if product.id == viewModel.state.products.last?.id { viewModel.trigger(.loadMoreProducts) } }
          }
          if list.hasFooter { PageFooter(phase: list.phase) { viewModel.trigger(.retry) } }
        }
        .listStyle(.plain)
        .onChange(of: list.generation) { _ in
          if let first = viewModel.state.products.first { proxy.scrollTo(first.id) }
        }
      }
    }
  }
}

extension OffersContent {
  /// The menu items that show more offers like one of them, or all again.
  @ViewBuilder private func filters(for product: Product) -> some View {
    let configuration = viewModel.state.productConfiguration
    if configuration.store == nil {
      Button(String(localized: "Show Only “\(product.store.name)”")) {
        viewModel.trigger(.changeConvenienceStore(product.store))
      }
    }
    if configuration.promotion == nil {
      Button(String(localized: "Show Only “\(product.promotion.rawValue)”")) {
        viewModel.trigger(.changePromotion(product.promotion))
      }
    }
    if hasFilter { Button(String(localized: "Show All Offers"), action: removeFilters) }
  }

  private var hasFilter: Bool {
    let configuration = viewModel.state.productConfiguration
    return configuration.store != nil || configuration.promotion != nil
  }

  private func removeFilters() {
    viewModel.trigger(.search(""))
    viewModel.trigger(.changeConvenienceStore(nil))
    viewModel.trigger(.changePromotion(nil))
  }
}

/// A row for an offer: the product, its store, promotion and prices.
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
    .clamped()
  }
}
