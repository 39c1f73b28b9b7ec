import Testing

@testable import HomeStorePostgres

@Suite("The rows of a result")
struct PostgresRowTests {
  @Test("tell NULL from an empty text, and keep each field apart")
  func fields() async throws {
    let shop = try TestShop()
    let rows = try await shop.store().shop.read(
      "VALUES (NULL, '', '바다', -7, true), ('a', 'b', NULL, NULL, NULL)")
    #expect(rows.map(\.fields) == [[nil, "", "바다", "-7", "t"], ["a", "b", nil, nil, nil]])
    #expect(rows.map { $0.integer(3) } == [-7, 0] && rows.map { $0.flag(4) } == [true, false])
    #expect(rows.map { $0.text(2) } == ["바다", ""])
  }
}
