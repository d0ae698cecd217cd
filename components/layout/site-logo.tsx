import { DEALER } from '#lib/platform/dealer.ts';

import { SiteLink } from '#components/ui/site-link.tsx';
import { LogoMark } from './logo-mark.tsx';
import styles from './site-logo.module.css';

/** Mark and name of the dealership; leads home. */
export function SiteLogo() {
  return (
    <SiteLink className={styles.logo} href="/" aria-label={`${DEALER.name}, home`}>
      <LogoMark />
      <span className={styles.name}>{DEALER.name}</span>
    </SiteLink>
  );
}
