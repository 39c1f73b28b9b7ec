import Foundation

/// Returns the number of bytewise identical elements of two collections, from an offset in each onwards, between 0 and
/// `limit`.
///
/// Elements with identical bytes are equal and need no further comparison, and comparing bytes runs at memory speed.
/// The result is 0 for collections without contiguous storage.
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

/// Returns the number of bytewise identical elements of two collections, from an offset in each backwards (exclusive),
/// between 0 and `limit`.
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

/// Returns whether two values of a trivial type are bytewise identical. A trivial type has no references whose targets
/// could differ.
package func isSamePlainValue<Value>(_ first: Value, _ second: Value) -> Bool {
  guard _isPOD(Value.self) else { return false }
  return withUnsafeBytes(of: first) { first in
    withUnsafeBytes(of: second) { second in
      guard let start = first.baseAddress, let other = second.baseAddress else { return true }
      return memcmp(start, other, first.count) == 0
    }
  }
}

/// Returns whether two functions have the same code and no captured context.
package func isSamePlainFunction<Value, Result>(
  _ first: @escaping (Value) -> Result, _ second: @escaping (Value) -> Result
)
  -> Bool
{
  typealias Words = (code: UInt, captured: UInt)
  // Safe, because a function consists of these two words in Swift's ABI, and they are only compared.
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
