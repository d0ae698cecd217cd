import 'server-only';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import { DEALER } from '#lib/platform/dealer.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { SHARE_IMAGE_SIZE } from '#lib/discovery/seo/og-image-address.ts';
import { brandIcon } from './brand-icon.ts';
import { displayable } from './strip-unsupported-glyphs.ts';
import { fonts } from './fonts.ts';
import { PALETTE } from './palette.ts';
import { Panel } from './caption.tsx';
import { fittingSize } from './text-size.ts';

const LAYER: CSSProperties = {
  width: '100%',
  height: '100%',
  display: 'flex',
  fontFamily: 'Figtree',
  color: PALETTE.ink,
};
const SIGN: CSSProperties = {
  position: 'absolute',
  left: 24,
  top: 24,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '7px 18px 7px 7px',
  borderRadius: 99,
  background: PALETTE.raised,
  fontWeight: 800,
  color: PALETTE.lagoon,
};

/** The texts of a picture as a PNG of its size, clear where there are none. */
export async function textLayer(card: ShareCard): Promise<Buffer> {
  const icon = `data:image/svg+xml;base64,${(await brandIcon()).toString('base64')}`;
  const layer = (
    <div style={LAYER}>
      {card.sale && <Sign icon={icon} />}
      <Panel card={card} />
    </div>
  );
  const image = new ImageResponse(layer, { ...SHARE_IMAGE_SIZE, fonts: await fonts() });
  return Buffer.from(await image.arrayBuffer());
}

/** Left of the centre square. */
const NAME_WIDTH = 180;

/** Whose car it is. A picture that is cropped to a square does without. */
function Sign({ icon }: { icon: string }) {
  const name = displayable(DEALER.name);
  const fontSize = fittingSize(name, { width: NAME_WIDTH, lines: 1, largest: 24, smallest: 18 });
  return (
    <div style={SIGN}>
      {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- drawn, not shown by a browser */}
      <img src={icon} width={36} height={36} />
      <div style={{ display: 'block', lineClamp: 1, maxWidth: NAME_WIDTH, fontSize }}>{name}</div>
    </div>
  );
}
