/// The data source of the offers screen.
///
/// Calls, errors and pages follow the rules of ``BookService``.
public nonisolated protocol OffersServiceRepresentable: Sendable {
  /// Returns at most `limit` products of a configuration, in its order, starting after `last`, or from the beginning if
  /// `last` is `nil`. The product `last` may have been deleted.
  func fetchProductList(
    _ configuration: ProductConfiguration, after last: Product?, limit: Int
  ) async throws -> [Product]

  /// Returns the number of products in a configuration.
  func fetchProductCount(_ configuration: ProductConfiguration) async throws -> Int

  /// Returns a new stream that sends an element after products were added, removed or edited.
  func changes() -> AsyncStream<Void>
}
