import { encode } from 'uqr';
import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import styles from './windscreen-sheet.module.css';

/** The foot of a printed car page: the dealership, and a QR code of the page's address. Not shown on a screen. */
export function WindscreenSheet({ address }: { address: string }) {
  return (
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.dealer}>
        <b>{DEALER.name}</b>
        <span>{`${DEALER.street}, ${DEALER.town}`}</span>
        <span>{DEALER.phones.join(' · ')}</span>
        <span>{texts().print.scan}</span>
      </p>
      <QrCode text={address} />
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { border: 0 });
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={data.map(darkRuns).join('')} stroke="#000" />
    </svg>
  );
}

/** The dark modules of one row as horizontal lines of an SVG path, one unit high around the middle of the row. */
function darkRuns(row: boolean[], y: number): string {
  const modules = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...modules.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}.5h${run.length}`).join('');
}
