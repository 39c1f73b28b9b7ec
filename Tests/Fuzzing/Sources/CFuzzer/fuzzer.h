// libFuzzer as a library: the toolchain has it, but no header of it.
#pragma once
#include <stddef.h>
#include <stdint.h>
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *bytes, size_t count));
