import { inRender, PageRender } from '#lib/platform/page-render.ts';
import type { ServePage } from './cached-pages.ts';
import type { NextHandler } from './page-renderer.ts';
import { type AddressOfWords, pageTarget, sendRedirect } from './page-target.ts';

/** In development every request is Next's own, since its tools need it. Only redirects are the site's. */
export function developmentPages(next: NextHandler, addressOfWords: AddressOfWords): ServePage {
  return async function serve(request, response) {
    const target = await pageTarget(request.url ?? '', addressOfWords);
    if (target === null) return false;
    if ('redirect' in target) sendRedirect(response, target);
    else await inRender(new PageRender(target.page), () => next(request, response));
    return true;
  };
}
