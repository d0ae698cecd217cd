import { BulkheadRejectedError } from 'cockatiel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { currentRender } from '#lib/platform/page-render.ts';
import { pageRenderer } from './page-renderer.ts';

/** A renderer with this in place of Next. */
function aRenderer(next: (response: ServerResponse) => void) {
  const site = { siteUrl: 'https://cars.example', backofficeUrl: null };
  function handle(_request: IncomingMessage, response: ServerResponse): Promise<void> {
    next(response);
    return Promise.resolve();
  }
  return pageRenderer({ next: handle, site, rewriteHtml: (html) => html });
}

function render(next: (response: ServerResponse) => void) {
  return aRenderer(next)('/');
}

test('a page of which a part has failed, which Next sends with 200, fails with the error of that part', async () => {
  const failure = new Error('the backoffice is down');
  const rendered = render((response) => {
    Object.assign(currentRender() ?? {}, { failure });
    response.end('<p>half a page</p>');
  });
  await expect(rendered).rejects.toBe(failure);
});

test('a page that Next does not render fails with its status', async () => {
  const rendered = render((response) => response.writeHead(500).end());
  await expect(rendered).rejects.toThrow('Next has answered with 500');
});

test('a whole page is rendered with the status that it asks for', async () => {
  const rendered = render((response) => {
    Object.assign(currentRender() ?? {}, { status: 404 });
    response.end('<p>a page</p>');
  });
  await expect(rendered).resolves.toMatchObject({ status: 404, body: Buffer.from('<p>a page</p>') });
});

test('a redirect is kept with its address, without the body that Next sends', async () => {
  const rendered = render((response) =>
    response.setHeader('location', '/car/A').writeHead(308).end('<p>moved</p>'),
  );
  await expect(rendered).resolves.toMatchObject({
    status: 308,
    headers: ['location', '/car/A'],
    body: Buffer.alloc(0),
  });
});

test('32 pages are rendered at the same time and 128 wait; any other fails at once', async () => {
  const begun: ServerResponse[] = [];
  const renderPage = aRenderer((response) => begun.push(response));
  const accepted = Array.from({ length: 32 + 128 }, () => renderPage('/'));
  await expect(renderPage('/')).rejects.toBeInstanceOf(BulkheadRejectedError);
  for (const [index, page] of accepted.entries()) {
    while (begun.length < Math.min(index + 32, accepted.length)) await setImmediate();
    expect(begun.length).toBeLessThanOrEqual(index + 32);
    begun[index]?.end('<p>a page</p>');
    await page;
  }
});

test('a render that never ends gives up its place after a minute', async () => {
  jest.useFakeTimers();
  const rendered = render(() => undefined);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  await expect(rendered).rejects.toThrow('timed out');
});
