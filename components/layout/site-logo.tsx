import Link from 'next/link';

import { DEALER } from '@/lib/dealer';

import { LogoMark } from './logo-mark';
import styles from './site-logo.module.css';

/** Mark and name of the dealership; leads home. */
export function SiteLogo() {
  return (
    <Link className={styles.logo} href="/" aria-label={`${DEALER.name}, home`}>
      <LogoMark />
      <span className={styles.name}>{DEALER.name}</span>
    </Link>
  );
}
