/// `Driver`, `Signal`, `Binder` and the relays, for code that imports them by their own module's name: they are in RxSwift
/// here. There are no `rx` extensions of widgets.
@_exported import RxSwift
