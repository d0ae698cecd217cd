'use client';

import './tokens.css';
import './globals.css';

/**
 * Replaces a page that fails in the browser. Next's default has inline styles, which the content security policy
 * blocks.
 */
export default function GlobalError() {
  return (
    <html lang="en-MU">
      <body>
        <main>
          <h1>This page could not be shown</h1>
          <p>Please reload it. If it fails again, start from our home page.</p>
          <p>
            <a href="/">Go to our home page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
