import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import { LIGHT } from '#lib/domain/design/tokens.ts';
import { DEALER } from '#lib/dealer/dealer.ts';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { OG_IMAGE_SIZE } from '#lib/seo/og-image-address.ts';
import type { Background } from './background.ts';
import { Caption } from './caption.tsx';
import { PHOTO_AREA } from './photo-area.ts';
import { stripUnsupportedGlyphs } from './strip-unsupported-glyphs.ts';

const ICON_WIDTH = 224;
const ICON = `data:image/svg+xml;base64,${readFileSync(join(process.cwd(), 'app', 'icon.svg')).toString('base64')}`;

const FONT_FOLDER = join(process.cwd(), 'node_modules/@fontsource/figtree/files');

/** Each subset has its own font name: Satori looks for a missing character in the next font. */
const FONTS = (['latin', 'latin-ext'] as const).flatMap((subset) =>
  ([600, 800] as const).map((weight) => ({
    name: `Figtree ${subset}`,
    weight,
    data: readFileSync(join(FONT_FOLDER, `figtree-${subset}-${weight}-normal.woff`)),
  })),
);

const ROOT: CSSProperties = {
  width: '100%',
  height: '100%',
  display: 'flex',
  fontFamily: 'Figtree latin',
  color: LIGHT.text,
  background: `linear-gradient(to bottom, ${LIGHT.brand}, ${LIGHT.brandStrong})`,
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
  background: LIGHT.surface,
  fontSize: 20,
  fontWeight: 800,
  color: LIGHT.brand,
};

/** The picture of a card, 1200 by 630 pixels, as PNG. JSX, which only Next compiles: its route files pass it on. */
export function layOutCard(card: ShareCard, background: Background | null): ImageResponse {
  const picture = (
    <div style={ROOT}>
      {background ? <Photo background={background} /> : <BrandIcon />}
      {card.sale && <Sign />}
      <Caption card={card} />
    </div>
  );
  return new ImageResponse(picture, { ...OG_IMAGE_SIZE, fonts: FONTS });
}

/** The sides of the photograph fade into its blurred surroundings. */
function Photo({ background: { photo, surroundings } }: { background: Background }) {
  const fade = 'linear-gradient(to right, transparent, #000 12%, #000 88%, transparent)';
  return (
    <>
      <img src={surroundings} style={{ position: 'absolute' }} {...OG_IMAGE_SIZE} />
      <img src={photo} style={{ position: 'absolute', ...PHOTO_AREA, maskImage: fade }} />
    </>
  );
}

function BrandIcon() {
  const left = (OG_IMAGE_SIZE.width - ICON_WIDTH) / 2;
  return (
    <img src={ICON} width={ICON_WIDTH} height={ICON_WIDTH} style={{ position: 'absolute', left, top: 84 }} />
  );
}

/** The dealership's name, left of the central square. */
function Sign() {
  return (
    <div style={SIGN}>
      <img src={ICON} width={36} height={36} />
      <div style={{ display: 'block', lineClamp: 1, maxWidth: 180 }}>
        {stripUnsupportedGlyphs(DEALER.name)}
      </div>
    </div>
  );
}
