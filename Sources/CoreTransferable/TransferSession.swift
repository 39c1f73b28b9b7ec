import Foundation
import UniformTypeIdentifiers

/// The content of a drag or of the clipboard, in a form that other programs understand.
package enum TransferContent: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Files and folders.
  case files([URL])
}

/// The transfer of values by the desktop's own types of content.
///
/// It remembers all forms of the values that were sent last: if the same content returns, this program reads them from
/// the forms, and not from the text or the files for other programs.
@MainActor
package enum TransferSession {
  /// A form of a sent value.
  private struct Part {
    let type: UTType
    let isFile: Bool
    let isVisible: Bool
    let name: String?
    let load: @MainActor () async throws -> TransferredData
  }

  private static var latest: (content: TransferContent, items: [[Part]])?

  // MARK: Giving

  /// Returns the content for some values, or `nil` if there is none.
  package static func content<Item: Transferable>(of items: [Item]) async -> TransferContent? {
    let parts = items.map { item in
      Item.forms.filter { $0.exports(item) }.map { form in
        Part(type: form.type, isFile: form.isFile, isVisible: form.visibility == .all, name: item.suggestedFilename) {
          guard let export = form.export else { throw TransferError.invalidData }
          return try await export(item)
        }
      }
    }.filter { !$0.isEmpty }
    var pieces: [TransferContent] = []
    for part in parts { if let piece = await piece(of: part) { pieces.append(piece) } }
    guard !pieces.isEmpty else { return nil }
    let content = joined(pieces)
    latest = (content, parts)
    return content
  }

  /// Returns the content for some values, or `nil` if there is none. If a representation suspends, `wait` runs until its
  /// closure returns true, or until it gives up.
  package static func content<Item: Transferable>(
    of items: [Item], wait: (@escaping () -> Bool) -> Void
  ) -> TransferContent? {
    let late = TransferAnswer<TransferContent?>()
    let work: @MainActor () async -> TransferContent? = { await content(of: items) }
    let now = immediately(later: { late.result = $0 }, work)
    if let now { return now }
    wait { late.result != nil }
    return late.result ?? nil
  }

  /// Joins contents: files, or the lines of a text.
  package static func joined(_ pieces: [TransferContent]) -> TransferContent {
    let files = pieces.map { piece in if case .files(let urls) = piece { urls } else { [URL]() } }
    if !files.contains(where: \.isEmpty) { return .files(files.flatMap { $0 }) }
    return .text(pieces.map(\.text).joined(separator: "\n"))
  }

  /// Returns the content that other programs receive for a value: a file, or else plain text or an address, other text,
  /// other data. A value for only this program is an empty text for them.
  private static func piece(of parts: [Part]) async -> TransferContent? {
    let visible = parts.filter(\.isVisible)
    if visible.isEmpty { return .text("") }
    let ranks = visible.indices.sorted { (rank(visible[$0]), $0) < (rank(visible[$1]), $1) }
    for part in ranks.map({ visible[$0] }) {
      guard let loaded = try? await part.load() else { continue }
      switch loaded {
      case .file(let url): return .files([url])
      case .data(let data):
        if part.type == .fileURL, let url = URL(string: String(decoding: data, as: UTF8.self)) { return .files([url]) }
        if let text = String(data: data, encoding: .utf8) { return .text(text) }
        if let file = try? TransferredData.temporaryFile(data, name: part.name, type: part.type) {
          return .files([file])
        }
      }
    }
    return nil
  }

  private static func rank(_ part: Part) -> Int {
    if part.isFile || part.type == .fileURL { return 0 }
    if part.type == .plainText || part.type == .url { return 1 }
    return part.type.conforms(to: .text) ? 2 : 3
  }

  // MARK: Receiving

  /// Returns the values in a content. Unsuitable values are omitted; several files are several values.
  package static func values<Item: Transferable>(
    of content: TransferContent, as type: Item.Type = Item.self
  ) async -> [Item] {
    var values: [Item] = []
    // Files return from the clipboard as a text of their paths.
    if let latest, latest.content.text == content.text {
      for parts in latest.items { if let value: Item = await value(of: parts) { values.append(value) } }
      if !values.isEmpty { return values }
    }
    switch content {
    case .text(let text):
      let data = TransferredData.data(Data(text.utf8))
      if let value: Item = await value(where: { $0.takesText ? data : nil }) { values.append(value) }
    case .files(let urls):
      for url in urls { if let value: Item = await value(where: { $0.received(url) }) { values.append(value) } }
    }
    return values
  }

  /// Passes the values in a content to an action, which returns whether it accepts them. If a representation suspends,
  /// the content is accepted, and the action called later.
  package static func receive<Item: Transferable>(
    _ content: TransferContent, _ action: @escaping @MainActor ([Item]) -> Bool
  ) -> Bool {
    let work: @MainActor () async -> [Item] = { await values(of: content) }
    let received = immediately(later: { _ = action($0) }, work)
    return received.map(action) ?? true
  }

  private static func value<Item: Transferable>(of parts: [Part]) async -> Item? {
    for form in Item.forms {
      guard let make = form.make else { continue }
      for part in parts where part.type.conforms(to: form.type) {
        if let data = try? await part.load(), let value = try? await make(data) { return value }
      }
    }
    return nil
  }

  private static func value<Item: Transferable>(
    where received: (TransferForm<Item>) -> TransferredData?
  ) async -> Item? {
    for form in Item.forms {
      if let make = form.make, let data = received(form), let value = try? await make(data) { return value }
    }
    return nil
  }

  // MARK: Waiting

  /// Starts work and returns its result if it does not suspend, and otherwise `nil`; `later` then receives the result.
  package static func immediately<Result>(
    later: (@MainActor (Result) -> Void)? = nil, _ work: @escaping @MainActor () async -> Result
  ) -> Result? {
    let answer = TransferAnswer<Result>()
    Task.immediate {
      let result = await work()
      if answer.isLate { later?(result) } else { answer.result = result }
    }
    answer.isLate = answer.result == nil
    return answer.result
  }
}

/// The result of work that may end later.
@MainActor
private final class TransferAnswer<Result> {
  var result: Result?
  var isLate = false
}

extension TransferContent {
  /// The text, or the paths of the files, one per line.
  package var text: String {
    switch self {
    case .text(let text): text
    case .files(let urls): urls.map(\.path).joined(separator: "\n")
    }
  }
}
