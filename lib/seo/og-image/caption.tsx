import type { CSSProperties } from 'react';
import { LIGHT } from '#lib/domain/design/tokens.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import type { Sale, ShareCard } from '#lib/domain/sharing/share-card.ts';
import type { Availability } from '#lib/domain/vehicle/vehicle.ts';
import { TEXTS } from '#lib/texts/current-texts.ts';
import { localWord } from '#lib/texts/local-word.ts';
import type { Texts } from '#lib/texts/texts.ts';
import { stripUnsupportedGlyphs } from './strip-unsupported-glyphs.ts';

const STATUS_COLOURS: Record<Availability, { text: string; tint: string }> = {
  'IN STOCK': { text: LIGHT.inStock, tint: LIGHT.inStockTint },
  'COMING SOON': { text: LIGHT.comingSoon, tint: LIGHT.comingSoonTint },
  SOLD: { text: LIGHT.sold, tint: LIGHT.soldTint },
};

/** Within the central square, to which some messengers crop the picture. */
const BOX: CSSProperties = {
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
  background: LIGHT.surface,
  boxShadow: '0 8px 28px rgba(14, 27, 42, 0.18)',
};

/** A longer title would not be visible, and is slow to lay out. */
const MAX_TITLE_LENGTH = 160;

const TEXT: CSSProperties = { display: 'block', textAlign: 'center', maxWidth: 560 };
const HEAVY: CSSProperties = { fontWeight: 800, lineHeight: 1 };

type SaleProps = { sale: Sale; texts: Texts };

/** All text of the picture except the dealership's name at the top. */
export function Caption({ card: { language, title, sale } }: { card: ShareCard }) {
  const texts = TEXTS[language];
  return (
    <div style={BOX}>
      {sale ? <StatusLine sale={sale} texts={texts} /> : <DealerName />}
      <Title>{stripUnsupportedGlyphs(title.slice(0, MAX_TITLE_LENGTH))}</Title>
      {sale && <Price sale={sale} texts={texts} />}
    </div>
  );
}

function DealerName() {
  const style = { ...TEXT, lineClamp: 1, fontSize: 28, fontWeight: 600, color: LIGHT.brand };
  return <div style={style}>{stripUnsupportedGlyphs(DEALER.name)}</div>;
}

/** Status and reference. A sold car shows its status larger, in place of the price. */
function StatusLine({ sale: { status, reference }, texts }: SaleProps) {
  const { text, tint } = STATUS_COLOURS[status];
  const shownReference = stripUnsupportedGlyphs(reference);
  const tag = { ...HEAVY, padding: '7px 18px', borderRadius: 99, background: tint, color: text };
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 28, fontWeight: 600 }}>
      {status !== 'SOLD' && <div style={tag}>{localWord(status, texts)}</div>}
      {shownReference && (
        <div style={{ color: LIGHT.textMuted }}>{texts.vehicle.reference(shownReference)}</div>
      )}
    </div>
  );
}

/** The two larger sizes fit on one line, the smallest usually on two. */
function Title({ children: title }: { children: string }) {
  const fontSize = title.length <= 17 ? 48 : title.length <= 24 ? 38 : 34;
  const style: CSSProperties = {
    ...TEXT,
    lineClamp: 2,
    fontSize,
    fontWeight: 800,
    lineHeight: 1.15,
    wordBreak: 'break-word',
  };
  return <div style={style}>{title}</div>;
}

/** The largest text of the picture. */
function Price({ sale: { status, price }, texts }: SaleProps) {
  const { asFrom, priceOnRequest } = texts.vehicle;
  if (status === 'SOLD')
    return (
      <div style={{ ...HEAVY, fontSize: 80, color: STATUS_COLOURS.SOLD.text }}>
        {localWord(status, texts)}
      </div>
    );
  if (price === null)
    return <div style={{ ...HEAVY, fontSize: 64, color: LIGHT.brand }}>{priceOnRequest}</div>;

  const amount = stripUnsupportedGlyphs(texts.numbers.rupees(price));
  const fontSize = amount.length <= 10 ? 76 : amount.length <= 13 ? 62 : 44;
  return (
    <div style={{ display: 'flex', alignItems: 'baseline', gap: 14, ...HEAVY, color: LIGHT.brand }}>
      <div style={{ fontSize: asFrom.length <= 8 ? 30 : 24, fontWeight: 600 }}>{asFrom}</div>
      <div style={{ ...TEXT, lineClamp: 1, fontSize, maxWidth: 426 }}>{amount}</div>
    </div>
  );
}
