import { aBackoffice, inTurn, json, raw, type Reply, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aVehicle } from '#lib/domain/testing/a-vehicle.ts';
import { aJsonPost, aNativePost, aReceiver, statusAndBody } from './testing/a-receiver.ts';

process.env['PICTURE_SECRET'] = 'a-secret-of-the-test';

const CHASSIS = 'NHP10 12/34';
const LOOK_UP = 'GET /car/NHP10%2012%2F34';
const KNOWN_CAR = {
  chassisNumber: CHASSIS,
  make: 'TOYOTA',
  mileage: '45200',
  images: null,
  note: { drawer: 4 },
};

/** A receiver whose backoffice answers the look-up of the car with `reply`. */
async function aReceiverWithCar(reply: unknown, timeoutMs = 5000) {
  const backoffice = await aBackoffice({
    'GET /makes': [],
    [LOOK_UP]: reply,
    'GET /car/NHP10-9': { chassisNumber: 'NHP10-9' },
    'POST /email-test-drive': status(204),
  });
  const { receive, postedForms, queueCounts } = await aReceiver({
    backofficeUrl: backoffice.url,
    timeoutMs,
  });

  function sent() {
    const sends = backoffice.received.filter(({ call }) => call === 'POST /email-test-drive');
    return sends.map(({ body }) => JSON.parse(body) as unknown);
  }

  return { receive, postedForms, queueCounts, sent, url: backoffice.url };
}

function post(car: unknown): Request {
  return aJsonPost('test-drive', { ...anEnquiry('test-drive'), car });
}

test.each([
  ['as a whole', aVehicle({ chassisNumber: CHASSIS, make: 'forged' })],
  ['by its chassis number', CHASSIS],
])('a car sent %s is forwarded exactly as the backoffice sends it', async (_how, car) => {
  const { receive, sent } = await aReceiverWithCar(KNOWN_CAR);
  expect((await receive('test-drive', post(car))).status).toBe(200);
  expect(sent()).toEqual([{ ...anEnquiry('test-drive'), age: 34, car: KNOWN_CAR }]);
});

test('an age sent as a number arrives as a number', async () => {
  const { receive, sent } = await aReceiverWithCar(KNOWN_CAR);
  await receive('test-drive', aJsonPost('test-drive', { ...anEnquiry('test-drive'), age: 18, car: CHASSIS }));
  expect(sent()).toEqual([expect.objectContaining({ age: 18 })]);
});

test('a native form sends the chassis number of the car', async () => {
  const { receive, sent } = await aReceiverWithCar(KNOWN_CAR);
  const response = await receive(
    'test-drive',
    aNativePost('test-drive', { ...anEnquiry('test-drive'), car: CHASSIS }),
  );
  expect(response.headers.get('location')).toMatch(/^\/form-result\/sent\?form=test-drive&id=/);
  expect(sent()).toEqual([{ ...anEnquiry('test-drive'), age: 34, car: KNOWN_CAR }]);
});

test('native forms that differ only in the car are both sent', async () => {
  const { receive, sent } = await aReceiverWithCar(KNOWN_CAR);
  for (const car of [CHASSIS, 'NHP10-9'])
    await receive('test-drive', aNativePost('test-drive', { ...anEnquiry('test-drive'), car }));
  expect(sent()).toMatchObject([{ car: KNOWN_CAR }, { car: { chassisNumber: 'NHP10-9' } }]);
});

test.each([
  ['404', status(404)],
  ['null', raw('null')],
  ['nothing', raw('')],
])('a car for which the backoffice answers %s is rejected as unavailable', async (_what, reply: Reply) => {
  const { receive, sent } = await aReceiverWithCar(reply);
  await expect(
    statusAndBody(await receive('test-drive', post(aVehicle({ chassisNumber: CHASSIS })))),
  ).resolves.toEqual({
    status: 422,
    body: { message: 'This car is no longer available. Please choose another one.', fields: ['car'] },
  });
  expect(sent()).toEqual([]);
});

