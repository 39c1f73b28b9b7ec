import Foundation

/// The message about constraints that contradict each other.
@MainActor
package enum ConstraintConflict {
  /// Shows a message. The default writes it to the standard error.
  package static var show: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

  static func report(_ broken: LayoutConstraint, with others: [LayoutConstraint]) {
    let list = (others + [broken]).map { "  \($0.description)" }.joined(separator: "\n")
    show(
      """
      Unable to simultaneously satisfy constraints. These contradict each other:
      \(list)
      The layout goes on without this one:
        \(broken.description)
      """)
  }
}

extension LayoutConstraint: CustomStringConvertible {
  nonisolated var words: String {
    MainActor.assumeIsolated {
      let sign =
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
      var words = [identifier.map { "'\($0)'" }, name(firstItem, firstAttribute), sign].compactMap { $0 }
      if secondAttribute == .notAnAttribute {
        words.append(number(constant))
      } else {
        words.append(name(secondItem, secondAttribute))
        if multiplier != 1 { words.append("* \(number(multiplier))") }
        if constant != 0 { words.append("\(constant < 0 ? "-" : "+") \(number(abs(constant)))") }
      }
      if priority != .required { words.append("@\(number(CGFloat(priority.rawValue)))") }
      return words.joined(separator: " ")
    }
  }

  private func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(released).\(attribute)" }
    let guide = (item as? LayoutGuide)?.identifier ?? ""
    return "\(guide.isEmpty ? String(describing: type(of: item)) : guide).\(attribute)"
  }

  private func number(_ value: CGFloat) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
}
