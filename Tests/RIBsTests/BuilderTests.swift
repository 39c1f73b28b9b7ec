import RIBs
import Testing

@MainActor
@Suite struct BuilderTests {
  private final class Part {}

  private final class PieceRouter {
    let part: Part
    let argument: Int

    init(part: Part, argument: Int) {
      self.part = part
      self.argument = argument
    }
  }

  private final class PieceBuilder: ComponentizedBuilder<Part, PieceRouter, Int, Void> {
    override func build(with component: Part, _ dynamicBuildDependency: Int) -> PieceRouter {
      PieceRouter(part: component, argument: dynamicBuildDependency)
    }
  }

  private final class SimpleBuilder: SimpleComponentizedBuilder<Part, PieceRouter> {
    override func build(with component: Part) -> PieceRouter { PieceRouter(part: component, argument: 0) }
  }

  private final class StagedBuilder: MultiStageComponentizedBuilder<Part, PieceRouter, Int> {
    override func finalStageBuild(with component: Part, _ dynamicDependency: Int) -> PieceRouter {
      PieceRouter(part: component, argument: dynamicDependency)
    }
  }

  private final class SimpleStagedBuilder: SimpleMultiStageComponentizedBuilder<Part, PieceRouter> {
    override func finalStageBuild(with component: Part) -> PieceRouter { PieceRouter(part: component, argument: 0) }
  }

  @Test func aBuilderDrawsOnItsDependency() {
    let component = EmptyComponent()
    #expect(Builder<any EmptyDependency>(dependency: component).dependency === component)
  }

  @Test func everyPieceHasItsOwnComponent() {
    let builder = PieceBuilder { _ in Part() }
    let first: PieceRouter = builder.build(withDynamicBuildDependency: 7, dynamicComponentDependency: ())
    let (part, second) = builder.build(withDynamicBuildDependency: 8, dynamicComponentDependency: ())
    #expect(first.argument == 7 && second.argument == 8)
    #expect(first.part !== second.part && part === second.part)

    let simple = SimpleBuilder { Part() }
    #expect(simple.build().part !== simple.build().part)
  }

  @Test func theStagesOfAPassShareAComponent() {
    let builder = StagedBuilder { Part() }
    let part = builder.componentForCurrentBuildPass
    #expect(part === builder.componentForCurrentBuildPass)
    let router = builder.finalStageBuild(withDynamicDependency: 9)
    #expect(router.part === part && router.argument == 9)
    #expect(part !== builder.componentForCurrentBuildPass)

    let simple = SimpleStagedBuilder { Part() }
    let simplePart = simple.componentForCurrentBuildPass
    #expect(simple.finalStageBuild().part === simplePart)
    #expect(simple.componentForCurrentBuildPass !== simplePart)
  }

  @Test func aSharedInstanceIsMadeOnceForEachProperty() {
    let component = SharingComponent(dependency: EmptyComponent())
    #expect(component.first === component.first)
    #expect(component.first !== component.second)
    #expect(component.nested.part === component.first)
    #expect(component.made == 2)
  }

  @Test func aSharedInstanceMayBeOptional() {
    let component = SharingComponent(dependency: EmptyComponent())
    #expect(component.optional != nil && component.optional === component.optional)
    #expect(component.nothing == nil && component.nothing == nil)
    #expect(component.nothingMade == 1)
  }

  private final class SharingComponent: Component<EmptyComponent> {
    private(set) var made = 0
    private(set) var nothingMade = 0

    var first: Part {
      shared {
        made += 1
        return Part()
      }
    }

    var second: Part {
      shared {
        made += 1
        return Part()
      }
    }

    var nested: PieceRouter { shared { PieceRouter(part: first, argument: 0) } }

    var optional: Part? { shared { Part() } }

    var nothing: Part? {
      shared {
        nothingMade += 1
        return nil
      }
    }
  }
}
