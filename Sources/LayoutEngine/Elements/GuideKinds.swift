/// The kinds of guides for which an element may have explicit values. It saves placing views that have none.
struct GuideKinds: OptionSet {
  let rawValue: UInt8

  /// The baselines of text.
  static let baselines = GuideKinds(rawValue: 1)
  /// All other guides.
  static let others = GuideKinds(rawValue: 2)
  static let all: GuideKinds = [.baselines, .others]

  func mayHaveValue(of key: AlignmentKey) -> Bool {
    !isEmpty && contains(key.isBaseline ? .baselines : .others)
  }
}