test.each([undefined, null, '', ' ', 7, true, [], {}, { chassisNumber: 7 }, 'x'.repeat(61)])(
  'a test drive with %j as its car is rejected',
  async (car) => {
    const { receive, sent } = await aReceiverWithCar(KNOWN_CAR);
    const body = { message: 'Please fill all values', fields: ['car'] };
    await expect(statusAndBody(await receive('test-drive', post(car)))).resolves.toEqual({
      status: 422,
      body,
    });
    expect(sent()).toEqual([]);
  },
);

test.each([
  ['fails', status(500)],
  ['answers with no vehicle', json({ error: 'sorry' })],
  ['answers a page', raw('<!doctype html>')],
])(
  "when the look-up %s, the browser's copy is validated and sent, and none of its pictures is signed",
  async (_, reply) => {
    const { receive, sent, url } = await aReceiverWithCar(reply);
    const copy = aVehicle({ chassisNumber: CHASSIS, images: [`${url}/export.jpg`] });
    expect((await receive('test-drive', post({ ...copy, secret: 'x' }))).status).toBe(200);
    expect(sent()).toEqual([{ ...anEnquiry('test-drive'), age: 34, car: copy }]);
  },
);

test('a look-up that takes too long leaves time for the delivery', async () => {
  const { receive, sent } = await aReceiverWithCar(() => undefined, 400);
  expect((await receive('test-drive', post(aVehicle({ chassisNumber: CHASSIS })))).status).toBe(200);
  expect(sent()).toHaveLength(1);
});

test('with nothing but the chassis number the enquiry is stored until the car can be looked up', async () => {
  const { receive, sent } = await aReceiverWithCar(inTurn(status(500), status(500), json(KNOWN_CAR)));
  expect((await receive('test-drive', post({ chassisNumber: CHASSIS }))).status).toBe(200);
  expect(sent()).toEqual([]);
});

test('without a copy the enquiry is stored until the car can be looked up', async () => {
  const reply = inTurn(status(500), status(500), json(KNOWN_CAR));
  const { receive, queueCounts, sent } = await aReceiverWithCar(reply);
  const native = aNativePost('test-drive', { ...anEnquiry('test-drive'), car: CHASSIS });
  const response = await receive('test-drive', native);
  expect(response.headers.get('location')).toMatch(/^\/form-result\/sent\?form=test-drive&id=/);
  await expect(queueCounts()).resolves.toEqual({ undelivered: 1, deadLetters: 0 });
  expect(sent()).toEqual([]);
});

const CHILD_IN_THE_PAST = { ...anEnquiry('test-drive'), date: '2019-01-01', age: '12', car: CHASSIS };

test('a test drive by a child on a past day is rejected with both fields named', async () => {
  const { receive, sent } = await aReceiverWithCar(KNOWN_CAR);
  const response = await receive('test-drive', aJsonPost('test-drive', CHILD_IN_THE_PAST));
  await expect(statusAndBody(response)).resolves.toEqual({
    status: 422,
    body: { message: 'Please correct the marked values', fields: ['age', 'date'] },
  });
  expect(sent()).toEqual([]);
});

test('without JavaScript the same is said on a page that holds everything typed', async () => {
  const { receive, postedForms, sent } = await aReceiverWithCar(KNOWN_CAR);
  const response = await receive('test-drive', aNativePost('test-drive', CHILD_IN_THE_PAST));
  const [, id = ''] = /^\/form-result\/(.+)\?/.exec(response.headers.get('location') ?? '') ?? [];
  await expect(postedForms.find(id)).resolves.toMatchObject({
    rejection: { fields: ['age', 'date'] },
    texts: { date: '2019-01-01', age: '12', name: 'Priya Ramdin' },
  });
  expect(sent()).toEqual([]);
});
