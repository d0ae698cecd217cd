import type { Scene } from '../scene.ts';
import {
  ACROSS,
  blur,
  disc,
  DOWN,
  group,
  line,
  linearGradient,
  path,
  rect,
  SLANTING,
  svg,
} from '../../svg.ts';

/** The size of a blog picture. */
const [WIDTH, HEIGHT] = [1280, 960];

/** Things on a table, seen from above. */
export function desk(content: string): Scene {
  const backdrop = svg(WIDTH, HEIGHT, deskDefinitions(), table() + content);
  return { width: WIDTH, height: HEIGHT, horizon: 0, actors: [], backdrop };
}

/** Gradients of things that lie on a table in daylight. */
export function deskDefinitions(): string {
  return (
    linearGradient('table', SLANTING, [0, '#e9dfcd'], [1, '#d8cab2']) +
    linearGradient('paper', SLANTING, [0, '#ffffff'], [1, '#f1f1ec']) +
    linearGradient('steel', ACROSS, [0, '#f1f4f5'], [0.5, '#aab3b7'], [1, '#dfe5e7']) +
    linearGradient('ink', DOWN, [0, '#12343b'], [1, '#0b2227']) +
    linearGradient('lagoon-deep', SLANTING, [0, '#12818a'], [1, '#005f66']) +
    blur('drop', 12)
  );
}

/** A pale table with a window's light across it. */
function table(): string {
  const [width, height] = [WIDTH, HEIGHT];
  const grain = Array.from({ length: 9 }, (_, i) =>
    line(
      `M0 ${60 + i * 108}Q${width / 2} ${40 + i * 110} ${width} ${70 + i * 106}`,
      '#b9a88a',
      2,
      'opacity="0.25"',
    ),
  ).join('');
  const beam = path(
    `M${width * 0.1} 0L${width * 0.52} 0L${width * 0.2} ${height}L${-width * 0.3} ${height}Z`,
    '#ffffff',
    'opacity="0.2"',
  );
  return rect(0, 0, width, height, 'url(#table)') + grain + beam;
}

/** Something lying on the table, with its shadow; turned around the place it is laid on. */
export function laid(content: string, outline: string, x: number, y: number, degrees: number): string {
  const shadow = group(
    outline,
    'transform="translate(10 18)" fill="#3b2f1c" opacity="0.28" filter="url(#drop)"',
  );
  return group(shadow + content, `transform="translate(${x} ${y}) rotate(${degrees})"`);
}

/** A sheet of paper around the place it is laid on. */
export function sheet(
  width: number,
  height: number,
  content: string,
  x: number,
  y: number,
  degrees: number,
): string {
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="6"`;
  return laid(`<rect ${box} fill="url(#paper)"/>${content}`, `<rect ${box}/>`, x, y, degrees);
}

/** Rows of writing without words: bars of varying length. */
export function writing(
  x: number,
  y: number,
  width: number,
  rows: number,
  gap: number,
  colour = '#c3cbcc',
): string {
  return Array.from({ length: rows }, (_, i) =>
    rect(
      x,
      y + i * gap,
      width * (0.6 + 0.4 * ((i * 0.618 + 0.2) % 1)),
      gap * 0.34,
      colour,
      `rx="${gap * 0.17}"`,
    ),
  ).join('');
}

export function pen(x: number, y: number, degrees: number): string {
  const body =
    rect(-150, -11, 240, 22, 'url(#lagoon-deep)', 'rx="10"') +
    rect(60, -11, 26, 22, '#e6ecee') +
    path('M86 -11L140 -3L152 0L140 3L86 11Z', '#e6ecee') +
    rect(-140, -17, 80, 6, '#dfe5e7', 'rx="3"');
  return laid(body, '<rect x="-150" y="-11" width="290" height="22" rx="10"/>', x, y, degrees);
}

/** A car key with its fob and ring. */
export function key(x: number, y: number, degrees: number): string {
  const blade = path(
    'M60 -13L214 -13L226 0L214 13L190 13L184 6L172 13L150 13L142 6L128 13L60 13Z',
    'url(#steel)',
    'stroke="#8a9498" stroke-width="2"',
  );
  const fob =
    rect(-90, -52, 160, 104, '#1b2124', 'rx="46"') +
    rect(-78, -44, 136, 60, '#ffffff', 'rx="34" opacity="0.08"');
  const buttons = [-42, 0, 40].map((bx) => disc(bx - 8, 4, 15, 15, '#394246')).join('');
  const ring = disc(-122, 0, 42, 42, 'none', 'stroke="#aab3b7" stroke-width="9"');
  const outline =
    '<rect x="-90" y="-52" width="160" height="104" rx="46"/><rect x="60" y="-13" width="160" height="26"/>';
  return laid(ring + blade + fob + buttons, outline, x, y, degrees);
}

export function cup(x: number, y: number): string {
  const content =
    disc(0, 0, 128, 128, '#f7f6f2') +
    disc(0, 0, 112, 112, '#ecebe5') +
    path('M70 -30Q132 -46 134 0Q132 46 70 30', 'none', 'stroke="#ffffff" stroke-width="20"') +
    disc(0, 0, 78, 78, '#ffffff') +
    disc(0, 0, 66, 66, '#8a5a32') +
    path('M-52 -20Q0 -60 40 -36Q0 -30 -44 2Z', '#b98657', 'opacity="0.7"');
  return laid(content, '<circle r="128"/>', x, y, 0);
}

/** A tick drawn by hand. */
export function tick(d: string): string {
  return line(d, '#c9401f', 12);
}
