/// A stored property of a value, known by where it lies in there.
///
/// What reflection says of a type's layout holds as long as the program runs. A key path made of it would say the same in more
/// words, each of which has to be read again with every access.
package struct StoredField<Root, Value> {
  private let offset: Int

  /// - Returns: `nil` where no such value can lie at that offset.
  package init?(at offset: Int) {
    guard offset >= 0, offset.isMultiple(of: MemoryLayout<Value>.alignment),
      offset + MemoryLayout<Value>.size <= MemoryLayout<Root>.size
    else { return nil }
    self.offset = offset
  }

  /// Has `body` read and change the property in place.
  package func modify<Result>(in root: inout Root, _ body: (inout Value) -> Result) -> Result {
    withUnsafeMutablePointer(to: &root) { root in
      body(&(UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
