/// Checks in debug builds. Release builds perform none of them.
extension ShownData {
  /// Asserts that the shown parts of the old and the new data exist.
  func checkInvariants() {
    #if DEBUG
      let (old, new) = shownParts
      assert(old >= 0 && old <= shown.count, "More of the old data is shown than there is.")
      assert(new.upperBound <= latest.count || new.isEmpty, "More of the new data is shown than there is.")
      assert(isChanging || new.isEmpty, "New data is shown outside of a change.")
      assert(isChanging || old == shown.count, "Old data is left out outside of a change.")
    #endif
  }
}
