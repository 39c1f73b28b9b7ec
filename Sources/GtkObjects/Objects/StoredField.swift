/// A stored property of a value, identified by its offset.
///
/// Offsets from reflection are constant while the program runs. Accessing the property through an equivalent key path
/// would be slower, because the key path is interpreted on each access.
package struct StoredField<Root, Value> {
  private let offset: Int

  /// - Returns: `nil` if a value of this type cannot be stored at the offset.
  package init?(at offset: Int) {
    guard offset >= 0, offset.isMultiple(of: MemoryLayout<Value>.alignment),
      offset + MemoryLayout<Value>.size <= MemoryLayout<Root>.size
    else { return nil }
    self.offset = offset
  }

  /// Passes the property to `body` for modification in place.
  package func modify<Result>(in root: inout Root, _ body: (inout Value) -> Result) -> Result {
    withUnsafeMutablePointer(to: &root) { root in
      body(&(UnsafeMutableRawPointer(root) + offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }
}
