import { shape } from '../geometry/path.ts';
import type { Corner } from '../geometry/outline.ts';
import { palmCrown } from './palm.ts';
import { blur, disc, DOWN, group, line, linearGradient, path, radialGradient, rect } from '../svg.ts';

/** Gradients of an island in daylight. */
export function daylight(): string {
  return (
    linearGradient('sky', DOWN, [0, '#a9d6e6'], [0.55, '#d5edf1'], [1, '#f3f7f1']) +
    linearGradient('lagoon', DOWN, [0, '#3d9fb0'], [0.45, '#63c2c1'], [1, '#b5e5da']) +
    linearGradient('sand', DOWN, [0, '#efe6d2'], [1, '#d9cdb4']) +
    linearGradient('tar', DOWN, [0, '#b9bbb8'], [1, '#8f9493']) +
    linearGradient('paving', DOWN, [0, '#e9e6df'], [1, '#cfccc4']) +
    linearGradient('far-hill', DOWN, [0, '#9dbcc0'], [1, '#c4d8d5']) +
    linearGradient('hill', DOWN, [0, '#6c9a8a'], [1, '#a5c3b0']) +
    linearGradient('cane', DOWN, [0, '#9fbf72'], [1, '#6f9a52']) +
    radialGradient('sun', [0, '#fffdf2', 0.95], [1, '#fffdf2', 0]) +
    radialGradient('cloud', [0, '#ffffff', 0.9], [1, '#ffffff', 0]) +
    blur('haze', 10)
  );
}

export function sky(width: number, height: number, sunX: number): string {
  return (
    rect(0, 0, width, height, 'url(#sky)') +
    disc(sunX, height * 0.25, width * 0.34, width * 0.34, 'url(#sun)')
  );
}

export function cloud(x: number, y: number, size: number): string {
  return [
    [0, 0, 1],
    [-0.7, 0.12, 0.7],
    [0.75, 0.1, 0.75],
    [0.2, -0.16, 0.6],
  ]
    .map(([dx = 0, dy = 0, scale = 1]) =>
      disc(x + dx * size, y + dy * size, size * scale, size * 0.3 * scale, 'url(#cloud)'),
    )
    .join('');
}

/** A hill standing on `foot`; its skyline is given as `x,y` corners, or `x,y,radius` where one is sharp. */
export function hill(skyline: string, foot: number, fill: string): string {
  const corners = skyline.split(' ').map((corner): Corner => {
    const [x = 0, y = 0, radius = Infinity] = corner.split(',').map(Number);
    return [x, y, radius];
  });
  const [left = 0] = corners.at(0) ?? [];
  const [right = 0] = corners.at(-1) ?? [];
  return path(shape([left, foot, 0.1], ...corners, [right, foot, 0.1]), fill);
}

/** Lagoon with the white line of the reef and glints. */
export function lagoon(width: number, top: number, bottom: number): string {
  const height = bottom - top;
  const glints = Array.from({ length: 26 }, (_, i) => {
    const y = top + height * (0.2 + 0.75 * ((i * 0.377) % 1));
    const x = width * ((i * 0.618) % 1);
    const long = width * (0.015 + 0.03 * ((i * 0.271) % 1));
    return line(`M${x} ${y}L${x + long} ${y}`, '#ffffff', 2, 'opacity="0.4"');
  }).join('');
  return (
    rect(0, top, width, height, 'url(#lagoon)') +
    line(
      `M0 ${top + height * 0.13}Q${width * 0.25} ${top + height * 0.07} ${width * 0.5} ${top + height * 0.13}T${width} ${top + height * 0.1}`,
      '#ffffff',
      height * 0.03,
      'opacity="0.75"',
    ) +
    glints
  );
}

/** A coconut palm of that height growing from its foot. */
export function palm(x: number, foot: number, height: number, lean: number, fill = '#4f7f5d'): string {
  const [topX, topY] = [x + lean, foot - height];
  const trunk = `M${x - height * 0.022} ${foot}Q${x - lean * 0.1} ${foot - height * 0.5} ${topX - height * 0.01} ${topY}L${topX + height * 0.012} ${topY}Q${x + lean * 0.05 + height * 0.03} ${foot - height * 0.5} ${x + height * 0.03} ${foot}Z`;
  return path(trunk, '#9b8b73') + path(palmCrown(topX, topY, height * 0.4), fill);
}

/** A soft shadow on the ground. */
export function softShadow(x: number, y: number, rx: number, ry: number, opacity = 0.25): string {
  return group(disc(x, y, rx, ry, '#1a2b30'), `opacity="${opacity}" filter="url(#haze)"`);
}
