import Foundation
import Testing

@testable import HomeStore

@Suite("A file that is monitored")
struct FileMonitorTests {
  private let folder: TemporaryFolder
  /// The number of each monitor that has reported a change, in their order.
  private let told: AsyncStream<Int>
  private let tell: AsyncStream<Int>.Continuation

  init() throws {
    folder = try TemporaryFolder()
    (told, tell) = AsyncStream.makeStream()
  }

  private func file() throws -> String {
    let path = folder.newPath()
    try Data("a".utf8).write(to: URL(filePath: path))
    return path
  }

  private func monitor(_ path: String, _ number: Int) throws -> FileMonitor {
    let monitor = FileMonitor(path: path) { [tell] in _ = tell.yield(number) }
    return try #require(monitor)
  }

  /// Waits until some monitors have all reported a change, and returns all that have.
  private func next(_ numbers: Set<Int>) async -> Set<Int> {
    var seen: Set<Int> = []
    for await number in told {
      seen.insert(number)
      if seen.isSuperset(of: numbers) { break }
    }
    return seen
  }

  private func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

  /// Returns the number of this program's kernel instances, of which a user has 128.
  private func instances() -> Int {
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return descriptors.count {
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)"))?.contains("inotify") == true
    }
  }

  @Test("takes nothing that runs out when there are many")
  func many() throws {
    let first = try monitor(file(), 0)
    let before = instances()
    let others = try (1...200).map { try monitor(file(), $0) }
    #expect(before > 0 && instances() == before)
    withExtendedLifetime((first, others)) {}
  }

  @Test("tells all who monitor it, and nobody else")
  func several() async throws {
    let (one, other) = (try file(), try file())
    let (first, third) = (try monitor(one, 1), try monitor(other, 3))
    var second: FileMonitor? = try monitor(one, 2)
    touch(one)
    #expect(await next([1, 2]) == [1, 2])
    withExtendedLifetime(second) {}
    second = nil
    touch(one)
    touch(other)
    #expect(await next([1, 3]) == [1, 3], "who has gone is told nothing")
    withExtendedLifetime((first, third)) {}
  }

  @Test("is forgotten with the last who monitors it, and may be monitored again")
  func again() async throws {
    let path = try file()
    for number in 1...3 {
      let monitor = try monitor(path, number)
      touch(path)
      #expect(await next([number]) == [number])
      withExtendedLifetime(monitor) {}
    }
  }

  @Test("may be forgotten by what the monitor of another holds")
  func nested() throws {
    let inner = try monitor(file(), 1)
    var outer = FileMonitor(path: try file()) { withExtendedLifetime(inner) {} }
    #expect(outer != nil)
    outer = nil
  }

  @Test("has to be there")
  func missing() {
    #expect(FileMonitor(path: folder.newPath()) {} == nil)
  }
}
