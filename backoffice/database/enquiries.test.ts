import { aDirectory } from '#backoffice/testing/directory.ts';
import { allEnquiries, claimMail, eraseEnquiry, storeEnquiry } from './enquiries.ts';
import { withDatabase } from './open.ts';

test('the backoff of a mail is 30 seconds, then twice as long each time, at most an hour', async () => {
  await withDatabase(aDirectory(), (db) => {
    storeEnquiry(db, { kind: 'contact', payload: {}, idempotencyKey: null, language: null }, new Date());
    let now = 0;
    for (const [index, seconds] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
      expect(claimMail(db, now)).toMatchObject({ kind: 'contact', attempts: index + 1 });
      now += seconds * 1000;
      expect(claimMail(db, now - 1)).toBeNull();
    }
  });
});

test('a mail that was attempted with a wrong clock is due when the clock is right again', async () => {
  await withDatabase(aDirectory(), (db) => {
    storeEnquiry(db, { kind: 'contact', payload: {}, idempotencyKey: null, language: null }, new Date());
    const now = Date.parse('2026-11-24');
    claimMail(db, Date.parse('2036-11-24'));
    expect(claimMail(db, now)).toMatchObject({ attempts: 2 });
    expect(claimMail(db, now)).toBeNull();
  });
});

test('an erasure says when a copy stays in the log, because another process reads the database', async () => {
  const directory = aDirectory();
  await withDatabase(directory, async (db) => {
    db.sql('PRAGMA busy_timeout = 0').get();
    const { id } = storeEnquiry(
      db,
      { kind: 'contact', payload: {}, idempotencyKey: null, language: null },
      new Date(),
    );
    await withDatabase(directory, (other) => {
      const reading = allEnquiries(other);
      reading.next();
      expect(() => eraseEnquiry(db, id)).toThrow('a copy may be on the disk');
    });
    expect(eraseEnquiry(db, id)).toBe(false);
  });
});
