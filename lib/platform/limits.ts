import { bulkhead } from 'cockatiel';

const KIB = 1024;
const MIB = 1024 ** 2;
const GIB = 1024 ** 3;

/**
 * What this process does at the same time, and what waits for its turn. More is refused with a `BulkheadRejectedError`.
 * Work in one pool may wait for another pool, never for its own.
 */
export const POOLS = {
  /**
   * Pages. More than twice the reads would exceed the memory, and none would be ready in time; those that wait are as many
   * as are rendered before their visitors have got a 503.
   */
  renders: bulkhead(32, 128),
  /** Reads of the backoffice: sixteen cost a burst of new searches nothing (docs/decisions/0007-breaker-and-stale-store.md). */
  reads: bulkhead(16, 400),
  /** Enquiries to the backoffice, which no burst of new pages delays. */
  sends: bulkhead(4, 100),
  /**
   * Pictures, from their download to their new file. Each takes one of libuv's four threads, and an AVIF of 12 megapixels
   * 230 MB. A few pages full of new pictures wait.
   */
  pictures: bulkhead(2, 200),
  /**
   * Reads that no page alone waits for: the cars of a list or a webhook, and what scripts of open pages ask. They take a
   * place here before one for reads, so that neither one visitor nor a change of many cars takes all of those.
   */
  others: bulkhead(8, 200),
};

/** What this process keeps in memory and on disk, and accepts from others. What was used longest ago goes first. */
export const LIMITS = {
  /** Requests of one kind that Next has not begun to answer: five thousand would take all memory. */
  waitingRequests: 1_000,
  /** Far more than anybody types into a form. */
  formBytes: 64 * KIB,
  /** A form that is too large is read to its end, since many clients read the response only then; a larger one is cut off. */
  discardedFormBytes: 32 * MIB,
  /** Forms of visitors without JavaScript, kept for the page after them; one client does not replace those of all others. */
  postedForms: { forms: 500, perClient: 20, milliseconds: 30 * 60_000 },
  /** Enquiries in the file: a flood must not fill the disk, and a dealership gets some dozens a day. */
  storedEnquiries: 10_000,

  /** The largest response of the backoffice; sixteen of them fit in memory. */
  backofficeBytes: 4 * MIB,
  /** Kept of a car whose page was rendered, for the time after its sale. */
  lastKnownVehicles: { entries: 20_000, bytes: 32 * MIB },

  /** Pages in memory: those that a dealership's visitors open in a day. */
  pagesInMemory: { entries: 5_000, bytes: 24 * MIB },
  pagesOnDisk: { entries: 20_000, bytes: GIB },
  picturesOnDisk: { entries: 50_000, bytes: GIB },
  sharePicturesOnDisk: { entries: 10_000, bytes: 512 * MIB },
  /** A larger page is not shared by Redis, which would hold up the other commands. */
  sharedPageBytes: MIB,
  /** Keys whose content could not be made, which are not tried again at once. */
  failures: 10_000,
  /** Cars and lists that were changed: by the time the oldest is dropped, its pages have expired. */
  invalidatedTags: 10_000,
  /** Addresses whose destination is remembered. Clients choose them, and their lengths. */
  destinations: { entries: 1_000, characters: 500_000 },
  /** Content that waits for the disk. When the disk is too slow, more is not written. */
  unwrittenBytes: 16 * MIB,

  /** The largest original of a picture, and its pixels: twice the resolution of a good camera. */
  pictureBytes: 20 * MIB,
  picturePixels: 64_000_000,

  /** Commands that wait for a slow Redis; more are rejected. */
  redisCommands: 1_000,
  /** Characters of the log that wait for a reader that does not read. */
  unreadLog: 1e6,
} as const;
