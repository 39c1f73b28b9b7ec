/// A publisher that plays recorded values and a completion to each subscriber. Mirrors Combine's `Record`.
public struct Record<Output, Failure: Error>: Publisher {
  /// What is played.
  public let recording: Recording

  /// Makes a publisher of what `record` puts into a recording.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of `recording`.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Makes a publisher of `output`, then `completion`.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    let completion = recording.completion
    ChainSubscription("Record", downstream: subscriber).start { chain in
      chain.attach(values) { _ in .end(completion) }
    }
  }

  /// Values and a completion, in the order in which they are played.
  public struct Recording {
    /// A recording takes values and a completion.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []

    /// The completion; `finished` until something else is recorded.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    private var isComplete = false

    /// Makes an empty recording.
    public init() {}

    /// Makes a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Adds a value. Doing so after the completion is a programming error.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "The recording is complete")
      output.append(input)
    }

    /// Adds the completion. Doing so twice is a programming error.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "The recording is complete")
      self.completion = completion
      isComplete = true
    }
  }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {}
extension Record: Decodable where Output: Decodable, Failure: Decodable {}

private enum RecordingKey: String, CodingKey { case output, completion }

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
  /// Encodes the values and the completion.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordingKey.self)
    try container.encode(output, forKey: .output)
    try container.encode(completion, forKey: .completion)
  }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
  /// Decodes what `encode(to:)` wrote, as a complete recording.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}
