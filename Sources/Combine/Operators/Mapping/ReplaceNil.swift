extension Publisher {
  /// Replaces `nil` values with `output`.
  ///
  ///     [1, nil, 3].publisher.replaceNil(with: 0)  // 1, 0, 3
  ///
  /// Mirrors Combine's `replaceNil(with:)`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}
