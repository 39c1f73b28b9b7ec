import Foundation
import HomeCore
import Synchronization
import Testing

@testable import HomeStore

@Suite("Import and export", .serialized)
final class ExchangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.url.appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private static let hard = BookDetail(
    book: Book(
      id: 40, title: "'); DROP TABLE books; -- <b>&\"", author: "O'Brien, \"J\"\u{1F4DA}", price: 0, imageName: "=1+1"),
    summary: "Line one,\r\nline \"two\"\ttab \\ <i>\u{1}", publisher: "%s ?1", year: -300, pageCount: 0)

  @Test(
    "do not put an export in the place of the store",
    arguments: ["", "-wal", "-shm", "-journal", "-user", "-user-wal", "-user-shm", "-user-journal"])
  func exportOntoTheStore(suffix: String) async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    let count = try await store.books.bookList().count
    let name = store.url.lastPathComponent + suffix
    let file = folder.url.appending(path: name)
    let link = folder.url.appending(path: "link.csv")
    let linkedFolder = folder.url.appending(path: "folder")
    try FileManager.default.createSymbolicLink(at: linkedFolder, withDestinationURL: folder.url)
    var names = [file, folder.url.appending(path: "./\(name)"), linkedFolder.appending(path: name)]
    if FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      names.append(link)
    }
    for url in names {
      await #expect(throws: RecordFileError.isStore(file: url.lastPathComponent)) {
        try await store.records.exportRecords(.books, to: url, format: .csv) { _ in }
      }
    }
    await store.file.close()
    #expect(try await Store(url: store.url, catalogue: nil).books.bookList().count == count)
  }

  @Test("make no store to export from", arguments: [nil, "", "Dear diary"])
  func noStore(content: String?) async throws {
    let path = folder.newPath()
    if let content { try Data(content.utf8).write(to: URL(filePath: path)) }
    let store = Store(url: URL(filePath: path), catalogue: nil, makesShop: false)
    let out = folder.url.appending(path: "out.csv")
    await #expect(throws: ServiceError.self) {
      try await store.records.exportRecords(.books, to: out, format: nil) { _ in }
    }
    #expect((try? String(contentsOfFile: path, encoding: .utf8)) == content)
    #expect(
      !FileManager.default.fileExists(atPath: out.path) && !FileManager.default.fileExists(atPath: path + "-user"))
  }

  @Test("give back everything, in every format and for every kind", arguments: RecordFormat.allCases)
  func roundTrip(format: RecordFormat) async throws {
    let store = Store(
      in: folder, books: MockBookService.someBooks + [Self.hard],
      comics: MockComicService.someComics.map { comic in
        var comic = comic
        comic.startDate = Date(
          timeIntervalSince1970: (comic.startDate.timeIntervalSince1970 / 86_400).rounded() * 86_400)
        return comic
      }, products: MockOffersService.someProducts(20))
    let copy = Store(in: folder)
    for kind in RecordKind.allCases {
      let url = folder.url.appending(path: "\(kind).\(format.rawValue)")
      let count = try await store.records.exportRecords(kind, to: url, format: nil) { _ in }
      let report = try await copy.records.importRecords(RecordImport(from: url)) { _ in }
      #expect(report == RecordImportReport(kind: kind, importedCount: count))
      let back = folder.url.appending(path: "\(kind).again.\(format.rawValue)")
      try await copy.records.exportRecords(kind, to: back, format: nil) { _ in }
      #expect(try Data(contentsOf: url) == Data(contentsOf: back))
    }
    for id in [1, 2, 40] {
      #expect(try await copy.books.bookDetails(bookId: id) == store.books.bookDetails(bookId: id))
    }
    let all = ProductConfiguration()
    #expect(
      try await copy.offers.fetchProductList(all, after: nil, limit: 50)
        == store.offers.fetchProductList(all, after: nil, limit: 50))
    #expect(
      try await copy.comics.comicList(.popular, after: nil, limit: 50)
        == store.comics.comicList(.popular, after: nil, limit: 50))
  }

  @Test("an export goes where a link leads, and keeps the file's permissions")
  func exportThroughALink() async throws {
    let target = try file("real.csv", "old")
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    let link = folder.url.appending(path: "link.csv")
    try files.createSymbolicLink(at: link, withDestinationURL: target)
    let store = Store(in: folder, books: MockBookService.someBooks)
    try await store.records.exportRecords(.books, to: link, format: nil) { _ in }
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == target.path)
    #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("id,title"))
    #expect(try files.attributesOfItem(atPath: target.path)[.posixPermissions] as? Int == 0o600)
    let hidden = try files.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasPrefix(".") }
    #expect(hidden == [])
  }

  @Test("an export is on the disk with its name when it is done")
  func exportIsOnTheDisk() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    _ = try await store.books.bookList()
    await store.close()
    let lines = try await TestProgram([store.url.path, "export", folder.url.appending(path: "b.csv").path]).linesToEnd()
    // Foundation synchronises the file itself, with its own function.
    let path = folder.url.resolvingSymlinksInPath().path
    #expect(lines == ["written through: \(path)", "6"])

    let others = try await TestProgram([store.url.path, "save", folder.url.appending(path: "s.json").path]).linesToEnd()
    #expect(others == ["written through: \(path)"])
  }

  private static let mixed = """
    title,author,price,year
    하나,작가,100,2000
    ,작가,100,2000
    둘,작가,free,2000
    셋,작가,300,
    """

  @Test("keep the good rows, or nothing, and name the bad ones")
  func badRows() async throws {
    let url = try file("mixed.csv", Self.mixed)
    let expected = [
      BadRow(line: 3, reason: "There is no “title”."),
      BadRow(line: 4, reason: "“price” is not a whole number from 0 to 1,000,000,000: “free”."),
    ]
    let store = Store(in: folder)
    let nothing = try await store.records.importRecords(RecordImport(from: url)) { _ in }
    #expect(nothing == RecordImportReport(kind: .books, badRowCount: 2, badRows: expected))
    #expect(try await store.books.numberOfBooks(matching: BookQuery()) == 0)

    let some = try await store.records.importRecords(RecordImport(from: url, badRows: .keepGoodRows)) { _ in }
    #expect(some == RecordImportReport(kind: .books, importedCount: 2, badRowCount: 2, badRows: expected))
    #expect(try await store.books.bookList().map(\.title) == ["셋", "하나"])
  }

  @Test("renew what has the same id, and leave the user's likes, cart and orders")
  func renewing() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks, comics: MockComicService.someComics)
    try await store.books.addToCart(bookId: 2)
    let liked = try await store.comics.setLiked(true, comicId: 1)
    let books = try file("books.jsonl", "{\"id\":2,\"title\":\"새 구운몽\",\"author\":\"김만중\",\"price\":1}\n")
    let comics = try file(
      "comics.csv", "id,title,author,likes,isFinished,startDate\n1,고양이,한나래,5000,true,2026-01-02\n")
    _ = try await store.records.importRecords(RecordImport(from: books)) { _ in }
    _ = try await store.records.importRecords(RecordImport(from: comics)) { _ in }
    #expect(liked.likes == 1_205)
    #expect(try await store.books.cartItems().items.map(\.book.title) == ["새 구운몽"])
    #expect(try await store.books.bookList(matching: BookQuery(text: "새"), after: nil, limit: 5).map(\.id) == [2])
    let comic = try await store.comics.comicList(.finished, after: nil, limit: 1)[0]
    #expect(comic.isLiked && comic.likes == 5_001 && comic.title == "고양이")
  }

  @Test(
    "accept days that are in the calendar",
    arguments: [
      ("2024-02-29", true), ("2024-02-30", false), ("2023-02-29", false), ("2024-12-32", false),
      ("1999-12-31", true), ("2024-1-05", false), ("2024-01-05T", false),
    ])
  func days(day: String, isDay: Bool) async throws {
    let store = Store(in: folder)
    let comics = try file(
      "comics.csv", "id,title,author,likes,isFinished,startDate\n1,고양이,한나래,5000,true,\(day)\n")
    let report = try await store.records.importRecords(RecordImport(from: comics, badRows: .keepGoodRows)) { _ in }
    #expect(report.importedCount == (isDay ? 1 : 0) && report.badRowCount == (isDay ? 0 : 1))
    guard isDay else { return }
    let comic = try await store.comics.comicList(.finished, after: nil, limit: 1)[0]
    #expect(comic.startDate.formatted(Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()) == day)
  }

  @Test("tell how far they are, and can be stopped")
  func progress() async throws {
    let count = StoreRecordExchange.standardRowsAtOnce * 4
    let url = try file(
      "many.csv", "title,author,price\n" + (1...count).map { "Book \($0),Someone,\($0)\n" }.joined())
    let store = Store(in: folder)
    let told = Mutex<[RecordProgress]>([])
    _ = try await store.records.importRecords(RecordImport(from: url)) { step in told.withLock { $0.append(step) } }
    let steps = told.withLock { $0 }
    #expect(steps.count >= 4)
    #expect(steps.map(\.rowCount) == steps.map(\.rowCount).sorted())
    #expect(steps.last == RecordProgress(rowCount: count, fractionCompleted: 1))

    for policy in RecordImport.BadRowPolicy.allCases {
      let other = Store(in: folder)
      let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
      let task = Task {
        try await other.records.importRecords(RecordImport(from: url, badRows: policy)) { _ in
          continuation.yield()
          // Whoever cancels does so before the next rows.
          while !Task.isCancelled { usleep(1_000) }
        }
      }
      for await _ in begun { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(try await other.books.numberOfBooks(matching: BookQuery()) == 0)
    }
  }

  @Test("say what is wrong with a file")
  func errors() async throws {
    let store = Store(in: folder)
    func problem(_ url: URL) async -> String? {
      do {
        _ = try await store.records.importRecords(RecordImport(from: url)) { _ in }
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      await problem(folder.url.appending(path: "none.csv")) == "“none.csv” cannot be read: No such file or directory.")
    #expect(await problem(try file("a.txt", "x"))?.contains(".csv, .json or .jsonl") == true)
    #expect(await problem(try file("a.csv", "x,y\n1,2\n"))?.contains("does not have the columns") == true)
    #expect(await problem(try file("empty.json", "")) == "There is nothing in “empty.json”.")
    let kinds = try file("b.csv", "title,author\nx,y\n")
    await #expect(throws: RecordFileError.missingColumn(file: "b.csv", column: "price")) {
      try await store.records.importRecords(RecordImport(from: kinds, kind: .books)) { _ in }
    }
    await #expect {
      try await store.records.exportRecords(.books, to: URL(filePath: "/nowhere/books.csv"), format: nil) { _ in }
    } throws: { "\($0)" == "“books.csv” cannot be written: No such file or directory." }
  }

  @Test("leave a file as it was until the new one is whole")
  func wholeFiles() async throws {
    let store = Store(in: folder, books: MockBookService.someBooks)
    let url = try file("books.csv", "old")
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await store.records.exportRecords(.books, to: url, format: nil) { _ in }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try String(contentsOf: url, encoding: .utf8) == "old")
    #expect(try await store.records.exportRecords(.books, to: url, format: nil) { _ in } == 6)
    #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("id,title,author,price,"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!names.contains { $0.hasPrefix(".books.csv") })
  }
}
