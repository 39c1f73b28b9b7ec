import Foundation
import Synchronization

/// Whether it is told what is written through to the disk.
let synchronizations = Mutex(false)

/// Stands in for the C library's function in this program, and tells its user which file or folder it is called with.
@_cdecl("fsync")
public func tellSynchronization(_ descriptor: CInt) -> CInt {
  if synchronizations.withLock({ $0 }) {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    StoreTestProgram.say("written through: \(path ?? "?")")
  }
  return fdatasync(descriptor)
}
