import Foundation

/// The answers of one element, one per question.
///
/// Few questions are asked of one element, so they are searched in order. An element that is asked for ever new sizes
/// without being changed, such as in a window that is resized, forgets all of them from time to time.
struct MeasurementCache<Question: Equatable, Answer> {
  private var answers: [(question: Question, answer: Answer)] = []
  private static var capacity: Int { 64 }

  subscript(question: Question) -> Answer? {
    for entry in answers where entry.question == question { return entry.answer }
    return nil
  }

  mutating func insert(_ answer: Answer, for question: Question) {
    if answers.count == Self.capacity { removeAll() }
    answers.append((question, answer))
  }

  mutating func removeAll() {
    if !answers.isEmpty { answers.removeAll(keepingCapacity: true) }
  }
}
