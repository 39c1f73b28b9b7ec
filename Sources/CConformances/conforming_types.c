// Reads the records of conformances that the Swift compiler writes into each program, and by which the runtime answers `as?`.
// Their form is that of the Swift runtime's `swift/ABI/Metadata.h`.

#include "CConformances.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// A distance in bytes from the field itself.
typedef int32_t relative_pointer;

struct protocol_descriptor {
  uint32_t flags;
  relative_pointer parent;
  relative_pointer name;
};

struct type_descriptor {
  uint32_t flags;
  relative_pointer parent;
  relative_pointer name;
  relative_pointer access_function;
};

struct conformance {
  relative_pointer protocol;
  relative_pointer type;
  relative_pointer witness_table;
  uint32_t flags;
};

struct metadata_response {
  const void *metadata;
  size_t state;
};

typedef struct metadata_response metadata_access(size_t request) __attribute__((swiftcall));

enum {
  kind_mask = 0x1f, kind_class = 16, kind_struct = 17, kind_enum = 18, generic_flag = 0x80,
  type_kind_shift = 3, type_kind_mask = 0x7, direct_type = 0, indirect_type = 1,
};

// The linker defines these around the section. They are absent from a program without conformances.
extern const relative_pointer __start_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));
extern const relative_pointer __stop_swift5_protocol_conformances[] __attribute__((weak, visibility("hidden")));

static const void *target(const relative_pointer *pointer) {
  return *pointer == 0 ? NULL : (const char *)pointer + *pointer;
}

// The lowest bit says that the distance is that of a pointer.
static const void *indirectable_target(const relative_pointer *pointer) {
  if (*pointer == 0) return NULL;
  const char *place = (const char *)pointer + (*pointer & ~1);
  return *pointer & 1 ? *(const void *const *)place : place;
}

static const struct type_descriptor *type_of(const struct conformance *conformance) {
  switch (conformance->flags >> type_kind_shift & type_kind_mask) {
    case direct_type: return target(&conformance->type);
    case indirect_type: {
      const void *const *place = target(&conformance->type);
      return place == NULL ? NULL : *place;
    }
    default: return NULL;
  }
}

static bool is_concrete(const struct type_descriptor *type) {
  uint32_t kind = type->flags & kind_mask;
  return kind >= kind_class && kind <= kind_enum && (type->flags & generic_flag) == 0;
}

void gtkbridge_visit_conforming_types(const char *protocol_name, void (*visit)(const void *type, void *context), void *context) {
  const relative_pointer *record = __start_swift5_protocol_conformances;
  if (record == NULL) return;
  for (; record < __stop_swift5_protocol_conformances; record++) {
    const struct conformance *conformance = target(record);
    if (conformance == NULL) continue;
    const struct protocol_descriptor *protocol = indirectable_target(&conformance->protocol);
    if (protocol == NULL || strcmp(target(&protocol->name), protocol_name) != 0) continue;
    const struct type_descriptor *type = type_of(conformance);
    if (type == NULL || !is_concrete(type)) continue;
    metadata_access *access = (metadata_access *)(uintptr_t)target(&type->access_function);
    if (access == NULL) continue;
    visit(access(0).metadata, context);
  }
}
