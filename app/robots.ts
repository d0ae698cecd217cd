import type { MetadataRoute } from 'next';
import { ROBOTS_RULES } from '#lib/domain/seo/robots.ts';
import { siteUrl } from '#lib/seo/public-url.ts';

export const dynamic = 'force-dynamic'; // the public address is not known at build time

/** robots.txt. */
export default function robots(): MetadataRoute.Robots {
  return { rules: ROBOTS_RULES, sitemap: siteUrl('/sitemap.xml') };
}
