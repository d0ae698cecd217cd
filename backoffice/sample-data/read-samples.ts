import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { readCsv } from '#backoffice/import/csv.ts';
import { readRow } from '#backoffice/import/row.ts';
import type { SeedVehicle } from '#backoffice/vehicle.ts';

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
 * The sample vehicles, in the order in which they are to be stored.
 * @throws Error when a row of the file is not valid.
 */
export function sampleVehicles(): SeedVehicle[] {
  return readCsv(fileURLToPath(VEHICLES)).map((row) => {
    const reading = 'cells' in row ? readRow(row.cells) : { faults: row.fault };
    if ('faults' in reading) throw new Error(`vehicles.csv, line ${row.line}: ${reading.faults}`);
    return reading.vehicle;
  });
}

/**
 * The first `count` vehicles. When there are not so many, copies of them follow, each under a chassis number of its own
 * and none of them featured; the same count always gives the same vehicles.
 */
export function* firstVehicles(vehicles: SeedVehicle[], count: number): Generator<SeedVehicle> {
  yield* vehicles.slice(0, count);
  for (let index = vehicles.length; index < count; index += 1) {
    const original = vehicles[index % vehicles.length];
    if (!original) return;
    const copy = Math.floor(index / vehicles.length);
    yield { ...original, chassisNumber: `${original.chassisNumber}-${copy}`, featured: false };
  }
}

/** Banners, testimonials and blog posts; the posts in the order of their files' names. */
export function sampleContent(): Content {
  const { banners, testimonials } = v.parse(contentFile, JSON.parse(readFileSync(CONTENT, 'utf8')));
  return { banners, testimonials, blogs: readdirSync(BLOGS).sort().map(readBlog) };
}

/** `2-some-title.md` holds the post with the id `some-title`: front matter, then paragraphs with a blank line between them. */
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
