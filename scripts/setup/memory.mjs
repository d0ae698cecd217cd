/**
 * Limits that leave the site below 400 MB, also while thousands of new pages are rendered: V8 would collect late on a
 * machine with much memory. deploy/ has the same ones.
 */
export const MEMORY_OPTIONS = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/**
 * Else glibc keeps freed memory: of each compressing thread, and the large blocks of compressions and renders between the
 * small ones of cached pages, as soon as one large block was freed.
 */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
