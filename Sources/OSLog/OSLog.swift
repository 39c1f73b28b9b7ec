/// Apple's name for the log alone, which the module `os` has.
@_exported import os
