#pragma once

#include "home_screen.h"

/// Each measurement begins once the screen is on display and idle, prints one number, and closes the window.

/// CPU nanoseconds per state, each state applied to both labels: `count` times two `gtk_label_set_text`.
void measure_applied(HomeScreen *screen, int count);

/// CPU nanoseconds per state for the same loop and the frame that paints its last state.
void measure_burst(HomeScreen *screen, int count);

/// Median nanoseconds from `g_idle_add` on another thread until its callback runs on the main thread.
void measure_hop(HomeScreen *screen, int count);

/// Median nanoseconds from the moment a second Home screen is asked for until its first frame has been painted: its widgets
/// are built and become the visible child of a stack.
void measure_push(HomeScreen *screen, int count);
