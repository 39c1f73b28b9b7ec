import Combine
import Testing

@Suite struct DemandTests {
  typealias Demand = Subscribers.Demand

  @Test func sumsAndDifferencesStayInRange() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.unlimited + 1 == .unlimited)
    #expect(Demand.max(2) - .max(5) == .none)
    #expect(Demand.unlimited - .max(5) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(2) - .unlimited == .none)
    #expect(Demand.max(.max) + .max(1) == .unlimited)
    #expect(Demand.max(3) * 4 == 12)
    #expect(Demand.max(.max) * 3 == .unlimited)
    #expect(Demand.unlimited * 0 == .unlimited)
    #expect(Demand.max(2) + -1 == 1)
  }

  @Test func unlimitedIsMoreThanEveryNumber() {
    #expect(Demand.unlimited > .max(.max))
    #expect(Demand.unlimited > Int.max)
    #expect(!(Demand.unlimited == Int.max))
    #expect(Demand.unlimited.max == nil)
    #expect(Demand.none.max == 0)
    #expect(3 < Demand.max(4) && Demand.max(4) >= 4 && 4 <= Demand.max(4))
    #expect(Demand.none == .max(0))
  }

  @Test func describesAndCodesItself() throws {
    #expect(Demand.unlimited.description == "unlimited")
    #expect(Demand.max(3).description == "max(3)")
    for demand in [Demand.unlimited, .none, .max(7)] {
      let data = try JSONEncoder().encode([demand])
      #expect(try JSONDecoder().decode([Demand].self, from: data) == [demand])
    }
  }
}
