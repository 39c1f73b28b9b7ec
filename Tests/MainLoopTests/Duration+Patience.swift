extension Duration {
  /// The maximum wait of a test for an expected event. Tests of other suites also run inside its loops, and take their
  /// time.
  static let patience = seconds(1_800)
}
