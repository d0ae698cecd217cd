import { revalidatedTags } from './webhook.ts';

test('a notice renews the pages of the cars and kinds that it names', () => {
  expect(revalidatedTags({ chassisNumbers: ['nhp10-1'], kinds: ['makes', 'blogs'] })).toEqual([
    'vehicle:NHP10-1',
    'makes',
    'blogs',
  ]);
});

test.each([
  [{}, []],
  [{ kinds: ['vehicles'] }, ['vehicles']],
])('either key may be missing: %j', (body, tags) => {
  expect(revalidatedTags(body)).toEqual(tags);
});

test.each([
  [null],
  ['vehicles'],
  [{ kinds: ['everything'] }],
  [{ chassisNumbers: [1] }],
  [{ chassisNumbers: [''] }],
])('%j is no notice', (body) => {
  expect(revalidatedTags(body)).toBeNull();
});
