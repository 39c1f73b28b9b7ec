// The part of the C library that translates messages; Swift's own module of the C library leaves it out.
#pragma once
#include <libintl.h>
