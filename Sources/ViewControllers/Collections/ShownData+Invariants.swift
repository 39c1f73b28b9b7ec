/// Checks in debug builds. Release builds perform none of them.
extension ShownData {
  /// Asserts that the shown parts of the old and the new data exist.
  func checkInvariants() {
    #if DEBUG
      let (old, new) = shownParts
      assert(old >= 0 && old <= shown.count, "The shown range exceeds the old data.")
      assert(new.upperBound <= latest.count || new.isEmpty, "The shown range exceeds the new data.")
      assert(isChanging || new.isEmpty, "New data is shown outside a change.")
      assert(isChanging || old == shown.count, "Old data is missing outside a change.")
    #endif
  }
}
