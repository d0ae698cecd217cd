import 'server-only';
import type { CSSProperties } from 'react';
import { DEALER } from '#lib/platform/dealer.ts';
import { rupees } from '#lib/domain/text/format.ts';
import type { Sale, ShareCard } from '#lib/domain/sharing/share-card.ts';
import { displayable } from './strip-unsupported-glyphs.ts';
import { PALETTE, STATUS_COLOURS } from './palette.ts';
import { fittingSize } from './text-size.ts';

/** Within the centre square, which is all that some messengers leave of a picture. */
const PANEL: CSSProperties = {
  position: 'absolute',
  left: 300,
  bottom: 16,
  width: 600,
  padding: '16px 20px 18px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 7,
  borderRadius: 24,
  background: PALETTE.raised,
  boxShadow: '0 8px 28px rgba(14, 27, 42, 0.18)',
};
const TEXT_WIDTH = 560;

/** More would never be shown, and takes time to measure. */
const LONGEST_TITLE = 160;

const ONE_LINE: CSSProperties = { display: 'block', lineClamp: 1, maxWidth: TEXT_WIDTH, textAlign: 'center' };
const HEAVY: CSSProperties = { fontWeight: 800, lineHeight: 1 };

/** All that a picture says, on a ground of its own. */
export function Panel({ card: { title, sale } }: { card: ShareCard }) {
  return (
    <div style={PANEL}>
      {sale ? <Marks sale={sale} /> : <Dealer />}
      <Title title={displayable(title.slice(0, LONGEST_TITLE))} largest={sale ? 48 : 54} />
      {sale && <Offer sale={sale} />}
    </div>
  );
}

function Dealer() {
  const name = displayable(DEALER.name);
  const fontSize = fittingSize(name, { width: TEXT_WIDTH, lines: 1, largest: 30, smallest: 22 });
  return <div style={{ ...ONE_LINE, fontSize, fontWeight: 600, color: PALETTE.lagoon }}>{name}</div>;
}

/** A sold car says so where its price was. */
function Marks({ sale: { status, reference } }: { sale: Sale }) {
  const { text, tint } = STATUS_COLOURS[status];
  const known = displayable(reference);
  const tag = { ...HEAVY, padding: '7px 18px', borderRadius: 99, background: tint, color: text };
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 28, fontWeight: 600 }}>
      {status !== 'SOLD' && <div style={tag}>{status}</div>}
      {known && <div style={{ color: PALETTE.inkQuiet }}>{`REF: #${known}`}</div>}
    </div>
  );
}

function Title({ title, largest }: { title: string; largest: number }) {
  const oneLine = fittingSize(title, { width: TEXT_WIDTH, lines: 1, largest, smallest: 0 });
  const fontSize =
    oneLine >= 32 ? oneLine : fittingSize(title, { width: TEXT_WIDTH, lines: 2, largest: 40, smallest: 30 });
  const style: CSSProperties = {
    display: 'block',
    lineClamp: 2,
    maxWidth: TEXT_WIDTH,
    fontSize,
    fontWeight: 800,
    lineHeight: 1.15,
    textAlign: 'center',
    wordBreak: 'break-word',
  };
  return <div style={style}>{title}</div>;
}

/** `As from:` and the space after it. */
const LEAD_WIDTH = 134;

/** The largest text. */
function Offer({ sale: { status, price } }: { sale: Sale }) {
  if (status === 'SOLD')
    return <div style={{ ...HEAVY, fontSize: 80, color: STATUS_COLOURS.SOLD.text }}>SOLD</div>;
  if (price === null)
    return <div style={{ ...HEAVY, fontSize: 64, color: PALETTE.lagoon }}>Price on Request</div>;
  const amount = rupees(price);
  const maxWidth = TEXT_WIDTH - LEAD_WIDTH;
  const fontSize = fittingSize(amount, { width: maxWidth, lines: 1, largest: 76, smallest: 30 });
  return (
    <div style={{ display: 'flex', alignItems: 'flex-end', gap: 14, color: PALETTE.lagoon }}>
      <div style={{ fontSize: 30, fontWeight: 600, lineHeight: 1, paddingBottom: 0.15 * (fontSize - 30) }}>
        As from:
      </div>
      <div style={{ ...ONE_LINE, ...HEAVY, fontSize, maxWidth }}>{amount}</div>
    </div>
  );
}
