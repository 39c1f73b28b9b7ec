/// An array of Core Foundation, for the `as CFArray` of iOS apps.
///
/// Here it is Swift's own array: Foundation has no bridged one on Linux.
public typealias CFArray = [Any]
