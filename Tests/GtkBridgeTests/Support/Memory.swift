import Foundation

/// The program's resident memory.
func residentKilobytes() -> Int {
  let status = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = status?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4
}
