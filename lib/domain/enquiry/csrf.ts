/** Name of the cookie with the CSRF token (docs/product.md 10.3): between browser and site, and site and backoffice. */
export const CSRF_COOKIE = 'XSRF-TOKEN';

/** The token as the header `X-XSRF-TOKEN` carries it: decoded, or as it is when it was never percent-encoded. */
export function decodeCsrfToken(cookieValue: string): string {
  try {
    return decodeURIComponent(cookieValue);
  } catch {
    return cookieValue;
  }
}
