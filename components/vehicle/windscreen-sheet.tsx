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
  const address = `data:image/bmp;base64,${bitmap(encode(text, { border: 0 }).data).toString('base64')}`;
  return <img className={styles.code} alt="" src={address} />;
}

const HEADER_BYTES = 62;

/** A square BMP of one bit a module, top row first: a quarter of the bytes that an SVG path would be in the page. */
function bitmap(rows: boolean[][]): Buffer {
  const rowBytes = Math.ceil(rows.length / 32) * 4;
  const file = Buffer.alloc(HEADER_BYTES + rowBytes * rows.length);
  file.write('BM');
  file.writeUInt32LE(HEADER_BYTES, 10);
  file.writeUInt32LE(40, 14); // bytes of the second header
  file.writeInt32LE(rows.length, 18);
  file.writeInt32LE(-rows.length, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(1, 28); // bit a pixel
  file.writeUInt32LE(0xff_ff_ff, 54); // 0 is white, 1 black
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      const at = HEADER_BYTES + y * rowBytes + (x >> 3);
      if (isDark) file.writeUInt8(file.readUInt8(at) | (128 >> (x & 7)), at);
    });
  });
  return file;
}
