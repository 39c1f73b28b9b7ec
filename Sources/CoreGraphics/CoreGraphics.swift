/// Core Graphics' values: numbers and rectangles, which Foundation has, transforms, paths and colours.
///
/// Contexts and images are not here: views draw by `Canvas` and `Path`.
@_exported import Foundation
