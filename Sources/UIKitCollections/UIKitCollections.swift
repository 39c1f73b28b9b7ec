/// Tables and collections are views of views.
@_exported import UIKitViews
