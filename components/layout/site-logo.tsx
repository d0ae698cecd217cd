import { DEALER } from '@/lib/dealer';

import { SiteLink } from '../ui/site-link';
import { LogoMark } from './logo-mark';
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
