import { aDirectory } from '#backoffice/testing/directory.ts';
import { claimMail, storeEnquiry } from './enquiries.ts';
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
