extension String {
  /// The text for a quotation within a sentence. Text beyond 40 characters is truncated with an ellipsis.
  public var abridged: String { count > 40 ? prefix(40) + "…" : self }
}
