import SwiftUI

struct Note: Identifiable, Codable, Hashable {
  let id: Int
  var title: String
}

class NoteStore: ObservableObject {
  @Published private(set) var notes: [Note] = []
  private var lastID = 0

  init(titles: [String] = []) {
    titles.forEach(add)
  }

  func add(_ title: String) {
    lastID += 1
    notes.append(Note(id: lastID, title: title))
  }

  func title(of id: Note.ID?) -> String {
    notes.first { $0.id == id }?.title ?? "No note"
  }

  func rename(_ id: Note.ID?) {
    guard let index = notes.firstIndex(where: { $0.id == id }) else { return }
    notes[index].title += "!"
  }

  func clear() {
    notes = []
  }
}
