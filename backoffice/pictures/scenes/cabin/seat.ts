import { group, line, path, rect } from '../../svg.ts';
import type { Palette } from './palette.ts';

const BACK = 'M-200 0C-216 -256 -196 -422 -132 -474Q0 -512 132 -474C196 -422 216 -256 200 0Z';
const PANEL = 'M-110 0C-124 -224 -100 -384 -84 -435Q0 -461 84 -435C100 -384 124 -224 110 0Z';
const HEADREST = 'M-88 -525Q-100 -621 -68 -630Q0 -646 68 -630Q100 -621 88 -525Q0 -506 -88 -525Z';

/** A front seat's back with its headrest; the middle of its lower edge is given. Drawn 400 wide and 640 high. */
export function seat(cx: number, bottom: number, width: number, { seam }: Palette): string {
  const ribs = [128, 205, 282, 358].map((y) =>
    line(`M-108 ${-y}Q0 ${-y - 16} 108 ${-y}`, '#000', 2.5, 'opacity="0.22"'),
  );
  const content =
    [-45, 35].map((x) => rect(x, -540, 10, 64, 'url(#metal)')).join('') +
    path(BACK, 'url(#seat)') +
    path(PANEL, 'url(#cushion)', 'opacity="0.85"') +
    ribs.join('') +
    line(PANEL, seam, 2, 'stroke-dasharray="7 5" opacity="0.7"') +
    path(HEADREST, 'url(#seat)') +
    line('M-72 -618Q0 -634 72 -618', '#fff', 4, 'opacity="0.16"');
  return group(content, `transform="translate(${cx} ${bottom}) scale(${width / 400})"`);
}
