'use client';

import type { DEALER } from '#lib/platform/dealer.ts';
import { yearInMauritius } from '#lib/domain/text/format.ts';
import { SocialLinks } from '#components/contact/social-links.tsx';
import { useBrowserValue } from '#components/ui/use-browser-value.ts';
import patterns from '#components/ui/patterns.module.css';
import { OpeningHoursList, type OpeningHoursLine } from './opening-hours-list.tsx';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';

type Props = {
  dealer: Pick<typeof DEALER, 'name' | 'social' | 'vatNumber' | 'companyRegistrationNumber'>;
  departments: readonly { name: string; openingHours: readonly OpeningHoursLine[] }[];
  /** Year of the render, which for a cached page may be last year. */
  renderedIn: number;
};

/** The footer of every page (docs/product.md 1.6). */
export function SiteFooter({ dealer, departments, renderedIn }: Props) {
  const year = useBrowserValue(() => yearInMauritius(new Date()), renderedIn);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.identity}>
          <SiteLogo name={dealer.name} isRepeated />
          <p>
            Cars from Japan and Great Britain, and cars from around the corner. Checked, and checked again.
          </p>
          <SocialLinks social={dealer.social} />
          <ul className={styles.links}>
            <li>
              <a className={patterns.touchLink} href="/blogs">
                Blog
              </a>
            </li>
            <li>
              <a className={patterns.touchLink} href="/privacy">
                Privacy
              </a>
            </li>
          </ul>
        </div>
        {departments.map((department) => (
          <section key={department.name}>
            <h2 className={styles.department}>{department.name}</h2>
            <OpeningHoursList lines={department.openingHours} />
          </section>
        ))}
      </div>
      <p className={styles.legal}>
        <span>{`© ${year} ${dealer.name}. All rights reserved.`}</span>
        <span>{`VAT ${dealer.vatNumber} · BRN ${dealer.companyRegistrationNumber}`}</span>
      </p>
    </footer>
  );
}
