extension Animation {
  /// A spring with a slight overshoot.
  public static var spring: Animation { spring() }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A fast spring for views that follow the pointer.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring without bounce.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// Returns a spring animation without bounce, unless there is an extra bounce.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring animation with a small bounce.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring animation with a large bounce.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns a spring animation. A lower `response` is faster. A `dampingFraction` below 1 overshoots, and one of 0
  /// never comes to rest.
  ///
  /// If the target changes, a spring keeps its velocity. `blendDuration` exists for source compatibility and is
  /// ignored.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a spring animation with a perceived duration and a `bounce` from 0 (none) to 1.
  public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns an animation by a spring. `blendDuration` has no effect: a later animation continues from the drawn value.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    interpolatingSpring(spring)
  }

  /// Returns a fast spring animation for views that follow the pointer.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a spring animation for views that follow the pointer, with `extraBounce` added to the usual bounce.
  ///
  /// Mirrors SwiftUI's `interactiveSpring(duration:extraBounce:blendDuration:)`.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
  }

  /// Returns a spring animation from physical properties.
  ///
  /// Mirrors SwiftUI's `interpolatingSpring(mass:stiffness:damping:initialVelocity:)`, except that a new target is
  /// reached with the current velocity, as with any other spring.
  ///
  /// - Parameter initialVelocity: The velocity at the start, in distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring animation with a perceived duration, a bounce and a velocity at the start.
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns an animation by a spring with a velocity at the start, in distances per second.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(timing: .spring(spring, initialVelocity: initialVelocity))
  }
}
