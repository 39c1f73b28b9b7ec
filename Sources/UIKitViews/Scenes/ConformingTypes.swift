import CConformances

/// The types of the program that conform to a protocol, found in the compiler's conformance records.
///
/// The format of the records is not public: see the article What Is Not Public. Generic types are not found.
package struct ConformingTypes {
  /// The types that conform to a protocol with the given name, of any module.
  package let types: [Any.Type]

  package init(protocolName: String) {
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { list in
      gtkbridge_visit_conforming_types(
        protocolName,
        { type, list in
          // A type is one word, the address of its metadata.
          var type = type
          let found = withUnsafeBytes(of: &type) { $0.load(as: Any.Type.self) }
          list?.assumingMemoryBound(to: [Any.Type].self).pointee.append(found)
        }, list)
    }
    self.types = types
  }
}
