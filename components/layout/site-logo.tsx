import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import styles from './site-logo.module.css';

const DRAWING_ID = 'logo-mark';

type Props = {
  name: string;
  /** True for a second logo on the page. */
  isRepeated?: boolean;
};

/** The logo with the dealership's name, a link to the landing page. */
export function SiteLogo({ name, isRepeated = false }: Props) {
  const { layout } = useTexts();
  return (
    <Link className={styles.logo} href="/" aria-label={layout.logo(name)}>
      <svg aria-hidden="true" className={styles.mark} width="36" height="36" viewBox="0 0 32 32">
        {isRepeated ? <use href={`#${DRAWING_ID}`} /> : <Drawing />}
      </svg>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}

/** The drawing of app/icon.svg in the page's colours. */
function Drawing() {
  return (
    <g id={DRAWING_ID}>
      <rect width="32" height="32" rx="8" />
      <path
        className={styles.car}
        d="M5.2 20.4c-.8 0-1.2-.5-1.2-1.3v-1.9c0-1.6.8-2.5 2.4-2.9l3.9-1c2.3-3.4 4.4-5.1 7.8-5.1 3.8 0 6.3 1.8 8.2 5.1 1.2.6 1.7 1.6 1.7 3v2.8c0 .8-.4 1.3-1.2 1.3h-.9a3.1 3.1 0 0 0-6.2 0h-7.4a3.1 3.1 0 0 0-6.2 0Z"
      />
      <path d="M12.8 13.2c1.5-1.9 2.9-2.7 5.2-2.7 2.3 0 4 .9 5.4 2.7Z" />
      <path className={styles.wave} d="M5 25c3.7-1.9 7.3-1.9 11 0s7.3 1.9 11 0" />
    </g>
  );
}
