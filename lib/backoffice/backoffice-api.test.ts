import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { aBackoffice } from '#backoffice/testing/a-backoffice.ts';
import { aSite } from '#backoffice/testing/a-site.ts';
import { aVehicle } from '#backoffice/testing/a-vehicle.ts';
import { anInventory } from '#backoffice/testing/an-inventory.ts';
import { getJson, post } from '#backoffice/testing/client.ts';
import { ENQUIRY_FORMS } from '#lib/domain/enquiry/forms.ts';
import { enquiryPayload } from '#lib/domain/enquiry/payload.ts';
import { backofficeFilter } from '#lib/domain/search/backoffice-filter.ts';
import { EMPTY_FILTER } from '#lib/domain/search/search-filter.ts';
import { parseWebhook } from '#lib/webhook/parse-webhook.ts';

type Schema = { $ref?: string };
type Body = { $ref?: string; content?: { 'application/json': { schema: Schema } } };
type Operation = { operationId: string; requestBody?: Body; responses: Record<string, Body> };
type Document = {
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>;
  webhooks: { change: { post: Operation } };
};

const FILE = 'docs/backoffice-api.yaml';
const API = parse(readFileSync(FILE, 'utf8')) as Document;

/** By method and path, such as `GET /makes`. */
const OPERATIONS = new Map(
  Object.entries(API.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
  ),
);

const ajv = new Ajv({ allErrors: true, logger: false }).addSchema(API, 'api');

/** What a JSON pointer such as `#/components/schemas/Vehicle` leads to. */
function target(pointer: string): unknown {
  const steps = pointer.slice(2).split('/');
  return steps.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], API);
}

/** What is wrong with a body; null for none. */
function errorsOf(body: Body | undefined, value: unknown): string | null {
  const { content } = body?.$ref ? (target(body.$ref) as Body) : (body ?? {});
  const schema = content?.['application/json'].schema ?? {};
  const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as Schema;
  return ajv.validate(absolute, value) ? null : ajv.errorsText();
}

function operation(call: string): Operation {
  const found = OPERATIONS.get(call);
  if (!found) throw new Error(`${FILE} has no ${call}`);
  return found;
}

test('the reference backoffice answers as the document says', async () => {
  const { url } = await aBackoffice();
  const [car, newest] = (await getJson(url, '/featured')) as { chassisNumber: string; make: string }[];
  const [blog] = (await getJson(url, '/blogs')) as { id: number }[];
  const values: Record<string, string> = {
    '{make}': newest?.make ?? '',
    '{chassisNumber}': car?.chassisNumber ?? '',
    '{id}': String(blog?.id),
  };
  for (const [call, { responses }] of OPERATIONS) {
    const [method, path = ''] = call.split(' ');
    if (method !== 'GET') continue;
    const answer = await getJson(
      url,
      path.replace(/\{\w+\}/, (name) => encodeURIComponent(values[name] ?? '')),
    );
    expect([call, errorsOf(responses['200'], answer)]).toEqual([call, null]);
  }
  const filter = backofficeFilter(EMPTY_FILTER);
  expect(errorsOf(operation('POST /cars').requestBody, filter)).toBeNull();
  const page = (await (await post(url, '/cars', filter)).json()) as unknown;
  expect(errorsOf(operation('POST /cars').responses['200'], page)).toBeNull();

  for (const form of Object.values(ENQUIRY_FORMS)) {
    const texts = form.fields.map(({ name, ...field }): [string, string] => {
      if (field.control === 'choice') return [name, field.options[0] ?? ''];
      return [name, { number: '30', date: '2031-05-16', time: '10:30' }[field.control as string] ?? 'Priya'];
    });
    const payload = enquiryPayload(form, Object.fromEntries(texts), car);
    expect([form.call, errorsOf(operation(`POST ${form.call}`).requestBody, payload)]).toEqual([
      form.call,
      null,
    ]);
    expect((await post(url, form.call, payload)).status).toBe(202);
  }
});

test('the reference backoffice reports changes as the document says, which the site understands', async () => {
  const site = await aSite();
  const data = await anInventory([aVehicle({ chassisNumber: 'A' })]);
  await aBackoffice({ data, env: { SITE_REVALIDATE_URL: site.url, REVALIDATE_SECRET: 'secret' } });
  const [call] = await site.waitForCalls(1);
  const { requestBody } = API.webhooks.change.post;
  expect(errorsOf(requestBody, call?.body)).toBeNull();
  expect(parseWebhook(call?.body)).not.toBeNull();
  expect(errorsOf(requestBody, { kinds: ['everything'] })).not.toBeNull();
});

test('a check of a backoffice names each call as the document does', async () => {
  const { url } = await aBackoffice();
  process.env['BACKOFFICE_URL'] = url;
  const { checkBackoffice } = await import('./check-backoffice.ts');
  const calls = (await checkBackoffice({ sends: true })).map(({ call }) => call.split(',')[0]);
  const named = new Set(calls.filter((call) => call !== 'CSRF token' && call !== 'Picture hosts'));
  expect([...named].sort()).toEqual([...OPERATIONS.keys()].sort());
});
