/// A publisher that replays recorded values and a completion to each subscriber. Mirrors Combine's `Record`.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recording to replay.
  public let recording: Recording

  /// Creates a publisher of the recording that `record` fills.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Creates a publisher of `recording`.
  public init(recording: Recording) {
    self.recording = recording
  }

  /// Creates a publisher of the values in `output`, followed by `completion`.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches `subscriber`.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    let completion = recording.completion
    ChainSubscription("Record", downstream: subscriber).start { chain in
      chain.attach(values) { _ in .end(completion) }
    }
  }

  /// A recording of values and a completion.
  public struct Recording {
    /// The type of the recorded values.
    public typealias Input = Output

    /// The recorded values.
    public private(set) var output: [Output] = []

    /// The recorded completion. The default is `finished`.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    private var isComplete = false

    /// Creates an empty recording.
    public init() {}

    /// Creates a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
      isComplete = true
    }

    /// Records a value. A call after the completion is a programming error.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "A complete recording cannot receive events")
      output.append(input)
    }

    /// Records the completion. A second call is a programming error.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "A complete recording cannot receive events")
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
  /// Decodes a complete recording that `encode(to:)` encoded.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    self.init(
      output: try container.decode([Output].self, forKey: .output),
      completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
  }
}
