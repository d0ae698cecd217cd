import { tagsFromWebhook } from './webhook.ts';

test('the webhook revalidates the pages of the cars and kinds that it names', () => {
  expect(tagsFromWebhook({ chassisNumbers: ['nhp10-1'], kinds: ['makes', 'blogs'] })).toEqual([
    'vehicle:NHP10-1',
    'makes',
    'blogs',
  ]);
});

test.each([
  [{}, []],
  [{ kinds: ['vehicles'] }, ['vehicles']],
])('either key may be missing: %j', (body, tags) => {
  expect(tagsFromWebhook(body)).toEqual(tags);
});

test.each([
  [null],
  ['vehicles'],
  [{ kinds: ['everything'] }],
  [{ chassisNumbers: [1] }],
  [{ chassisNumbers: [''] }],
])('%j is no webhook body', (body) => {
  expect(tagsFromWebhook(body)).toBeNull();
});
