import { Link } from '#components/language/link.tsx';
import { Page } from '#components/layout/page.tsx';
import { ClearAll } from '#components/search/search-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './services-page.module.css';

/** The services page (docs/product.md 9.2). */
export function ServicesPage() {
  const { services } = texts();
  return (
    <Page heading={services.heading}>
      <ul className={styles.tiles}>
        <li>
          <ClearAll className={styles.tile}>
            <Icon name="ship" size={32} />
            <span className={styles.name}>{services.import.name}</span>
            <span>{services.import.text}</span>
          </ClearAll>
        </li>
        {TILES.map(({ service, icon, href }) => (
          <li key={service}>
            <Link className={styles.tile} href={href}>
              <Icon name={icon} size={32} />
              <span className={styles.name}>{services[service].name}</span>
              <span>{services[service].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const TILES = [
  { service: 'sell', icon: 'key', href: '/preown' },
  { service: 'order', icon: 'list', href: '/preorder' },
  { service: 'ads', icon: 'camera', href: '/ads' },
] as const;
