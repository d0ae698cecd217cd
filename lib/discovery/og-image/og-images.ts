import 'server-only';
import { bulkhead } from 'cockatiel';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { singleFlight } from '#lib/platform/single-flight.ts';
import { processSingleton } from '#lib/platform/process-singleton.ts';
import { DiskStore } from '#lib/platform/disk-store.ts';
import { SITE_CARD, type ShareCard } from '#lib/domain/sharing/share-card.ts';
import { env } from '#lib/platform/env.ts';
import { shareVersion } from '#lib/discovery/seo/og-image-address.ts';
import { draw, type Drawing } from './draw.ts';
import { decodePicture, encodePicture, type KeptPicture } from './picture-file.ts';

/** So long a picture without its photograph is taken for the best there is. */
export const MAKESHIFT_SECONDS = 60;

const DISK = { entries: 10_000, bytes: 512 * 1024 ** 2 };
const SITE = 'site';

type Parts = {
  disk: DiskStore;
  draw: (card: ShareCard) => Promise<Drawing>;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The newest picture of each subject, drawn when somebody asks for it and kept on disk. */
export class SharePictures {
  readonly #parts: Parts;
  /** At once, and waiting: each may hold a photograph in memory. */
  readonly #admitted = bulkhead(8, 32);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The picture that says what this card says. Throws when it cannot be drawn, or too many are. */
  of(subject: string, card: ShareCard): Promise<KeptPicture> {
    return this.#keptOr(subject, card, () => this.#admitted.execute(() => this.#make(subject, card)));
  }

  /** The site's own picture, drawn even when too many others are. */
  site(): Promise<KeptPicture> {
    return this.#keptOr(SITE, SITE_CARD, () => this.#make(SITE, SITE_CARD));
  }

  /** The last picture of a subject, whatever it says by now; null when there is none. */
  async last(subject: string): Promise<KeptPicture | null> {
    const file = await this.#parts.disk.read(nameOf(subject));
    return file && decodePicture(file);
  }

  async #keptOr(subject: string, card: ShareCard, make: () => Promise<KeptPicture>): Promise<KeptPicture> {
    const version = shareVersion(card);
    const kept = await this.last(subject);
    if (kept?.version === version && !this.#isWorthAnotherAttempt(kept)) return kept;
    return singleFlight(`share picture ${version} ${subject}`, make);
  }

  #isWorthAnotherAttempt({ isMakeshift, drawnAt }: KeptPicture): boolean {
    return isMakeshift && this.#parts.now() - drawnAt > MAKESHIFT_SECONDS * 1000;
  }

  async #make(subject: string, card: ShareCard): Promise<KeptPicture> {
    const drawing = await this.#parts.draw(card);
    const picture = { ...drawing, version: shareVersion(card), drawnAt: this.#parts.now() };
    await this.#parts.disk.write(nameOf(subject), encodePicture(picture));
    return picture;
  }
}

/** The pictures of this process. */
export function sharePictures(): SharePictures {
  return processSingleton('share pictures', () => {
    const disk = new DiskStore(join(env().dataDir, 'share'), DISK);
    return new SharePictures({ disk, draw, now: Date.now });
  });
}

/** Subjects are named by what visitors ask for: without a bound, and with anything in them. */
function nameOf(subject: string): string {
  return hash('sha256', subject);
}
