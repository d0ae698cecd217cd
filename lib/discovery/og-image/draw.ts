import 'server-only';
import { bulkhead } from 'cockatiel';
import type { ShareCard } from '#lib/domain/sharing/share-card.ts';
import { log } from '#lib/platform/log.ts';
import { brandGround } from './brand-background.ts';
import { download } from './download.ts';
import { photoGround, type Ground } from './background.ts';
import { shareJpeg } from './jpeg.ts';
import { textLayer } from './text-layer.tsx';

export type Drawing = {
  jpeg: Buffer;
  /** Whether there is a photograph that could not be had: another attempt may have it. */
  isMakeshift: boolean;
};

/** At once, and waiting. Drawing takes a processor; waiting for a photograph does not. */
const atWork = bulkhead(2, 64);

/** The picture of a card. Throws when too many are being drawn already. */
export async function draw(card: ShareCard): Promise<Drawing> {
  const photo = await firstPhoto(card.pictures);
  const jpeg = await atWork.execute(async () =>
    shareJpeg(photo ?? (await brandGround()), await textLayer(card)),
  );
  return { jpeg, isMakeshift: photo === null && card.pictures.length > 0 };
}

/** @returns null when none can be had. */
async function firstPhoto(addresses: string[]): Promise<Ground | null> {
  for (const address of addresses) {
    try {
      const photo = await download(address);
      return await atWork.execute(() => photoGround(photo));
    } catch (error) {
      log('warn', 'share-image.photo', { address, error });
    }
  }
  return null;
}
