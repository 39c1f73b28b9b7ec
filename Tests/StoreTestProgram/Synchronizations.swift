import Foundation
import Synchronization

/// Indicates whether synchronisations to the disk are printed.
let synchronizations = Mutex(false)

/// Replaces the C library's function in this program, and prints the file or folder of each call.
@_cdecl("fsync")
public func tellSynchronization(_ descriptor: CInt) -> CInt {
  if synchronizations.withLock({ $0 }) {
    let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(descriptor)")
    StoreTestProgram.say("written through: \(path ?? "?")")
  }
  return fdatasync(descriptor)
}
