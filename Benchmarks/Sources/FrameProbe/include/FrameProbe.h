#pragma once

#include <stdint.h>

/*
 * Measures what a change costs until the frame that shows it has been painted, for programs in any language: it looks at
 * the first window on the screen. All times are CPU time of the whole process, in nanoseconds.
 */

typedef void (*FrameProbeChange)(int number);
typedef void (*FrameProbeDone)(double nanoseconds);

/* Makes `count` changes, one at a time, and hands over the median of what each cost with its frame. */
void frame_probe_measure_changes(int count, FrameProbeChange change, FrameProbeDone done);

/* Scrolls the first scrolled window by `step` points with each of `count` frames, and hands over the mean per frame. */
void frame_probe_measure_scrolling(int count, double step, FrameProbeDone done);

/* Types a letter at the end of a text field, as the user would; text fields are counted from 0. */
void frame_probe_type(int field);

/*
 * Measures and places the content of the first scrolled window `count` times, each time for another width, and returns
 * the median. If `anew`, every widget inside has forgotten its size.
 */
double frame_probe_measure_layout(int count, int anew);

int64_t frame_probe_cpu_time(void);
