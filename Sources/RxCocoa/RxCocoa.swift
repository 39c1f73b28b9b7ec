/// RxSwift, the streams of UIKit's views under `rx`, and those of notifications.
///
/// `Driver`, `Signal`, `Binder` and the relays are in the module RxSwift, which this one exports.
@_exported import RxSwift
