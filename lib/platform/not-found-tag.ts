/**
 * The cache tag of a page that is sent with status 404. Next's notFound() would send a body that needs JavaScript, and
 * Next has no other way to give a cached page a status. The page is tagged while it is rendered
 * (lib/discovery/seo/metadata.ts), the page cache turns the tag into a header (lib/page-cache/page-headers.ts), and the
 * server sends the status (server/site-response.ts).
 */
export const NOT_FOUND_TAG = 'status:404';
