import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>;

/**
 * A link within the site, without prefetch: Next keeps a prefetched page for at least 30 s and does not revalidate a
 * stale one when it is prefetched. PrewarmLinks warms the server's cache instead.
 */
export function SiteLink(props: Props) {
  return <Link {...props} prefetch={false} />;
}
