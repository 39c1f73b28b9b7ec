/// The titles that the parts of a screen set. The latest one applies. Without any, the screen shows its own title.
package struct GivenTitles {
  private var titles: [(owner: ObjectIdentifier, title: String)] = []
  /// The title of the screen itself.
  private var own: String?

  package init() {}

  /// Indicates whether no part sets a title.
  package var isEmpty: Bool { titles.isEmpty }

  /// Returns the title of the screen after one of its parts sets or removes a title.
  ///
  /// - Parameter current: The current title of the screen.
  package mutating func set(_ title: String?, by owner: AnyObject, insteadOf current: String?) -> String? {
    let owner = ObjectIdentifier(owner)
    let index = titles.firstIndex { $0.owner == owner }
    guard title != nil || index != nil else { return current }
    if titles.isEmpty { own = current }
    if let title, let index {
      titles[index].title = title
    } else if let title {
      titles.append((owner, title))
    } else if let index {
      titles.remove(at: index)
    }
    return titles.last?.title ?? own
  }
}
