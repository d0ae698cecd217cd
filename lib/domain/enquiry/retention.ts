/** How long the id of a delivered enquiry is kept, to recognise a repeated one (docs/product.md 8.6). */
export const DELIVERED_ID_RETENTION_MS = 24 * 60 * 60_000;

/** How long a dead letter is kept: an enquiry that the backoffice did not accept. */
export const DEAD_LETTER_RETENTION_DAYS = 30;
