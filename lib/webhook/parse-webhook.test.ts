import { parseWebhook, webhookTags } from './parse-webhook.ts';

function tagsFor(body: unknown): string[] | null {
  const webhook = parseWebhook(body);
  return webhook && webhookTags(webhook);
}

test('the webhook revalidates the pages of the cars and kinds that it names', () => {
  expect(tagsFor({ chassisNumbers: ['nhp10-1'], kinds: ['makes', 'blogs'] })).toEqual([
    'vehicle:NHP10-1',
    'makes',
    'blogs',
  ]);
});

test.each([
  [{}, []],
  [{ kinds: ['vehicles'] }, ['vehicles']],
  [{ kinds: ['vehicles'], sentBy: 'backoffice' }, ['vehicles']],
])('either key may be missing: %j', (body, tags) => {
  expect(tagsFor(body)).toEqual(tags);
});

test.each([
  [null],
  ['vehicles'],
  [{ kinds: ['everything'] }],
  [{ chassisNumbers: [1] }],
  [{ chassisNumbers: [''] }],
  [{ chassisNumber: 'NHP10-1' }],
  [{ kind: ['vehicles'] }],
  [[]],
])('%j is not a valid webhook body', (body) => {
  expect(tagsFor(body)).toBeNull();
});
