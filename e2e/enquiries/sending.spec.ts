import { expect, expectNoSidewaysScroll } from '#e2e/visitor.ts';
import { test } from './received-enquiries.ts';
import {
  aPhone,
  fieldOf,
  filledIn,
  fillIn,
  FORMS,
  payloadOf,
  PICKUP,
  PRE_ORDER,
  send,
  TEST_DRIVE,
} from './forms.ts';

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

    for (const form of FORMS) {
      test(`what is typed into the ${form.kind} form arrives by database and mail`, async ({
        page,
        backoffice,
      }) => {
        const phone = aPhone();
        const filled = filledIn(form, phone);
        await page.goto(form.page);
        await fillIn(page, filled.typed);
        await send(page, form);

        await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
        await expectNoSidewaysScroll(page);
        const [enquiry, ...others] = backoffice.enquiriesFrom(phone);
        const { car, ...payload } = enquiry?.payload ?? {};
        expect(others).toEqual([]);
        expect(enquiry?.kind).toBe(form.kind);
        expect(payload).toEqual(payloadOf(filled));
        expect(Object.keys(car ?? {}).sort()).toEqual(form === TEST_DRIVE ? VEHICLE_KEYS : []);
        await expect.poll(() => enquiry && backoffice.mailAbout(enquiry)).toContain(`Phone: ${phone}`);
      });
    }
  });
}

test('the car of a test drive is the one the backoffice knows, whatever the tab keeps of it', async ({
  page,
  backoffice,
}) => {
  const phone = aPhone();
  await page.goto('/about');
  const forged = { chassisNumber: PICKUP, make: 'FORGED', clientSellingPrice: 1 };
  await page.evaluate((car) => sessionStorage.setItem('testdrive', JSON.stringify(car)), forged);
  await page.goto('/test-drive');
  await fillIn(page, filledIn(TEST_DRIVE, phone).typed);
  await send(page, TEST_DRIVE);

  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  const [enquiry] = backoffice.enquiriesFrom(phone);
  expect(enquiry?.payload).toMatchObject({
    car: { chassisNumber: PICKUP, make: 'NISSAN', model: 'NAVARA', clientSellingPrice: 935_000 },
  });
  expect(backoffice.enquiriesFrom(phone)).toHaveLength(1);
});

test('a form that was sent is empty again, and stays so', async ({ page }) => {
  await page.goto(PRE_ORDER.page);
  await fillIn(page, filledIn(PRE_ORDER, aPhone()).typed);
  await send(page, PRE_ORDER);
  await expect(page.getByText('Message sent', { exact: true })).toBeVisible();
  for (const label of Object.keys(PRE_ORDER.typed)) await expect(fieldOf(page, label)).toHaveValue('');
  await page.reload();
  for (const label of Object.keys(PRE_ORDER.typed)) await expect(fieldOf(page, label)).toHaveValue('');
});
