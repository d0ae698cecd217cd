/**
 * Limits that leave the site at some 400 MB, even while thousands of new pages are rendered: V8 would collect late on a
 * machine with much memory. Most of what a render leaves behind is dead at its end, so in a young generation of this size
 * it is not copied to the old one, which grows by half between its collections. deploy/ has the same options.
 */
export const MEMORY_OPTIONS = [
  '--max-old-space-size=192',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
];

/**
 * Without these glibc keeps freed memory: it has an arena for each thread that compresses, and after the first large
 * block was freed it places large blocks of compressions and renders between the small ones of cached pages.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
