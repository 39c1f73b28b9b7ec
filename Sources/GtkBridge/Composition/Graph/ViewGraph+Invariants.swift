import GtkObjects

/// Checks in debug builds. Release builds perform none of them.
extension ViewGraph {
  /// Asserts the consistency of the work that remains after an update.
  func checkInvariants() {
    #if DEBUG
      let (unarranged, unaligned) = waitingContainers
      assert(unarranged.allSatisfy(\.needsArrangement), "A container is queued for an unnecessary arrangement.")
      assert(unaligned.allSatisfy(\.needsAlignment), "A container is queued for an unnecessary alignment.")
      assert(Self.areDistinct(unarranged) && Self.areDistinct(unaligned), "A container is queued twice.")
    #endif
  }

  private static func areDistinct(_ containers: [Container]) -> Bool {
    Set(containers.map { ObjectIdentifier($0) }).count == containers.count
  }

  /// Warns about views that change state in a cycle, once per graph, after an update that exhausted its rounds.
  ///
  /// SwiftUI's counterparts are the messages "Modifying state during view update" and "onChange(of:) action tried to
  /// update multiple times per frame".
  func reportCircle() {
    #if DEBUG
      guard circle == nil, let views = waitingViews else { return }
      let names = Set(views.map { "\($0)" }).sorted().joined(separator: ", ")
      let circle =
        "State changes in a cycle: each update of \(names.isEmpty ? "the screen" : names) causes another one. "
        + "Find the state that is set in a body, in onChange or in onAppear, and set it only to a different value."
      self.circle = circle
      Gtk.warn(circle)
    #endif
  }
}
