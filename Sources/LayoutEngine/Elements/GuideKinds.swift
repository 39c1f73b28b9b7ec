/// The kinds of guides for which an element may have explicit values. Views without any need not be placed for them.
package struct GuideKinds: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The baselines of text.
  package static let baselines = GuideKinds(rawValue: 1)
  /// All other guides.
  package static let others = GuideKinds(rawValue: 2)
  package static let all: GuideKinds = [.baselines, .others]

  func mayHaveValue(of key: AlignmentKey) -> Bool {
    !isEmpty && contains(key.isBaseline ? .baselines : .others)
  }
}
