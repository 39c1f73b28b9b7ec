import HomeCore
import HomeStorePostgres

/// How long a change takes from its call on one desktop until another one shows it.
struct SeenChanges {
  let address: String

  /// Likes a comic and takes the like back in turn, and prints the milliseconds of each.
  func measure(_ count: Int) async throws {
    let here = PostgresStore(address: address, catalogue: nil)
    let there = PostgresStore(address: address, catalogue: nil)
    var changes = there.comics.changes().makeAsyncIterator()
    _ = try await there.books.numberOfCartItems()
    guard let comic = try await here.comics.comicList(.popular, after: nil, limit: 1).first else {
      fatalError("There is no comic.")
    }
    for number in 0..<count {
      let start = ContinuousClock().now
      _ = try await here.comics.setLiked(number.isMultiple(of: 2), comicId: comic.id)
      _ = await changes.next()
      print((ContinuousClock().now - start) / .milliseconds(1))
    }
    await here.close()
    await there.close()
  }
}
