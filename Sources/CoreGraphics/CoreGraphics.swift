/// Core Graphics' values: numbers and rectangles, which Foundation has, transforms, paths and colours.
///
/// Contexts, gradients and images are in the module UIKit, which draws them.
@_exported import Foundation
