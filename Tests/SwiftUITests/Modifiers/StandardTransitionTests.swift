import Graphics
import GtkBridgeTesting
import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct StandardTransitionTests {
    @Test func transitionsOfTheProtocolAreTheKnownOnes() {
      #expect(AnyTransition(.opacity) == .opacity && AnyTransition(.slide) == .slide)
      #expect(AnyTransition(.move(edge: .top)) == .move(edge: .top) && AnyTransition(.identity) == .identity)
      #expect(AnyTransition(.push(from: .leading)) == .push(from: .leading))
      #expect(AnyTransition(.scale(0.5, anchor: .top)) == .scale(scale: 0.5, anchor: .top))
      #expect(AnyTransition(.offset(x: 3, y: 4)) == .offset(x: 3, y: 4))
      #expect(
        AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .slide))
          == .asymmetric(insertion: .opacity, removal: .slide))
      #expect(AnyTransition(.opacity.animation(.linear)) == .opacity.animation(.linear))
    }

    @Test func aStepOfATransitionIsAView() throws {
      let faded = OpacityTransition().apply(content: Color.red.frame(width: 4, height: 4), phase: .willAppear)
      #expect(try Pixels(of: faded)[2, 2].alpha == 0)
      let shown = OpacityTransition().apply(content: Color.red.frame(width: 4, height: 4), phase: .identity)
      #expect(try Pixels(of: shown)[2, 2].alpha == 255)
    }

    private struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 0.5 ? nil : value.scaled(by: time < 0.25 ? 0.25 : 0.75)
      }
    }

    @Test func anAnimationOfOnesOwnDecidesAboutEachStep() {
      let animation = Animation(Steps())
      #expect(animation.timing.progress(at: 0.1)?.fraction == 0.25)
      #expect(animation.timing.progress(at: 0.3)?.fraction == 0.75)
      #expect(animation.timing.progress(at: 0.6) == nil)
      #expect(abs(animation.timing.duration - 0.51) < 0.001)
      #expect(animation == Animation(Steps()) && animation != .linear)
      #expect(animation.delay(1).timing.progress(at: 1.3)?.fraction == 0.75)
    }
  }
}
