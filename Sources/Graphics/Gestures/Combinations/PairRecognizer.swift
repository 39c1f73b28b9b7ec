/// The recogniser of a gesture that combines two others.
@MainActor
class PairRecognizer<First, Second, Value>: ValueRecognizer<Value> {
  final let first: ValueRecognizer<First>
  final let second: ValueRecognizer<Second>

  init(_ first: ValueRecognizer<First>, _ second: ValueRecognizer<Second>) {
    (self.first, self.second) = (first, second)
    super.init()
    follow()
  }

  /// Computes the phase from those of the two gestures.
  func follow() {}

  override package var deadline: Double? { first.deadline.earlier(second.deadline) }
  override package var followsPinches: Bool { first.followsPinches || second.followsPinches }

  override package func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }

  override package func reset() {
    first.reset()
    second.reset()
    follow()
  }
}
