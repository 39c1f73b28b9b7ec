import Foundation
import HomeCore

@testable import HomeStore
@testable import RecordFiles

extension Store {
  /// Creates a new store with only these records.
  ///
  /// Each store has two kernel notifiers, of which a user has 128 on most systems. The tests of a suite therefore run
  /// one after the other.
  convenience init(
    in folder: TemporaryFolder, books: [BookDetail] = [], comics: [Comic] = [], products: [Product] = []
  ) {
    self.init(url: URL(filePath: folder.newPath())) { connection in
      for book in books { try connection.insert(book) }
      for comic in comics { try connection.insert(comic) }
      let liked = comics.filter(\.isLiked)
      if !liked.isEmpty {
        let user = try Connection.writing(
          StoreFile.userPath(of: connection.path), mode: .create, migrations: UserSchema.migrations)
        for comic in liked { try user.execute("INSERT INTO liked_comics VALUES (?)", [.integer(comic.id)]) }
      }
      for product in products { try connection.insert(product) }
    }
  }
}

extension Connection {
  func insert(_ detail: BookDetail) throws {
    let book = detail.book
    try execute(
      "INSERT INTO books VALUES (?, ?, ?, ?, ?)",
      [.integer(book.id), .text(book.title), .text(book.author), .integer(book.price), .text(book.imageName)])
    try execute(
      "INSERT INTO book_details VALUES (?, ?, ?, ?, ?, ?)",
      [
        .integer(book.id), .text(detail.summary), .text(detail.publisher), .integer(detail.year),
        .integer(detail.pageCount), .text(SearchText.terms(of: [book.title, book.author])),
      ])
  }

  func insert(_ comic: Comic) throws {
    try execute(
      "INSERT INTO comics VALUES (?, ?, ?, ?, ?, ?, ?)",
      [
        .integer(comic.id), .text(comic.title), .text(comic.author), .text(comic.thumbnail),
        .integer(comic.likes - (comic.isLiked ? 1 : 0)),
        .flag(comic.isFinished), .integer(Milliseconds(comic.startDate).count),
      ])
    try SearchedTable.comics.setTerms(
      SearchText.terms(of: [comic.title, comic.author]), of: .integer(comic.id), in: self)
  }

  func insert(_ product: Product) throws {
    try execute(
      "INSERT INTO products VALUES (?, ?, ?, ?, ?, ?)",
      [
        .integer(product.id), .text(product.name), .integer(product.price), .text(product.store.rawValue),
        .text(product.promotion.rawValue), .text(product.imageName),
      ])
    try SearchedTable.products.setTerms(SearchText.terms(of: [product.name]), of: .integer(product.id), in: self)
  }
}
