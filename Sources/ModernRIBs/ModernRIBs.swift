/// RIBs for code that was written for ModernRIBs, the port of RIBs whose streams are Combine's.
///
/// It exports RIBs, and adds what a Combine subscription needs to follow an interactor or a worker.
///
/// Streams of RIBs themselves, such as `isActiveStream`, are those of RxSwift here, as in RIBs; with ModernRIBs they are
/// publishers.
@_exported import RIBs
