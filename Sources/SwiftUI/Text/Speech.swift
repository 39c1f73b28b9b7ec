import GtkBridge

// The desktop's screen readers choose their voice, and read punctuation as the user has set it.

extension Text {
  /// Has no effect: the desktop's screen readers choose the pitch of their voice.
  ///
  /// Mirrors SwiftUI's `speechAdjustedPitch(_:)`.
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Has no effect: the user sets which punctuation screen readers read.
  ///
  /// Mirrors SwiftUI's `speechAlwaysIncludesPunctuation(_:)`.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Has no effect: screen readers decide which announcements wait.
  ///
  /// Mirrors SwiftUI's `speechAnnouncementsQueued(_:)`.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Has no effect: the user sets whether screen readers spell.
  ///
  /// Mirrors SwiftUI's `speechSpellsOutCharacters(_:)`.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Has no effect: the desktop's screen readers choose the pitch of their voice.
  ///
  /// Mirrors SwiftUI's `speechAdjustedPitch(_:)`.
  @_disfavoredOverload public func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Has no effect: the user sets which punctuation screen readers read.
  ///
  /// Mirrors SwiftUI's `speechAlwaysIncludesPunctuation(_:)`.
  @_disfavoredOverload public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  /// Has no effect: screen readers decide which announcements wait.
  ///
  /// Mirrors SwiftUI's `speechAnnouncementsQueued(_:)`.
  @_disfavoredOverload public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Has no effect: the user sets whether screen readers spell.
  ///
  /// Mirrors SwiftUI's `speechSpellsOutCharacters(_:)`.
  @_disfavoredOverload public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
