/// Lets iOS-style architecture code run unchanged on the Linux desktop, with native GTK 4 widgets as its view.
///
/// As SwiftUI and UIKit do on Apple's systems, importing the module also brings Foundation and Combine, and here the
/// controllers' logic and the values of Graphics.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import GLibMainLoop
@_exported import LayoutEngine
@_exported import UniformTypeIdentifiers
@_exported import ViewControllers
