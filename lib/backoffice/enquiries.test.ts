import { aBackoffice, endless, inTurn, json, raw, type Reply, status } from './testing/a-backoffice.ts';
import { aClient } from './testing/a-client.ts';
import { captureLog } from '#lib/platform/testing/capture-log.ts';

const ENQUIRY = {
  call: '/email',
  payload: { name: 'Zoë' },
  idempotencyKey: 'a-key',
  language: 'fr',
} as const;
const COOKIE = { 'set-cookie': 'XSRF-TOKEN=a%2Fb; Path=/' };

function aPage(code: number): Reply {
  return (response) => {
    response.writeHead(code, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Back soon</title>');
  };
}

function timeout(): AbortSignal {
  return AbortSignal.timeout(5000);
}

test('an enquiry carries its idempotency key, its language and the CSRF token', async () => {
  const { url, received } = await aBackoffice({ 'GET /makes': json([], COOKIE), 'POST /email': status(201) });
  const { sendEnquiry } = await aClient(url);
  await expect(sendEnquiry(ENQUIRY, timeout())).resolves.toBeUndefined();
  expect(received.at(-1)).toMatchObject({
    call: 'POST /email',
    body: '{"name":"Zoë"}',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': 'a-key',
      'content-language': 'fr',
      cookie: 'XSRF-TOKEN=a%2Fb',
      'x-xsrf-token': 'a/b',
    },
  });
});

test.each([302, 400, 403, 500])('%i means that the enquiry was not accepted', async (code) => {
  const { url } = await aBackoffice({ 'GET /makes': json([], COOKIE), 'POST /email': status(code) });
  const { sendEnquiry } = await aClient(url);
  const failure = { kind: 'status', status: code, call: 'POST /email' };
  await expect(sendEnquiry(ENQUIRY, timeout())).rejects.toMatchObject(failure);
});

test.each([200, 404])(
  'an HTML page with %i in place of the backoffice does not tell whether the enquiry was accepted',
  async (code) => {
    const page = aPage(code);
    const { url } = await aBackoffice({ 'GET /makes': inTurn(json([], COOKIE), page), 'POST /email': page });
    const { sendEnquiry } = await aClient(url);
    await expect(sendEnquiry(ENQUIRY, timeout())).rejects.toMatchObject({ kind: 'contract' });
  },
);

test('the status of an HTML page counts when the backoffice works', async () => {
  const email = inTurn(aPage(200), aPage(404));
  const { url } = await aBackoffice({ 'GET /makes': json([], COOKIE), 'POST /email': email });
  const { sendEnquiry } = await aClient(url);
  await expect(sendEnquiry(ENQUIRY, timeout())).resolves.toBeUndefined();
  await expect(sendEnquiry(ENQUIRY, timeout())).rejects.toMatchObject({ kind: 'status', status: 404 });
});

test.each([302, 401, 403, 404, 405, 409, 429, 500, 502])(
  '%i does not tell whether the enquiry was accepted while /makes fails',
  async (code) => {
    const makes = inTurn(json([], COOKIE), status(code));
    const { url } = await aBackoffice({ 'GET /makes': makes, 'POST /email': status(code) });
    const { sendEnquiry } = await aClient(url);
    await expect(sendEnquiry(ENQUIRY, timeout())).rejects.toMatchObject({ kind: 'contract', status: code });
  },
);

test('400 means that the enquiry was not accepted, even while /makes fails', async () => {
  const makes = inTurn(json([], COOKIE), status(500));
  const { url } = await aBackoffice({ 'GET /makes': makes, 'POST /email': status(400) });
  const { sendEnquiry } = await aClient(url);
  await expect(sendEnquiry(ENQUIRY, timeout())).rejects.toMatchObject({ kind: 'status', status: 400 });
});

test('an aborted signal ends the sending of an enquiry', async () => {
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /email': () => undefined });
  const { sendEnquiry } = await aClient(url);
  const failure = { kind: 'unreachable', message: 'POST /email: took too long' };
  await expect(sendEnquiry(ENQUIRY, AbortSignal.timeout(100))).rejects.toMatchObject(failure);
});

test('an aborted signal ends a look-up only for its own caller', async () => {
  captureLog();
  const { url } = await aBackoffice({ 'GET /car/X1': endless() });
  const { getRawVehicle } = await aClient(url, { timeoutMs: 500 });
  const [impatient, patient] = [AbortSignal.timeout(50), timeout()];
  const failure = { kind: 'unreachable', message: 'GET /car/X1: took too long' };
  await expect(getRawVehicle('X1', impatient)).rejects.toMatchObject(failure);
  await expect(getRawVehicle('X1', patient)).rejects.toMatchObject(failure);
});

test('a raw vehicle is unchanged', async () => {
  const vehicle = { chassisNumber: 17, images: null, make: ' kia ', keys: { drawer: 4 } };
  const { url } = await aBackoffice({ 'GET /car/17': vehicle });
  const { getRawVehicle } = await aClient(url);
  await expect(getRawVehicle('17', timeout())).resolves.toEqual(vehicle);
});

test('a vehicle that is looked up several times at the same time is parsed once', async () => {
  const { url, received } = await aBackoffice({ 'GET /car/X1': { chassisNumber: 'X1' } });
  const { getRawVehicle } = await aClient(url);
  const [one, other] = await Promise.all([getRawVehicle('X1', timeout()), getRawVehicle('X1', timeout())]);
  expect(one).toBe(other);
  expect(received).toHaveLength(1);
});

test.each([
  ['404', status(404)],
  ['null', raw('null')],
  ['an empty body', raw('')],
])('%s means that the vehicle does not exist', async (_what, reply) => {
  const { url } = await aBackoffice({ 'GET /makes': [], 'GET /car/X1': reply });
  const { getRawVehicle } = await aClient(url);
  await expect(getRawVehicle('X1', timeout())).resolves.toBeNull();
  await expect(getRawVehicle('..', timeout())).resolves.toBeNull();
});

test.each([
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['a text', '"X1"'],
  ['a blank chassis number', '{"chassisNumber":" "}'],
  ['a page', '<html>'],
  ['another vehicle', '{"chassisNumber":"X2"}'],
])('%s in place of a vehicle is a contract failure', async (_what, body) => {
  const { url } = await aBackoffice({ 'GET /car/X1': raw(body) });
  const { getRawVehicle } = await aClient(url);
  await expect(getRawVehicle('X1', timeout())).rejects.toMatchObject({ kind: 'contract' });
});
