'use client';

import { useTexts } from '#use-texts';
import type { Dealer } from '#lib/dealer/dealer-file.ts';
import type { OpeningHoursLine } from '#lib/texts/opening-hours.ts';
import { telAddress } from '#components/contact/phone-links.tsx';
import { SocialLinks } from '#components/contact/social-links.tsx';
import { Link } from '#components/language/link.tsx';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import patterns from '#components/ui/patterns.module.css';
import { OpenNow } from './open-now.tsx';
import { OpeningHoursList } from './opening-hours-list.tsx';
import styles from './site-footer.module.css';
import { SiteLogo } from './site-logo.tsx';

type Department = { name: string; isSales: boolean; openingHours: readonly OpeningHoursLine[] };

type Props = {
  dealer: Pick<Dealer, 'name' | 'street' | 'town' | 'social' | 'vatNumber' | 'companyRegistrationNumber'>;
  departments: readonly Department[];
};

/** The footer of every page (docs/product.md 1.6). */
export function SiteFooter({ dealer, departments }: Props) {
  const { layout, saved } = useTexts();
  const {
    phones: [phone],
    renderedOn,
  } = useSiteSettings();
  const others = departments.filter(({ isSales }) => !isSales);
  const { vatNumber, companyRegistrationNumber } = dealer;
  const registrations = [
    vatNumber && layout.vat(vatNumber),
    companyRegistrationNumber && layout.companyNumber(companyRegistrationNumber),
  ];
  const links = [
    ['/search', layout.crumbs.inventory],
    ['/#makes', layout.makes],
    ['/preown', layout.sellYourCar],
    ['/blogs', layout.blog],
    ['/saved', saved.title],
    ['/privacy', layout.privacy],
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.wave} />
      <div className={styles.columns}>
        <div className={styles.identity}>
          <SiteLogo name={dealer.name} isRepeated />
          <p>{layout.slogan}</p>
          <SocialLinks social={dealer.social} />
        </div>
        <Departments departments={departments.filter(({ isSales }) => isSales)} />
        {others.length > 0 && (
          <details className={styles.others}>
            <summary className={styles.summary}>{layout.otherHours}</summary>
            <Departments departments={others} />
          </details>
        )}
      </div>
      <div className={styles.ways}>
        <p className={styles.links}>
          {`${dealer.street}, ${dealer.town}`}
          {phone && (
            <a className={patterns.touchLink} href={telAddress(phone)}>
              {phone}
            </a>
          )}
        </p>
        <ul className={styles.links}>
          {links.map(([href, text]) => (
            <li key={href}>
              <Link className={patterns.touchLink} href={href}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.legal}>
        <span>{layout.copyright(renderedOn.slice(0, 4), dealer.name)}</span>
        <span>{registrations.filter(Boolean).join(' · ')}</span>
      </p>
    </footer>
  );
}

function Departments({ departments }: Pick<Props, 'departments'>) {
  return departments.map(({ name, isSales, openingHours }) => (
    <section key={name} className={styles.department}>
      <h2>{name}</h2>
      <OpeningHoursList lines={openingHours} />
      {isSales && <OpenNow />}
    </section>
  ));
}
