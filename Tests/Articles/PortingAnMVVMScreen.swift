import GtkBridge

protocol CitySearching: Sendable {
  func cities(matching text: String) async throws -> [String]
}

final class CitySearchViewModel: ObservableObject {
  @Published var text = ""
  @Published private(set) var cities: [String] = []
  @Published private(set) var failure: String?

  private let service: any CitySearching
  private var cancellables: Set<AnyCancellable> = []
  private var search: Task<Void, Never>?

  init(service: any CitySearching) {
    self.service = service
    $text
      .removeDuplicates()
      .debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .sink { [weak self] text in self?.find(text) }
      .store(in: &cancellables)
  }

  deinit {}

  private func find(_ text: String) {
    search?.cancel()
    search = Task { [weak self, service] in
      do {
        let cities = try await service.cities(matching: text)
        guard !Task.isCancelled else { return }
        self?.cities = cities
        self?.failure = nil
      } catch {
        self?.failure = "\(error)"
      }
    }
  }
}

struct CitySearchView: View {
  @StateObject private var viewModel: CitySearchViewModel

  init(service: any CitySearching) {
    _viewModel = StateObject(wrappedValue: CitySearchViewModel(service: service))
  }

  var body: some View {
    VStack {
      SearchField("City", text: $viewModel.text)
      if let failure = viewModel.failure {
        Text(failure).foregroundColor(.red)
      }
      List(viewModel.cities, id: \.self) { city in
        Text(city)
      }
    }
    .padding()
  }
}
