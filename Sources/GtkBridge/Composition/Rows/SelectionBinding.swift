/// A binding to the identifiers of the selected rows.
@MainActor
struct SelectionBinding<Value: Hashable> {
  let allowsMultiple: Bool
  let get: () -> Set<Value>
  let set: (Set<Value>) -> Void

  init(_ binding: Binding<Value?>) {
    allowsMultiple = false
    get = { binding.wrappedValue.map { [$0] } ?? [] }
    set = { binding.wrappedValue = $0.first }
  }

  init(_ binding: Binding<Set<Value>>) {
    allowsMultiple = true
    get = { binding.wrappedValue }
    set = { binding.wrappedValue = $0 }
  }
}
