/// SwiftUI's layout: a parent proposes a size, a child chooses its own, and the parent places it.
///
/// The module knows no toolkit. A leaf requests sizes from its client and reports its placement.
@_exported public import Graphics
