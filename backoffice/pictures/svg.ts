/** An SVG document of that size. */
export function svg(width: number, height: number, definitions: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions}</defs>${content}</svg>`;
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Where a gradient begins and ends, as shares of the painted shape's box. */
type Direction = readonly [x1: number, y1: number, x2: number, y2: number];
export const DOWN: Direction = [0, 0, 0, 1];
export const ACROSS: Direction = [0, 0, 1, 0];
export const SLANTING: Direction = [0, 0, 1, 1];

export function linearGradient(id: string, [x1, y1, x2, y2]: Direction, ...stops: Stop[]): string {
  const direction = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}" ${direction}>${stops.map(stop).join('')}</linearGradient>`;
}

/** A gradient from the middle outwards. */
export function radialGradient(id: string, ...stops: Stop[]): string {
  return `<radialGradient id="${id}">${stops.map(stop).join('')}</radialGradient>`;
}

function stop([offset, colour, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

export function disc(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function group(content: string, attributes: string): string {
  return `<g ${attributes}>${content}</g>`;
}
