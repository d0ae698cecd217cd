import type { DatabaseSync } from 'node:sqlite';
import { CliError } from '#backoffice/cli-error.ts';
import { sampleVehicles } from '#backoffice/sample-data/read-samples.ts';

/** Kept in the file as `user_version`. Version 0 named pictures by how they were drawn, and `contact` enquiries `message`. */
const SCHEMA_VERSION = 1;

/**
 * Brings a database that an earlier version wrote up to date; a new one only gets its version.
 * @throws CliError when a later version wrote it.
 */
export function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version === SCHEMA_VERSION) return;
  if (version > SCHEMA_VERSION) throw new CliError('a later version of this program wrote the database');

  db.exec('BEGIN IMMEDIATE');
  try {
    db.exec(`
      UPDATE enquiries SET kind = 'contact' WHERE kind = 'message';
      UPDATE banners SET url = replace(replace(url, '/banner/', '/banners/'), '.jpg', '.avif')
        WHERE url LIKE '/pictures/banner/%';
      UPDATE blogs SET image = replace(replace(image, '/blog/', '/blogs/'), '.jpg', '.avif')
        WHERE image LIKE '/pictures/blog/%';`);
    replaceVehiclePictures(db);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

/** A vehicle gets the pictures of its sample; one that is not among the samples those of a sample with the same body. */
function replaceVehiclePictures(db: DatabaseSync): void {
  const rows = db
    .prepare(`SELECT id, chassisNumber, type FROM vehicles WHERE images LIKE '["/pictures/vehicle/%'`)
    .all();
  if (rows.length === 0) return;

  const samples = sampleVehicles();
  const byChassis = new Map(samples.map((sample) => [sample.chassisNumber, sample]));
  const byBody = new Map(samples.map((sample) => [sample.type, sample]));
  const update = db.prepare('UPDATE vehicles SET images = ? WHERE id = ?');
  for (const { id, chassisNumber, type } of rows) {
    const sample = byChassis.get(String(chassisNumber)) ?? byBody.get(String(type));
    update.run(JSON.stringify(sample?.images ?? []), id ?? null);
  }
}
