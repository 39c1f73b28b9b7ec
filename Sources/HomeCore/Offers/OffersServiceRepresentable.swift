/// Has the convenience stores' offers: what the offers screen knows of whatever keeps them.
///
/// The rules for calls, errors and pages are those of ``BookService``.
public nonisolated protocol OffersServiceRepresentable: Sendable {
  /// The products that are wanted, in the order that is wanted: at most `limit`, beginning after `last`, or with the first
  /// if that is `nil`. `last` need not be there any more.
  func fetchProductList(
    _ configuration: ProductConfiguration, after last: Product?, limit: Int
  ) async throws -> [Product]

  /// How many products are wanted.
  func fetchProductCount(_ configuration: ProductConfiguration) async throws -> Int

  /// Sends after products came, went, or are described in another way. Every call gives a stream of its own.
  func changes() -> AsyncStream<Void>
}
