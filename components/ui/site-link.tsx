import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>;

/**
 * A link within the site. The page is fetched when the link is followed, never before: Next's browser code keeps what it
 * has prefetched for at least half a minute, and its server answers a prefetch with an outdated page that it does not
 * render anew. The server is asked to have the page ready instead (components/layout/prewarm-links.tsx).
 */
export function SiteLink(props: Props) {
  return <Link {...props} prefetch={false} />;
}
