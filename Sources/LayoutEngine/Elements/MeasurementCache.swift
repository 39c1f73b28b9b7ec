import Foundation

/// The answers of one element, one per question.
///
/// An element receives few questions, so they are searched in order. An element with ever new questions but no changes,
/// such as in a window that is being resized, clears all answers from time to time.
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
