import type { SocialNetwork } from '#lib/dealer/dealer.ts';
import styles from './social-links.module.css';

/** In the order of their logos in social-networks.svg. */
const NETWORKS: readonly SocialNetwork[] = ['Facebook', 'TikTok', 'Instagram', 'LinkedIn', 'WhatsApp'];

/** Links to the dealership's social networks, each with its logo. */
export function SocialLinks({ social }: { social: Record<SocialNetwork, string> }) {
  return (
    <ul className={styles.links}>
      {NETWORKS.map((network) => (
        <li key={network}>
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
