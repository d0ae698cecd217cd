import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import { LOGO } from '#lib/domain/design/logo.ts';
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
      <path className={styles.car} d={LOGO.car} />
      <path d={LOGO.window} />
      <path className={styles.wave} d={LOGO.wave} />
    </g>
  );
}
