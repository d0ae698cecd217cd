const SECRET = 'between-backoffice-and-site';

/** The status that a webhook with this secret gets, and the tags that it invalidates. */
async function send(secret: string) {
  const { receiveWebhook } = await import('./receive-webhook.ts');
  const request = new Request('http://localhost/api/revalidate', {
    method: 'POST',
    headers: { 'x-revalidate-secret': secret },
    body: JSON.stringify({ kinds: ['blogs'] }),
  });
  const invalidated: string[] = [];
  const { status } = await receiveWebhook(request, (tags) => Promise.resolve(void invalidated.push(...tags)));
  return { status, invalidated };
}

beforeAll(() => {
  process.env['REVALIDATE_SECRET'] = SECRET; // read once, by the first import
});

test.each(['', 'between', `${SECRET}x`, SECRET.toUpperCase()])(
  'a webhook with the secret %j is refused and changes nothing',
  async (secret) => {
    expect(await send(secret)).toEqual({ status: 401, invalidated: [] });
  },
);

test('a webhook with the secret of the site is taken', async () => {
  expect(await send(SECRET)).toEqual({ status: 204, invalidated: ['blogs'] });
});
