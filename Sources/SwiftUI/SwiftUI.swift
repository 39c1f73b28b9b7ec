/// Apple's name for everything that an application's views import.
///
/// As on Apple's systems, the module also exports UIKit, UserNotifications, Combine and Foundation, and the Observation
/// library. Its own part is the application: ``App``, ``Scene`` and ``Commands``.
@_exported import GtkBridge
@_exported import Observation
@_exported import UIKit
@_exported import UserNotifications
