import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { anInventory } from '#backoffice/testing/an-inventory.ts';
import { run } from '#backoffice/testing/program.ts';

test('a database of the first release gets the language of enquiries', async () => {
  const data = await anInventory([]);
  const db = new DatabaseSync(path.join(data, 'backoffice.sqlite'));
  db.exec(`ALTER TABLE enquiries DROP COLUMN language;
           INSERT INTO enquiries (kind, receivedAt, payload) VALUES ('contact', '2026-01-31T08:00:00.000Z', '{}')`);
  db.close();
  const { stdout } = await run(['enquiries', '--data', data]);
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'contact', language: null });
});

test.each([0, 99])('a database with schema version %i is rejected', async (version) => {
  const data = await anInventory([]);
  const db = new DatabaseSync(path.join(data, 'backoffice.sqlite'));
  db.exec(`PRAGMA user_version = ${version}`);
  db.close();
  const { code, stderr } = await run(['enquiries', '--data', data]);
  expect([code, stderr]).toEqual([
    1,
    `The data directory ${data} cannot be used: another version of this program wrote the database.\n`,
  ]);
});
