import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base } from '#e2e/visitor.ts';

type Enquiry = { id: number; kind: string; payload: Record<string, unknown>; language: unknown };

/** The stored enquiries of the reference backoffice of the site under test. */
type Backoffice = {
  /** Enquiries with this telephone number, oldest first. */
  enquiriesFrom(phone: string): Enquiry[];
  /** The e-mail about an enquiry, `''` until it is written. */
  mailAbout(enquiry: Enquiry): string;
};

/** The `test` of visitor.ts with the enquiries that the backoffice stored. */
export const test = base.extend<{ backoffice: Backoffice }>({
  backoffice: async ({ baseURL }, provide, { project }) => {
    const data = path.join(project.outputDir, 'data', new URL(baseURL ?? '').port, 'backoffice');
    const db = new DatabaseSync(path.join(data, 'backoffice.sqlite'), { readOnly: true });
    await provide({
      enquiriesFrom: (phone) => enquiriesFrom(db, phone),
      mailAbout: (enquiry) => mailAbout(path.join(data, 'outbox'), enquiry),
    });
    db.close();
  },
});

function enquiriesFrom(db: DatabaseSync, phone: string): Enquiry[] {
  const rows = db
    .prepare(`SELECT id, kind, payload, language FROM enquiries WHERE payload ->> '$.phone' = ? ORDER BY id`)
    .all(phone);
  return rows.map(({ id, kind, payload, language }) => ({
    id: Number(id),
    kind: String(kind),
    payload: JSON.parse(String(payload)) as Record<string, unknown>,
    language,
  }));
}

function mailAbout(outbox: string, { id, kind }: Enquiry): string {
  const file = path.join(outbox, `${String(id).padStart(6, '0')}-${kind}.eml`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
