import SwiftUI
import Testing

extension SwiftUITests {
  @Suite @MainActor struct UIColorTests {
    @Test func dynamicColorsFollowTheTraits() {
      let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red }
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 1))
      #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
      #expect(color == UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .red })
      let viewController = UIViewController()
      #expect(viewController.traitCollection == .current && UIScreen.main.traitCollection == .current)
    }

    // swift-format-ignore: NoPlaygroundLiterals
    @Test func literalIsAColor() {
      let literal = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      #expect(literal == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
      #expect(Color(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)) == Color(red: 0, green: 0, blue: 1))
    }

    @Test func componentsAreWrittenIntoVariables() {
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      #expect([red, green, blue, alpha].map { ($0 * 100).rounded() } == [20, 40, 60, 50])
      #expect(UIColor(white: 0.4, alpha: 1).cgColor.components?.map { ($0 * 10).rounded() } == [4, 4, 4, 10])
    }

    @Test(arguments: [0, 0.1, 0.3, 0.45, 0.6, 0.9]) func hueIsThatOfTheInitializer(_ hue: CGFloat) {
      var (found, saturation, brightness, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      UIColor(hue: hue, saturation: 0.5, brightness: 0.8, alpha: 1)
        .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: &alpha)
      #expect(abs(found - hue) < 0.01 && abs(saturation - 0.5) < 0.01 && abs(brightness - 0.8) < 0.01 && alpha == 1)
    }

    @Test func onlyGreysAreWhite() {
      var (white, alpha) = (CGFloat.zero, CGFloat.zero)
      #expect(
        UIColor(white: 0.2, alpha: 0.5).getWhite(&white, alpha: &alpha) && abs(white - 0.2) < 0.001 && alpha == 0.5)
      #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    }

    @Test func colorsResolveInTheEnvironment() {
      var environment = EnvironmentValues()
      environment.colorScheme = .dark
      #expect(Color.primary.resolve(in: environment).description == "#EEEEECFF")
    }
  }
}
