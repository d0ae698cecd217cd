import { daylight, softShadow } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { disc, group, line, linearGradient, path, rect, svg } from '../svg.ts';

const [WIDTH, HEIGHT] = [1280, 960];

/** Tyres in a rack, and one that shows its tread. */
export function tyres(): Scene {
  const definitions =
    linearGradient('rubber', [
      [0, '#4a5053'],
      [0.5, '#23282a'],
      [1, '#15181a'],
    ]) +
    linearGradient(
      'alloy',
      [
        [0, '#f4f6f7'],
        [1, '#9aa4a8'],
      ],
      [0, 0, 1, 1],
    );
  const wheels = [
    [250, 700, 190],
    [1050, 720, 170],
  ]
    .map(([x = 0, y = 0, r = 0]) => softShadow(x, y + r, r * 0.9, 22, 0.4) + wheel(x, y, r))
    .join('');
  const rack = [150, 360]
    .map(
      (y) =>
        [180, 430, 680, 930, 1150]
          .map(
            (x) =>
              disc(x, y, 118, 118, 'url(#rubber)') +
              disc(x, y, 66, 66, '#0d0f10') +
              disc(x, y, 66, 66, 'none', 'stroke="#59636a" stroke-width="4"'),
          )
          .join('') + rect(0, y + 108, WIDTH, 18, '#9fb0b3'),
    )
    .join('');
  const content =
    rect(0, 0, WIDTH, 620, '#dcebea') +
    rack +
    rect(0, 600, WIDTH, 360, 'url(#paving)') +
    rect(0, 600, WIDTH, 4, '#fff') +
    softShadow(640, 895, 300, 24, 0.4) +
    tread() +
    wheels;
  return {
    width: WIDTH,
    height: HEIGHT,
    horizon: 0,
    actors: [],
    backdrop: svg(WIDTH, HEIGHT, daylight() + definitions, content),
  };
}

function wheel(x: number, y: number, radius: number): string {
  const spokes = Array.from({ length: 5 }, (_, i) =>
    group(
      path(
        `M${-radius * 0.09} 0L${-radius * 0.16} ${-radius * 0.64}L${radius * 0.16} ${-radius * 0.64}L${radius * 0.09} 0Z`,
        'url(#alloy)',
        'stroke="#7f898d" stroke-width="2"',
      ),
      `transform="rotate(${i * 72})"`,
    ),
  ).join('');
  const content =
    disc(0, 0, radius, radius, 'url(#rubber)') +
    disc(0, 0, radius * 0.9, radius * 0.9, 'none', 'stroke="#3c4346" stroke-width="4"') +
    disc(0, 0, radius * 0.7, radius * 0.7, '#c9d0d3') +
    disc(0, 0, radius * 0.65, radius * 0.65, '#1a1e20') +
    spokes +
    disc(0, 0, radius * 0.15, radius * 0.15, 'url(#alloy)');
  return group(content, `transform="translate(${x} ${y})"`);
}

/** A tyre from the front with a depth gauge in its groove. */
function tread(): string {
  const ribs = [-150, -75, 0, 75, 150]
    .map((dx) => rect(640 + dx - 4, 450, 8, 440, '#0c0e0f', 'rx="4"'))
    .join('');
  const blocks = Array.from({ length: 16 }, (_, i) =>
    line(`M440 ${462 + i * 28}L566 ${450 + i * 28}M714 ${450 + i * 28}L840 ${462 + i * 28}`, '#0c0e0f', 5),
  ).join('');
  const gauge =
    rect(626, 500, 28, 190, '#f2c14b', 'rx="8"') +
    rect(634, 690, 12, 60, '#dfe5e7') +
    Array.from({ length: 7 }, (_, i) => rect(630, 516 + i * 24, i % 2 ? 10 : 16, 4, '#7a5b10')).join('');
  return rect(424, 430, 432, 466, 'url(#rubber)', 'rx="70"') + ribs + blocks + gauge;
}
