import { disc, group, line, path, rect } from '../../svg.ts';

/** A steering wheel seen from the driver's seat, tilted away. Drawn with a radius of 100. */
export function steeringWheel(cx: number, cy: number, radius: number, accent: string): string {
  const rim = 'M-100 0A100 100 0 1 1 100 0A100 100 0 1 1 -100 0Z';
  const content =
    line(rim, '#0b0d0f', 19) +
    line(rim, '#2a3034', 13) +
    line('M-93 -36A100 100 0 0 1 93 -36', '#5b646a', 3.5) +
    spoke(accent) +
    group(spoke(accent), 'transform="scale(-1 1)"') +
    path('M-14 20L14 20L10 93L-10 93Z', '#23282c') +
    path('M-38 -14Q0 -34 38 -14L28 20Q0 36 -28 20Z', 'url(#dash)', 'stroke="#0b0d0f" stroke-width="2"') +
    disc(0, 0, 7.5, 7.5, 'url(#metal)');
  const scale = radius / 100;
  return group(content, `transform="translate(${cx} ${cy}) scale(${scale} ${scale * 0.95})"`);
}

/** The right spoke with its buttons. */
function spoke(accent: string): string {
  return (
    path('M30 -12L93 -16L93 10L30 20Z', '#23282c') +
    rect(47, -10, 30, 15, '#3a4146', 'rx="5"') +
    disc(62, -2.5, 4.5, 4.5, accent)
  );
}
