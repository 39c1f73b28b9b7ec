import Combine
import Foundation

/// Times Combine beside plain closures: `CombineChains MEASUREMENT COUNT` prints the nanoseconds per value.
@main
enum CombineChains {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let measure = measurements[arguments[1]], let count = Int(arguments[2]), count > 0
    else {
      let usage = "Usage: CombineChains \(measurements.keys.sorted().joined(separator: "|")) COUNT\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(EX_USAGE)
    }
    print(measure(count))
  }

  private static var measurements: [String: (Int) -> Double] {
    [
      "chain": chain, "chain-of-closures": chainOfClosures,
      "fan-out-1": { fanOut(to: 1, $0) }, "fan-out-of-closures-1": { fanOutOfClosures(to: 1, $0) },
      "fan-out-10": { fanOut(to: 10, $0) }, "fan-out-of-closures-10": { fanOutOfClosures(to: 10, $0) },
      "fan-out-1000": { fanOut(to: 1000, $0) }, "fan-out-of-closures-1000": { fanOutOfClosures(to: 1000, $0) },
      "published": published, "property": property,
    ]
  }

  /// Nanoseconds per value of a loop over `count` values.
  private static func time(_ count: Int, _ body: (Int) -> Void) -> Double {
    for value in 0..<(count / 10) { body(value) }
    let start = ContinuousClock.now
    for value in 0..<count { body(value) }
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
  }

  private static func chain(_ count: Int) -> Double {
    let sum = Sum()
    let subject = PassthroughSubject<Int, Never>()
    let token = subject.map { $0 &* 3 }.filter { $0 & 1 == 0 }.sink { sum.value &+= $0 }
    return withExtendedLifetime(token) { time(count) { subject.send($0) } }
  }

  private static func chainOfClosures(_ count: Int) -> Double {
    let sum = Sum()
    let sink: (Int) -> Void = { sum.value &+= $0 }
    let filter: (Int) -> Void = { if $0 & 1 == 0 { sink($0) } }
    let map: (Int) -> Void = { filter($0 &* 3) }
    let handlers = [map]
    return time(count) { for handler in handlers { handler($0) } }
  }

  private static func fanOut(to subscribers: Int, _ count: Int) -> Double {
    let sum = Sum()
    let subject = PassthroughSubject<Int, Never>()
    let tokens = (0..<subscribers).map { _ in subject.sink { sum.value &+= $0 } }
    return withExtendedLifetime(tokens) { time(count) { subject.send($0) } }
  }

  private static func fanOutOfClosures(to subscribers: Int, _ count: Int) -> Double {
    let sum = Sum()
    let handlers: [(Int) -> Void] = (0..<subscribers).map { _ in { sum.value &+= $0 } }
    return time(count) { for handler in handlers { handler($0) } }
  }

  private static func published(_ count: Int) -> Double {
    let model = Model()
    let sum = Sum()
    let token = model.$published.sink { sum.value &+= $0 }
    return withExtendedLifetime(token) { time(count) { model.published = $0 } }
  }

  private static func property(_ count: Int) -> Double {
    let model = Model()
    let sum = Sum()
    model.willChange = { sum.value &+= $0 }
    return time(count) { model.property = $0 }
  }

  private final class Sum {
    var value = 0
  }

  private final class Model: ObservableObject {
    @Published var published = 0
    var willChange: ((Int) -> Void)?
    var property = 0 {
      willSet { willChange?(newValue) }
    }
  }
}
