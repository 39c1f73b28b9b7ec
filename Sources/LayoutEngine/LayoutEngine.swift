/// SwiftUI's layout: a parent proposes a size, a child chooses its own, and the parent places it.
///
/// The module knows no toolkit. A leaf asks its client for sizes and tells it where it was placed.
@_exported public import Graphics
