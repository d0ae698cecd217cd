/**
 * The cache tag of a complete page that is answered with 404. Next's own notFound() sends an empty body, unreadable
 * without JavaScript, and has no other way to give a cached page a status. The page is tagged while it is rendered
 * (lib/discovery/seo/metadata.ts), the page cache turns the tag into a header (lib/page-cache/page-headers.ts), and the
 * server sends the status (server/site-response.ts).
 */
export const NOT_FOUND_TAG = 'status:404';
