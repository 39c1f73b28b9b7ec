import GtkBridge
import HomeCore

/// The controls for the search, the store, the promotion and the order of the offers.
struct OffersFilters<ViewModel: OffersViewModelRepresentable>: View {
  @EnvironmentObject private var viewModel: ViewModel

  var body: some View {
    FlowStack {
      SearchField(String(localized: "Product name"), text: search)
        .frame(idealWidth: 240)
        .announced(search.wrappedValue.isEmpty ? "" : viewModel.countText)
      Button {
        viewModel.trigger(.changeOrder)
      } label: {
        Image(icon: isAscending ? "view-sort-ascending-symbolic" : "view-sort-descending-symbolic")
          .accessibilityHidden(true)
      }
      .accessibilityLabel(order)
      .help(order)
      Picker(selection: store) {
        Text(String(localized: "All Stores")).tag(ConvenienceStore?.none)
        ForEach(ConvenienceStore.allCases) { store in
          Text(store.name).tag(ConvenienceStore?.some(store))
        }
      } label: {
        EmptyView()
      }
      .accessibilityLabel(String(localized: "Store"))
      Picker(String(localized: "Promotion"), selection: promotion) {
        Text(String(localized: "All", context: "promotions")).tag(Promotion?.none)
        ForEach(Promotion.allCases) { promotion in
          Text(promotion.rawValue).tag(Promotion?.some(promotion))
        }
      }
      .pickerStyle(.segmented)
      .fixedSize()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .clamped()
  }

  private var configuration: ProductConfiguration { viewModel.state.productConfiguration }

  private var isAscending: Bool { configuration.order == .priceAscending }

  private var order: String {
    isAscending ? String(localized: "Lowest Price First") : String(localized: "Highest Price First")
  }

  private var search: Binding<String> {
    Binding(get: { configuration.text }, set: { viewModel.trigger(.search($0)) })
  }

  private var store: Binding<ConvenienceStore?> {
    Binding(get: { configuration.store }, set: { viewModel.trigger(.changeConvenienceStore($0)) })
  }

  private var promotion: Binding<Promotion?> {
    Binding(get: { configuration.promotion }, set: { viewModel.trigger(.changePromotion($0)) })
  }
}
