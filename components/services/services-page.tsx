import { Page } from '#components/layout/page.tsx';
import { ClearAll } from '#components/search/search-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import styles from './services-page.module.css';

/** The services page (docs/product.md 9.2). */
export function ServicesPage() {
  return (
    <Page heading="Our services">
      <ul className={styles.tiles}>
        <li>
          <ClearAll className={styles.tile}>
            <Icon name="ship" size={32} />
            <span className={styles.name}>Import</span>
            <span>See every car we bring in from Japan and Great Britain.</span>
          </ClearAll>
        </li>
        {TILES.map(({ name, icon, text, href }) => (
          <li key={name}>
            <a className={styles.tile} href={href}>
              <Icon name={icon} size={32} />
              <span className={styles.name}>{name}</span>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

const TILES = [
  { name: 'Sell Pre-own', icon: 'key', text: 'Offer us the car you drive now.', href: '/preown' },
  { name: 'Pre-order', icon: 'list', text: 'Tell us the car you want, and we find it.', href: '/preorder' },
  { name: 'Ads', icon: 'camera', text: 'Show your car to buyers, in photos or on video.', href: '/ads' },
] as const;
