#ifndef CCONFORMANCES_H
#define CCONFORMANCES_H

#include <stddef.h>

/// Calls `visit` with the metadata of each type of the program that conforms to a protocol of the given name, in the order in which
/// the linker has put the types. Generic types are left out, because they are types with their arguments only.
///
/// The program is what this code is linked into: an executable with its static libraries, or one dynamic library.
void gtkbridge_visit_conforming_types(const char *protocol_name, void (*visit)(const void *type, void *context), void *context);

#endif
