import Foundation
import HomeCore
import HomeStore
import Synchronization

/// How long the user's own writes wait while a file is imported: a book is put into the cart, a comic is liked, an order placed.
struct UserWrites {
  let store: Store
  let file: URL

  /// Imports the file, writes until that is done, and prints a line of milliseconds for each kind of write.
  func measure() async throws {
    try await makeShop()
    let isDone = Mutex(false)
    var waits: [String: [Duration]] = [:]
    let clock = ContinuousClock()
    let importing = Task {
      let duration = try await clock.measure {
        let report = try await store.records.importRecords(RecordImport(from: file)) { _ in }
        precondition(report.badRowCount == 0)
      }
      isDone.withLock { $0 = true }
      return duration
    }
    while !isDone.withLock({ $0 }) {
      waits["Add to Cart", default: []] += [try await clock.measure { try await store.books.addToCart(bookId: 1) }]
      waits["Like", default: []] += [
        try await clock.measure { _ = try await store.comics.setLiked(true, comicId: 1) },
        try await clock.measure { _ = try await store.comics.setLiked(false, comicId: 1) },
      ]
      waits["Check Out", default: []] += [try await clock.measure { _ = try await store.books.checkout() }]
      // As a user does: not one after the other without end.
      try await Task.sleep(for: .milliseconds(20))
    }
    print("import: \(Self.milliseconds(try await importing.value)) ms")
    for (name, waits) in waits.sorted(by: { $0.key < $1.key }) {
      let sorted = waits.sorted()
      let figures = [0.5, 0.9, 0.99, 1].map { share in
        Self.milliseconds(sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)])
      }
      print("\(name): \(sorted.count) writes, ms at 50/90/99/100 %: \(figures.joined(separator: " "))")
    }
  }

  /// A book to buy and a comic to like.
  private func makeShop() async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "id,title,author,price\n1,Book,Author,1\n",
      "id,title,author,likes,isFinished,startDate\n1,Comic,Author,1,true,2026-01-01\n",
    ]
    for text in texts {
      let url = folder.appending(path: "records.csv")
      try Data(text.utf8).write(to: url)
      _ = try await store.records.importRecords(RecordImport(from: url)) { _ in }
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    (duration / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)).grouping(.never))
  }
}
