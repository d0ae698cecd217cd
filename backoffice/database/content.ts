import type { Content } from '#backoffice/sample-data/read-samples.ts';
import type { Database } from './open.ts';

export function banners(db: Database) {
  return db.sql('SELECT url FROM banners ORDER BY position').all();
}

export function testimonials(db: Database) {
  return db.sql('SELECT text, name, year FROM testimonials ORDER BY position').all();
}

/** The posts without their text. */
export function blogs(db: Database) {
  return db.sql('SELECT id, title, description, image FROM blogs ORDER BY position').all();
}

/** @returns null when no post has that id. */
export function findBlog(db: Database, id: string) {
  return db.sql('SELECT id, title, description, image, post FROM blogs WHERE id = ?').get(id) ?? null;
}

/** Fills those of the three tables that are empty. */
export function addContent(db: Database, content: Content): void {
  addRows(db, 'banners', ['url'], content.banners);
  addRows(db, 'testimonials', ['text', 'name', 'year'], content.testimonials);
  addRows(db, 'blogs', ['id', 'title', 'description', 'image', 'post'], content.blogs);
}

function addRows(
  db: Database,
  table: string,
  columns: string[],
  rows: Record<string, string | number>[],
): void {
  if (db.sql(`SELECT 1 FROM ${table} LIMIT 1`).get()) return;
  const values = columns.map((column) => `:${column}`);
  const insert = db.sql(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.join(', ')})`);
  for (const row of rows) insert.run(row);
}
