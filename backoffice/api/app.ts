import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { etag } from 'hono/etag';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { errorMessage } from '#backoffice/cli-error.ts';
import { banners, blogs, findBlog, testimonials } from '#backoffice/database/content.ts';
import { storeEnquiry } from '#backoffice/database/enquiries.ts';
import type { Database } from '#backoffice/database/open.ts';
import { searchVehicles } from '#backoffice/database/search.ts';
import { featuredVehicles, findVehicle, makes, models, modelsOf } from '#backoffice/database/vehicles.ts';
import { log } from '#backoffice/log.ts';
import { csrfCheck } from './csrf-check.ts';
import { ENQUIRY_KINDS, PAYLOADS } from './enquiry-payloads.ts';
import { MAX_BODY_BYTES, readBody } from './read-body.ts';
import { SEARCH_FILTER } from './search-filter.ts';

const SAMPLE_DATA = fileURLToPath(new URL('../sample-data', import.meta.url));
const LANGUAGE_TAG = /^[a-z]{2,3}(-[a-z]{2})?$/i;
const PICTURE_CACHE = `public, max-age=${30 * 24 * 60 * 60}`;

/** The fifteen calls of the API, and the pictures of the sample data. */
export function createApp(db: Database): Hono {
  const app = new Hono();
  app.onError(respondToError);
  app.notFound((c) => c.json({ error: 'There is nothing at this address.' }, 404));
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.get('/pictures/*', etag(), serveStatic({ root: SAMPLE_DATA, onFound: allowCaching }));

  const api = app.basePath('/api/client-car');
  api.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });
  api.use(csrfCheck(randomUUID()));
  api.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));
  api.get('/makes', (c) => c.json(makes(db)));
  api.get('/models', (c) => c.json(models(db)));
  api.get('/models/:make', (c) => c.json(modelsOf(db, c.req.param('make'))));
  api.post('/cars', async (c) => c.json(searchVehicles(db, await readBody(c.req, SEARCH_FILTER))));
  api.get('/car/:chassisNumber', (c) => jsonOrNotFound(c, findVehicle(db, c.req.param('chassisNumber'))));
  api.get('/featured', (c) => c.json(featuredVehicles(db)));
  api.get('/testimonials', (c) => c.json(testimonials(db)));
  api.get('/banners', (c) => c.json(banners(db)));
  api.get('/blogs', (c) => c.json(blogs(db)));
  api.get('/blogs/:id', (c) => jsonOrNotFound(c, findBlog(db, c.req.param('id'))));
  for (const kind of ENQUIRY_KINDS) {
    api.post(kind === 'contact' ? '/email' : `/email-${kind}`, async (c) => {
      const idempotencyKey = c.req.header('idempotency-key') || null;
      const payload = await readBody(c.req, PAYLOADS[kind]);
      const language = languageTag(c.req.header('content-language'));
      const { id, isNew } = storeEnquiry(db, { kind, payload, idempotencyKey, language }, new Date());
      if (isNew) log('info', 'enquiry.stored', { id, kind });
      return c.json({ id }, 202);
    });
  }
  return app;
}

/** The header `Content-Language`; null unless it names one language. */
function languageTag(header: string | undefined): string | null {
  return header !== undefined && LANGUAGE_TAG.test(header) ? header : null;
}

function allowCaching(_path: string, c: Context): void {
  c.header('cache-control', PICTURE_CACHE);
}

function jsonOrNotFound(c: Context, value: object | null): Response | Promise<Response> {
  return value === null ? c.notFound() : c.json(value);
}

function tooLarge(c: Context): Response {
  return c.json({ error: `The body is larger than ${MAX_BODY_BYTES} bytes.` }, 413);
}

function onMethodNotAllowed(c: Context, methods: string[]): Response {
  return c.json({ error: 'This address does not take that method.' }, 405, { allow: methods.join(', ') });
}

/** Sends any error as JSON. An unexpected error is logged and sent without details. */
function respondToError(error: Error, c: Context): Response {
  if (error instanceof HTTPException) return error.res ?? c.json({ error: error.message }, error.status);
  if (c.req.raw.signal.aborted) return c.json({ error: 'The request was aborted.' }, 400);
  log('error', 'request.failed', { path: c.req.path, error: errorMessage(error) });
  return c.json({ error: 'The backoffice failed to answer.' }, 500);
}
