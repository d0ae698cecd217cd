import { vehiclePictureAddress, VIEWS, type BodyStyle, type View } from '../pictures/address.ts';
import { between, pick, type Random } from './random.ts';

type Looks = { bodyStyle: BodyStyle; paint: string; variant: number };

/** What a photographer takes first when time is short. */
const BY_IMPORTANCE: readonly View[] = [
  'front-quarter',
  'rear-quarter',
  'interior',
  'side',
  'front',
  'rear',
  'seats',
  'instruments',
  'boot',
  'wheel',
  'console',
  'headlight',
];

/**
 * Addresses of 3 to 12 pictures, in the order of a walk round the car and into it. The first is the
 * three-quarter front. A car that is on its way has the few pictures of its auction.
 */
export function pictureList(looks: Looks, isOnItsWay: boolean, random: Random): string[] {
  const count = isOnItsWay ? between(random, 3, 5) : between(random, 5, 12);
  const fromTheRight = pick(random, [false, false, true]);
  const taken = BY_IMPORTANCE.slice(0, count).filter(
    (view) => view !== 'boot' || looks.bodyStyle !== 'pickup',
  );
  return VIEWS.filter((view) => taken.includes(view)).map((view) =>
    vehiclePictureAddress({ ...looks, view: fromTheRight ? seenFromTheRight(view) : view }),
  );
}

function seenFromTheRight(view: View): View {
  return VIEWS.find((other) => other === `${view}-right`) ?? view;
}
