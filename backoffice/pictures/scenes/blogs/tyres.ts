import { daylight, softShadow } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { disc, DOWN, group, line, linearGradient, path, rect, SLANTING, svg } from '../../svg.ts';

const [WIDTH, HEIGHT] = [1280, 960];

const DEFINITIONS =
  linearGradient('rubber', DOWN, [0, '#4a5053'], [0.5, '#23282a'], [1, '#15181a']) +
  linearGradient('alloy', SLANTING, [0, '#f4f6f7'], [1, '#9aa4a8']);

/** Tyres in a rack, two wheels, and a tyre that shows its tread. */
export function tyres(): Scene {
  const content =
    rect(0, 0, WIDTH, 620, '#dcebea') +
    shelf(150) +
    shelf(360) +
    rect(0, 600, WIDTH, 360, 'url(#paving)') +
    rect(0, 600, WIDTH, 4, '#fff') +
    tread() +
    wheel(250, 700, 190) +
    wheel(1050, 720, 170);
  const backdrop = svg(WIDTH, HEIGHT, daylight() + DEFINITIONS, content);
  return { width: WIDTH, height: HEIGHT, horizon: 0, actors: [], backdrop };
}

function shelf(y: number): string {
  const row = [140, 390, 640, 890, 1140].map(
    (x) =>
      disc(x, y, 118, 118, 'url(#rubber)') +
      disc(x, y, 66, 66, '#0d0f10', 'stroke="#59636a" stroke-width="4"'),
  );
  return row.join('') + rect(0, y + 108, WIDTH, 18, '#9fb0b3');
}

function wheel(x: number, y: number, radius: number): string {
  const blade = path('M-9 0L-16 -64L16 -64L9 0Z', 'url(#alloy)', 'stroke="#7f898d" stroke-width="1"');
  const spokes = [0, 72, 144, 216, 288].map((turn) => group(blade, `transform="rotate(${turn})"`));
  const content =
    disc(0, 0, 100, 100, 'url(#rubber)') +
    disc(0, 0, 90, 90, 'none', 'stroke="#3c4346" stroke-width="2"') +
    disc(0, 0, 70, 70, '#c9d0d3') +
    disc(0, 0, 65, 65, '#1a1e20') +
    spokes.join('') +
    disc(0, 0, 15, 15, 'url(#alloy)');
  return (
    softShadow(x, y + radius, radius * 0.9, 22, 0.4) +
    group(content, `transform="translate(${x} ${y}) scale(${radius / 100})"`)
  );
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
  return (
    softShadow(640, 895, 300, 24, 0.4) +
    rect(424, 430, 432, 466, 'url(#rubber)', 'rx="70"') +
    ribs +
    blocks +
    gauge
  );
}
