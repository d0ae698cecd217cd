import { project, type Camera } from './camera.ts';

/** A picture's size in pixels, and where its horizon and the ground under the car's middle lie (shares of its height). */
export type Frame = { width: number; height: number; horizon: number; ground: number };

/** The extent of what is photographed, in metres. */
type Box = { length: number; width: number; height: number };

type Stand = {
  /** Degrees; see Camera.heading. */
  heading: number;
  /** Metres between the eye and what it looks at. */
  distance: number;
  /** Share of the picture's width that the car takes, at most. */
  fill: number;
};

const DEGREE = Math.PI / 180;
const TALLEST = 0.62;

/** The camera that shows the whole box in the middle of the picture, standing on the frame's ground. */
export function cameraFor({ heading, distance, fill }: Stand, box: Box, frame: Frame): Camera {
  const { width, height, horizon, ground } = frame;
  const camera = {
    ...standing([box.length / 2, 1, 0], heading * DEGREE, distance),
    focal: 1,
    centre: [0, 0],
  } as const;
  const across = corners(box).map(([x, y, z]) => project(camera, x, y, z).x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const focal = Math.min((width * fill) / (right - left), (height * TALLEST * distance) / box.height);
  const eyeHeight = ((ground - horizon) * height * distance) / focal;
  return {
    ...camera,
    eye: [camera.eye[0], eyeHeight, camera.eye[2]],
    focal,
    centre: [width / 2 - (focal * (left + right)) / 2, horizon * height],
  };
}

/** The camera that shows `span` metres across around a target. */
export function closeUp(
  { heading, span, target }: { heading: number; span: number; target: readonly [number, number, number] },
  { width, height }: Frame,
): Camera {
  const distance = 3.2;
  const focal = (width / span) * distance;
  const lift = 0.3;
  return {
    ...standing([target[0], target[1] + lift, target[2]], heading * DEGREE, distance),
    focal,
    centre: [width / 2, height / 2 - (lift * focal) / distance],
  };
}

function standing(
  [x, y, z]: readonly [number, number, number],
  heading: number,
  distance: number,
): Pick<Camera, 'eye' | 'heading'> {
  return { eye: [x - Math.sin(heading) * distance, y, z + Math.cos(heading) * distance], heading };
}

/** The box's corners, its ends drawn in as far as bumpers are rounded. */
function corners({ length, width, height }: Box): [number, number, number][] {
  const ends = [0.06 * length, 0.94 * length];
  return ends.flatMap((x) =>
    [0, height].flatMap((y) => [-width / 2, width / 2].map((z): [number, number, number] => [x, y, z])),
  );
}
