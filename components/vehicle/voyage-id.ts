/**
 * Id of the about page's section with the way of an import, used as a fragment. In a file of its own, so that the page of
 * a car does not get the section's styles.
 */
export const VOYAGE_ID = 'imports';
