import type { SocialNetwork } from '#lib/dealer/dealer-file.ts';
import styles from './social-links.module.css';

/** In the order of their logos in social-networks.svg. */
const NETWORKS: readonly SocialNetwork[] = ['Facebook', 'TikTok', 'Instagram', 'LinkedIn', 'WhatsApp'];

/** Links to the dealership's social networks, each with its logo; nothing without any. */
export function SocialLinks({ social }: { social: Partial<Record<SocialNetwork, string>> }) {
  const networks = NETWORKS.filter((network) => social[network]);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.links}>
      {networks.map((network) => (
        <li key={network} data-network={network}>
          <a
            className={styles.link}
            href={social[network]}
            aria-label={network}
            target="_blank"
            rel="noopener noreferrer"
          />
        </li>
      ))}
    </ul>
  );
}
