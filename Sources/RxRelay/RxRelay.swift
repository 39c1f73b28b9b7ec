/// The relays, for code that imports them by their own module's name: they are in RxSwift here.
@_exported import RxSwift
