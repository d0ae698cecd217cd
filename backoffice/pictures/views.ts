import type { View } from './address.ts';
import type { CarDesign } from './model/car-design.ts';
import type { Camera } from './render/camera.ts';
import { cameraFor, closeUp, type Frame } from './render/framing.ts';

const EXTERIORS = {
  'front-quarter': { heading: 52, distance: 7.5, fill: 0.85 },
  side: { heading: 0, distance: 12, fill: 0.85 },
  'rear-quarter': { heading: -50, distance: 7.5, fill: 0.85 },
  front: { heading: 90, distance: 8, fill: 0.56 },
  rear: { heading: -90, distance: 8, fill: 0.56 },
  'front-quarter-right': { heading: 128, distance: 7.5, fill: 0.85 },
  'side-right': { heading: 180, distance: 12, fill: 0.85 },
  'rear-quarter-right': { heading: 230, distance: 7.5, fill: 0.85 },
} as const;

const CLOSE_UPS = {
  wheel: { heading: 24, span: 1.15 },
  headlight: { heading: 52, span: 1.35 },
  'tail-light': { heading: -46, span: 1.35 },
} as const;

type ExteriorView = keyof typeof EXTERIORS;
type CloseUpView = keyof typeof CLOSE_UPS;
type CarView = ExteriorView | CloseUpView;
export type CabinView = Exclude<View, CarView>;

export function isCarView(view: View): view is CarView {
  return view in EXTERIORS || view in CLOSE_UPS;
}

export function isCloseUp(view: CarView): view is CloseUpView {
  return view in CLOSE_UPS;
}

/** Where the camera stands for a view of a car of that length and height. */
export function viewpoint(
  view: CarView,
  design: CarDesign,
  length: number,
  height: number,
  frame: Frame,
): Camera {
  if (isCloseUp(view)) return closeUp({ ...CLOSE_UPS[view], target: target(view, design, length) }, frame);
  const { heading, distance, fill } = EXTERIORS[view];
  const smaller = (Math.min(length, 4.7) / 4.7) ** 0.3; // a small car looks small beside a large one
  return cameraFor(
    { heading, distance, fill: fill * smaller },
    { length, width: design.body.width, height },
    frame,
  );
}

function target(
  view: CloseUpView,
  { body, face, back }: CarDesign,
  length: number,
): readonly [number, number, number] {
  const half = body.width / 2;
  switch (view) {
    case 'wheel':
      return [body.frontAxle, body.wheelRadius + 0.06, half];
    case 'headlight':
      return [0.25, (face.lampBottom + face.lampTop) / 2 - 0.04, half - 0.2];
    case 'tail-light':
      return [length - 0.2, (back.tailBottom + back.tailTop) / 2 - 0.04, half - 0.16];
  }
}
