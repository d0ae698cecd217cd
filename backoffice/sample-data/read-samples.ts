import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readCsv } from '#backoffice/import/csv.ts';
import { parseRow } from '#backoffice/import/row.ts';
import type { StoredVehicle } from '#backoffice/vehicle.ts';

const VEHICLES = new URL('vehicles.csv', import.meta.url);
const CONTENT = new URL('content.json', import.meta.url);
const BLOGS = new URL('blogs/', import.meta.url);

const contentFile = v.object({
  banners: v.array(v.object({ url: v.string() })),
  testimonials: v.array(v.object({ text: v.string(), name: v.string(), year: v.number() })),
});

type Blog = { id: string; title: string; description: string; image: string; post: string };
export type Content = v.InferOutput<typeof contentFile> & { blogs: Blog[] };

const frontMatter = v.object({ title: v.string(), description: v.string(), image: v.string() });

/**
 * The sample vehicles in the order of the file.
 * @throws Error when a row is invalid.
 */
export function sampleVehicles(): StoredVehicle[] {
  return readCsv(fileURLToPath(VEHICLES)).rows.map((row) => {
    const parsed = 'cells' in row ? parseRow(row.cells) : { error: row.error };
    if ('error' in parsed) throw new Error(`vehicles.csv, line ${row.line}: ${parsed.error}`);
    return parsed.vehicle;
  });
}

/**
 * The first `count` vehicles. A larger count adds copies of them, with new chassis numbers and not featured. Equal counts
 * give equal vehicles.
 */
export function* firstVehicles(vehicles: StoredVehicle[], count: number): Generator<StoredVehicle> {
  yield* vehicles.slice(0, count);
  for (let index = vehicles.length; index < count; index += 1) {
    const original = vehicles[index % vehicles.length];
    if (!original) return;
    const copy = Math.floor(index / vehicles.length);
    yield { ...original, chassisNumber: `${original.chassisNumber}-${copy}`, featured: false };
  }
}

/** Banners, testimonials and blog posts. The posts are in the order of their file names. */
export function sampleContent(): Content {
  const { banners, testimonials } = v.parse(contentFile, JSON.parse(readFileSync(CONTENT, 'utf8')));
  return { banners, testimonials, blogs: readdirSync(BLOGS).sort().map(readBlog) };
}

/** `2-some-title.md` is the post with the id `some-title`: front matter, then paragraphs separated by blank lines. */
function readBlog(file: string): Blog {
  const text = readFileSync(new URL(file, BLOGS), 'utf8').replaceAll('\r\n', '\n');
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const fields = head.split('\n').map((line) => line.split(/:\s+(.*)/, 2));
  const paragraphs = body
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll('\n', ' '));
  return {
    id: file.replace(/^\d+-|\.md$/g, ''),
    ...v.parse(frontMatter, Object.fromEntries(fields)),
    post: paragraphs.join('\n\n'),
  };
}
