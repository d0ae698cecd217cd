import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { BulkheadRejectedError } from 'cockatiel';
import { optimisedAddresses } from '#lib/domain/pictures/optimised-address.ts';
import { signPicture } from '#lib/pictures/picture-signature.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';
import { Entry } from '#lib/cache/entry.ts';
import type { WantedPicture } from '#lib/pictures/picture-optimiser.ts';
import { listen } from './listen.ts';
import { pictureServer } from './serve-picture.ts';
import { SiteResponse } from './site-response.ts';

const SECRET = 'a-secret-of-the-test';

const PICTURE = 'https://backoffice.example/a%20b.jpg?v=2';

/** The signed address of a picture. */
function addressOf(picture = PICTURE, width = 640): string {
  const isOfBackoffice = picture.startsWith('https://backoffice.example/');
  return optimisedAddresses(signPicture(picture, isOfBackoffice, SECRET), [width])?.[0] ?? '';
}

const MADE = { status: 200, headers: ['content-type', 'image/avif'], tags: [], lifetime: 21_600 };

/** A picture that is this many seconds old. */
function aPicture(ageSeconds = 0, body = Buffer.from('made')): Promise<Entry> {
  return Entry.make({ ...MADE, body }, Date.now() - ageSeconds * 1000);
}

async function aServer(make: () => Promise<Entry>) {
  const asked: WantedPicture[] = [];
  const serve = pictureServer({
    optimiser: {
      get: (wanted) => {
        asked.push(wanted);
        return Promise.resolve().then(make);
      },
    },
    site: { backofficeUrl: 'https://backoffice.example' },
    secret: SECRET,
  });
  const server = createServer<typeof IncomingMessage, typeof SiteResponse>(
    { ServerResponse: SiteResponse },
    (request, response) => {
      response.applyRules({ siteUrl: 'https://cars.example', backofficeUrl: null });
      void serve(request, response);
    },
  );
  return { server, port: await listen(server, { port: 0 }), asked };
}

async function ask(
  address: string,
  {
    headers = {},
    make = () => aPicture(),
  }: { headers?: Record<string, string>; make?: () => Promise<Entry> } = {},
) {
  const { server, port, asked } = await aServer(make);
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { connection: 'close', ...headers },
    redirect: 'manual',
  });
  const body = await response.text();
  server.close();
  await once(server, 'close');
  return { status: response.status, headers: Object.fromEntries(response.headers), body, asked };
}

test('a signed picture is sent in the format that the browser takes, sandboxed and for six hours', async () => {
  const { status, headers, body, asked } = await ask(addressOf(), {
    headers: { accept: 'image/avif,image/webp,*/*' },
  });
  expect([status, body]).toEqual([200, 'made']);
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=21600, must-revalidate',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/) as string,
    'x-content-type-options': 'nosniff',
    vary: 'Accept, Save-Data',
    etag: (await aPicture()).etag,
  });
  expect(asked).toEqual([
    {
      picture: PICTURE,
      width: 640,
      format: 'avif',
      isLowQuality: false,
    },
  ]);
  const other = await ask(addressOf(), { headers: { accept: 'image/webp,*/*' } });
  expect(other.headers['content-type']).toBe('image/webp');
  expect((await ask(addressOf())).headers['content-type']).toBe('image/jpeg');
});

test('a visitor who saves data gets smaller pictures', async () => {
  const { asked } = await ask(addressOf(), { headers: { 'save-data': 'on' } });
  expect(asked).toEqual([expect.objectContaining({ isLowQuality: true })]);
});

test('an unchanged picture is not sent again, one that is or soon will be outdated is kept briefly', async () => {
  const { etag } = await aPicture();
  const unchanged = await ask(addressOf(), { headers: { 'if-none-match': etag } });
  expect([unchanged.status, unchanged.body]).toEqual([304, '']);
  for (const age of [21_580, 30_000]) {
    const outdated = await ask(addressOf(), { make: () => aPicture(age) });
    expect(outdated.headers['cache-control']).toBe('public, max-age=30');
  }
});

test.each([
  ['another picture', addressOf().replace('a%20b', 'b')],
  ['another spelling', addressOf().replace('a%20b', '%61%20b')],
  ['another query', `${addressOf()}&x`],
  ['another scheme', addressOf('http://pictures.example/a.jpg').replace('/http/', '/https/')],
  ['another width', addressOf(PICTURE, 3840)],
  ['no signature', '/i/640/a.jpg'],
])('an address with %s is a 404, and nothing is made or kept', async (_case, address) => {
  const { status, headers, asked } = await ask(address);
  expect([status, headers['cache-control'], asked]).toEqual([404, 'no-store', []]);
});

test.each([
  [PICTURE, 302, PICTURE],
  ['http://pictures.example/a.jpg', 503, undefined], // pages may not load it from there
])(
  'when a picture cannot be made, %s is a %i to %s, and tells nothing else',
  async (picture, expected, original) => {
    captureLog();
    const { status, headers, body } = await ask(addressOf(picture), {
      make: () => {
        throw new Error('Status 418');
      },
    });
    expect([status, headers['cache-control'], headers['location']]).toEqual([
      expected,
      'public, max-age=30',
      original,
    ]);
    expect(body).not.toContain('418');
  },
);

test('while too many are being made, a picture is a 503 to be asked for again soon', async () => {
  const { status, headers } = await ask(addressOf(), {
    make: () => {
      throw new BulkheadRejectedError(6, 200);
    },
  });
  expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
});
