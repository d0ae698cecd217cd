import { expect, expectNoSidewaysScroll } from '#e2e/visitor.ts';
import { holdScripts } from '#e2e/held-scripts.ts';
import { test } from './received-enquiries.ts';
import { aPhone, fieldOf, withPhone, fillIn, payloadOf, PRE_ORDER, send, TEST_DRIVE } from './forms.ts';

/** The keys of a vehicle on the wire (docs/product.md 2.1). */
const VEHICLE_KEYS = [
  ...['id', 'chassisNumber', 'make', 'model', 'yearOfManufacture', 'type', 'mileage', 'fuel'],
  ...['engineCapacity', 'transmission', 'firstRegistration', 'colour', 'colourCode', 'version'],
  ...['countryOfOrigin', 'auctionGrade', 'status', 'localVehicle', 'clientSellingPrice'],
  ...['clientOptions', 'images'],
].sort();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the backoffice stores a test drive unchanged, with its car, and mails it', async ({
      page,
      backoffice,
    }) => {
      const phone = aPhone();
      const form = withPhone(TEST_DRIVE, phone);
      await page.goto(form.page);
      await fillIn(page, form.values);
      await send(page, form);

      await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
      await expect(page.getByText(`We will call you on ${phone}`)).toBeVisible();
      await expect(page.getByText('Friday 16 May 2031, 10:30')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Chosen car' })).toBeHidden();
      await expectNoSidewaysScroll(page);
      const [enquiry, ...others] = backoffice.enquiriesFrom(phone);
      const { car, ...payload } = enquiry?.payload ?? {};
      expect(others).toEqual([]);
      expect(enquiry?.kind).toBe(form.kind);
      expect(payload).toEqual(payloadOf(form));
      expect(Object.keys(car ?? {}).sort()).toEqual(VEHICLE_KEYS);
      await expect.poll(() => enquiry && backoffice.mailAbout(enquiry)).toContain(`Phone: ${phone}`);
    });
  });
}

test('a form is sent natively when the scripts take too long', async ({ page, backoffice }) => {
  const phone = aPhone();
  const form = withPhone(PRE_ORDER, phone);
  await page.clock.install();
  await holdScripts(page);
  await page.goto(form.page);
  await fillIn(page, form.values);
  await page.clock.fastForward('00:10');
  await send(page, form);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone).map(({ payload }) => payload)).toEqual([payloadOf(form)]);
});

test('a form that was sent natively is not sent twice when the scripts arrive after all', async ({
  page,
  backoffice,
}) => {
  const phone = aPhone();
  const form = withPhone(PRE_ORDER, phone);
  const answered = Promise.withResolvers<void>();
  await page.clock.install();
  const release = await holdScripts(page);
  await page.route(`**/api/client-car/**`, async (route) => {
    if (route.request().isNavigationRequest()) await answered.promise;
    await route.continue();
  });
  await page.goto(form.page);
  await fillIn(page, form.values);
  await send(page, form);
  await page.clock.fastForward('00:10');
  const hydrated = page.waitForFunction(() => sessionStorage.getItem('hydrated'));
  const isNative: boolean[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') isNative.push(request.isNavigationRequest());
  });
  const button = page.getByRole('button', { name: form.button });
  const place = await button.boundingBox();
  await button.click({ noWaitAfter: true });
  release();
  await hydrated;
  const { x = 0, y = 0 } = place ?? {};
  await page.mouse.click(x + 9, y + 9); // a locator would wait for the response
  answered.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Message sent' })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
  expect(isNative).toEqual([true, true]);
});

test('a form keeps its values through a reload, and stays empty after it is sent', async ({
  page,
  backoffice,
}) => {
  const phone = aPhone();
  const form = withPhone(PRE_ORDER, phone);
  async function expectEmpty(): Promise<void> {
    for (const label of Object.keys(form.values)) await expect(fieldOf(page, label)).toHaveValue('');
  }
  await page.goto(form.page);
  await fillIn(page, form.values);
  // the hydrated form stores its text
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:pre-order')))
    .toContain('700%2C000');
  await page.reload();
  for (const [label, value] of Object.entries(form.values)) {
    await expect(fieldOf(page, label)).toHaveValue(value);
  }
  await send(page, form);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(backoffice.enquiriesFrom(phone).map(({ payload }) => payload)).toEqual([payloadOf(form)]);
  await expect(page.getByRole('region', { name: 'Message sent' })).toContainText(phone);
  await expectEmpty();
  await page.getByText('Write another message').tap();
  await expect(fieldOf(page, 'Name')).toBeVisible();
  await page.reload();
  await expectEmpty();
});
