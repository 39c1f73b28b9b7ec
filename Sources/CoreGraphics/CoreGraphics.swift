/// Core Graphics' values: numbers and rectangles, which Foundation has, transforms, paths and colours.
///
/// Contexts, gradients and images are in the module UIKit, which draws them.
@_exported import Foundation
@_exported import enum Graphics.CGLineCap
@_exported import enum Graphics.CGLineJoin
