import CGtk
import Foundation

/// How many elements of two collections are the same bytes, from an offset into each onwards; at least 0 and at most
/// `limit`.
///
/// What is the same bytes is the same value, so it need not be looked at; and it is compared as fast as memory is read.
/// A collection that does not lie in memory in one piece has none.
package func identicalElements<Data: RandomAccessCollection>(
  _ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int, limit: Int = .max
) -> Int {
  withBytes(old, new) { old, oldCount, new, newCount, stride in
    let count = min(oldCount - oldOffset, newCount - newOffset, limit)
    let (old, new) = (old + oldOffset * stride, new + newOffset * stride)
    var run = 0
    for block in [4_096, 64, 1] {
      while run + block <= count, memcmp(old + run * stride, new + run * stride, block * stride) == 0 { run += block }
    }
    return run
  }
}

/// How many elements of two collections are the same bytes, from just before an offset into each backwards; at least 0
/// and at most `limit`.
package func identicalElementsBackwards<Data: RandomAccessCollection>(
  _ old: Data, _ oldOffset: Int, _ new: Data, _ newOffset: Int, limit: Int
) -> Int {
  withBytes(old, new) { old, _, new, _, stride in
    let (old, new) = (old + oldOffset * stride, new + newOffset * stride)
    var run = 0
    for block in [4_096, 64, 1] {
      while run + block <= limit,
        memcmp(old - (run + block) * stride, new - (run + block) * stride, block * stride) == 0
      { run += block }
    }
    return run
  }
}

/// Whether two values are the same bytes, and these are all there is to them: nothing they refer to can have changed.
package func isSamePlainValue<Value>(_ first: Value, _ second: Value) -> Bool {
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      guard let start = first.baseAddress, let other = second.baseAddress else { return true }
      return memcmp(start, other, first.count) == 0
    }
  }
}

/// Whether two functions are the same code, and have captured nothing that could differ.
package func isSamePlainFunction<Value, Result>(
  _ first: @escaping (Value) -> Result, _ second: @escaping (Value) -> Result
)
  -> Bool
{
  typealias Words = (code: UInt, captured: UInt)
  // A function is these two words in Swift's ABI; they are compared, and nothing else is done with them.
  let (first, second) = (unsafeBitCast(first, to: Words.self), unsafeBitCast(second, to: Words.self))
  return first.captured == 0 && second.captured == 0 && first.code == second.code
}

private func withBytes<Data: RandomAccessCollection>(
  _ old: Data, _ new: Data, _ body: (UnsafeRawPointer, Int, UnsafeRawPointer, Int, Int) -> Int
) -> Int {
  let result = old.withContiguousStorageIfAvailable { old in
    new.withContiguousStorageIfAvailable { new in
      guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return 0 }
      return body(
        UnsafeRawPointer(oldStart), old.count, UnsafeRawPointer(newStart), new.count, MemoryLayout<Data.Element>.stride)
    }
  }
  return (result ?? nil) ?? 0
}
