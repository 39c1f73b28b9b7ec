extension Duration {
  /// How long a test waits for what has to come. Tests of other suites run inside its loops too, and take what they take.
  static let patience = seconds(1_800)
}
