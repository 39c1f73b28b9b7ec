extension String {
  /// The text as a sentence quotes it: a long one ends with “…”, so that the rest of the sentence is read, too.
  public var abridged: String { count > 40 ? prefix(40) + "…" : self }
}
