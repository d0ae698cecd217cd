import { DEALER } from '#lib/platform/dealer.ts';

import { SocialLinks } from '#components/contact/social-links.tsx';
import { CopyrightYear } from './copyright-year.tsx';
import { OpeningHoursList } from './opening-hours-list.tsx';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';

/** The footer of every page (docs/product.md 1.6). */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.identity}>
          <SiteLogo />
          <p>
            Cars from Japan and Great Britain, and cars from around the corner. Checked, and checked again.
          </p>
          <SocialLinks />
          <ul className={styles.links}>
            <li>
              <a className={styles.link} href="/blogs">
                Blog
              </a>
            </li>
            <li>
              <a className={styles.link} href="/privacy">
                Privacy
              </a>
            </li>
          </ul>
        </div>
        {DEALER.departments.map((department) => (
          <section key={department.name}>
            <h2 className={styles.department}>{department.name}</h2>
            <OpeningHoursList openingHours={department.openingHours} />
          </section>
        ))}
      </div>
      <p className={styles.legal}>
        <span>
          © <CopyrightYear renderedIn={yearInMauritius()} /> {DEALER.name}. All rights reserved.
        </span>
        <span>
          VAT {DEALER.vatNumber} · BRN {DEALER.companyRegistrationNumber}
        </span>
      </p>
    </footer>
  );
}

function yearInMauritius(): number {
  return Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Indian/Mauritius' }).format(new Date()),
  );
}
