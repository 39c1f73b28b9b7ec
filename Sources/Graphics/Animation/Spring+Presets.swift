extension Spring {
  /// A spring without a bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without a bounce, or with the given one.
  ///
  /// Mirrors SwiftUI's `Spring.smooth(duration:extraBounce:)`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce, made larger by the given one.
  ///
  /// Mirrors SwiftUI's `Spring.snappy(duration:extraBounce:)`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce, made larger by the given one.
  ///
  /// Mirrors SwiftUI's `Spring.bouncy(duration:extraBounce:)`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
