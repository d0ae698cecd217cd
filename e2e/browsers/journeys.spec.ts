import { expect } from '@playwright/test';
import { aPhone, CONTACT, withPhone } from '#e2e/enquiries/forms.ts';
import { test } from './test.ts';

const PICKUP = '/car/MNTCCUD23Z0104729';

const FIRST_CARD = { role: 'article' };
const DIFFERENCES = { name: /\d+ differences, not counting the price$/ };
const MENU = { role: 'dialog', name: 'Menu' };

test('a visitor goes from the landing page to a car, back and forward', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.press({ role: 'link', name: 'View Inventory' });
  await visitor.isAt('/search');
  await visitor.press({ role: 'link', within: { role: 'heading', within: FIRST_CARD } });
  await visitor.isAt(/^\/car\//);
  await visitor.sees({ role: 'heading', name: 'Vehicle Overview' });
  await visitor.back();
  await visitor.isAt('/search');
  await visitor.sees(FIRST_CARD);
  await visitor.forward();
  await visitor.isAt(/^\/car\//);
  await visitor.sees({ role: 'heading', name: 'Vehicle Overview' });
});

test('a visitor filters the inventory, pages and goes back', async ({ visitor }) => {
  await visitor.open('/search');
  await visitor.press({ name: 'Filters' });
  await visitor.types({ role: 'textbox', name: 'Max Price' }, '2000000');
  await visitor.press({ role: 'button', name: /^Search|^See \d+ cars/ });
  await visitor.isAt('/search?maxPrice=2000000');
  await visitor.press({ role: 'link', name: 'Next' });
  await visitor.sees({ name: /^Page 2 of/ });
  await visitor.back();
  await visitor.sees({ name: /^Page 1 of/ });
  await visitor.back();
  await visitor.isAt('/search');
  await visitor.sees({ role: 'heading', name: 'Cars for sale' });
});

test('a visitor compares two cars', async ({ visitor }) => {
  await visitor.open('/search?make=TOYOTA');
  for (const index of [0, 1]) {
    await visitor.press({ role: 'button', name: 'Add to compare', within: { role: 'article', index } });
    await visitor.isAt('/compare');
    if (index === 0) await visitor.back();
  }
  await visitor.sees(DIFFERENCES);
  for (const name of ['First car', 'Second car'])
    await visitor.sees({ role: 'heading', name: /^TOYOTA/, within: { role: 'region', name } });
  await visitor.sees({ role: 'rowheader', name: /^FUEL/, within: { role: 'table', name: 'Specification' } });
});

test('what is typed into the field of a chosen make takes its place', async ({ visitor }) => {
  await visitor.resizes(1200);
  await visitor.open('/search?make=TOYOTA');
  await visitor.press({ role: 'heading', name: /^TOYOTA/ });
  await visitor.sees({ role: 'button', name: 'Clear all' }); // the combobox's own
  await visitor.types({ role: 'combobox', name: 'Make' }, 'hon');
  await visitor.press({ role: 'option', name: /^HONDA/ });
  await visitor.seesValue({ role: 'combobox', name: 'Make' }, 'HONDA');
});

test('photos are stepped through, chosen and swiped, and fill the screen', async ({ visitor }) => {
  const close = { role: 'button', name: 'Close full screen' };
  await visitor.open(PICKUP);
  await visitor.press({ role: 'button', name: 'Next photo' });
  await visitor.seesInWindow({ role: 'img', name: /photo 2 of/ });
  await visitor.press({ role: 'link', name: /^Photo 4 of/ });
  await visitor.seesInWindow({ role: 'img', name: /photo 4 of/ });
  await visitor.swipesLeft({ role: 'img', name: /photo 4 of/ });
  await visitor.seesInWindow({ role: 'img', name: /photo 5 of/ });
  await visitor.press({ role: 'button', name: 'View in full screen' });
  await visitor.seesInWindow(close);
  await visitor.seesInWindow({ role: 'img', name: /photo 5 of/ });
  await visitor.hasFocusOn(close);
  await visitor.pressesKey('Escape');
  await visitor.doesNotSee(close);
  await visitor.press({ role: 'button', name: 'View in full screen' });
  await visitor.seesInWindow(close);
  await visitor.back();
  await visitor.doesNotSee(close);
  await visitor.isAt(PICKUP);
});

test('the photo in sight stays when the photos leave a screen that is wider than their place', async ({
  visitor,
}) => {
  await visitor.resizes(1200);
  await visitor.open(PICKUP);
  await visitor.press({ role: 'button', name: 'View in full screen' });
  await visitor.hasFocusOn({ role: 'button', name: 'Close full screen' });
  for (const photo of [2, 3, 4]) {
    await visitor.press({ role: 'button', name: 'Next photo' });
    await visitor.seesInWindow({ role: 'img', name: new RegExp(`photo ${photo} of`) });
  }
  await visitor.press({ role: 'button', name: 'Close full screen' });
  await visitor.seesInWindow({ role: 'link', name: /^Photo 4 of/ });
  await visitor.seesInWindow({ role: 'img', name: /photo 4 of/ });
  await visitor.press({ role: 'button', name: 'Previous photo' });
  await visitor.seesInWindow({ role: 'img', name: /photo 3 of/ });
});

for (const [kind, page] of [
  ['a decorative picture', '/'],
  ['a picture with a name', PICKUP],
] as const)
  test(`${kind} that cannot be loaded shows the placeholder`, async ({ visitor, site }) => {
    site.refusePictures();
    await visitor.open(page);
    await expect.poll(() => site.requests()).toContain('/assets/drawings/placeholder-car.avif');
  });

test('the menu opens, closes by Escape and leads to another page', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.press({ role: 'button', name: 'Menu' });
  await visitor.seesInWindow({ role: 'link', name: 'INVENTORY', within: MENU });
  await visitor.pressesKey('Escape');
  await visitor.doesNotSee(MENU);
  await visitor.press({ role: 'button', name: 'Menu' });
  await visitor.press({ role: 'link', name: 'INVENTORY', within: MENU });
  await visitor.isAt('/search');
  await visitor.doesNotSee(MENU);
});

test('an empty form is not sent', async ({ visitor }) => {
  await visitor.open('/preorder');
  await visitor.press({ role: 'button', name: 'Place order' });
  await visitor.seesInWindow({ name: 'Please fill all values' });
  await visitor.hasFocusOn({ role: 'textbox', name: 'Name' });
  await visitor.isAt('/preorder');
});

test('a filled-in form is sent', async ({ visitor, backoffice }) => {
  const phone = aPhone();
  const { page, button, values } = withPhone(CONTACT, phone);
  await visitor.open(page);
  for (const [label, value] of Object.entries(values))
    await visitor.types({ role: 'textbox', name: label }, value);
  await visitor.press({ role: 'button', name: button });
  await visitor.sees({ name: 'Message sent' });
  await expect.poll(() => backoffice.enquiriesFrom(phone)).toMatchObject([{ kind: CONTACT.kind }]);
  const [enquiry] = backoffice.enquiriesFrom(phone);
  expect(enquiry?.payload).toMatchObject({ name: values['Name'], message: values['Message'] });
});

test('two cars are compared that were added before the scripts arrived', async ({ visitor, site }) => {
  site.hold();
  await visitor.open('/search?make=TOYOTA');
  for (const index of [0, 1])
    await visitor.press({ role: 'button', name: 'Add to compare', within: { role: 'article', index } });
  site.release();
  await visitor.isAt('/compare');
  await visitor.sees(DIFFERENCES);
});

test('photos that were chosen and swiped to are kept when the scripts arrive', async ({ visitor, site }) => {
  site.hold();
  await visitor.open(PICKUP);
  await visitor.press({ role: 'link', name: /^Photo 2 of/ });
  await visitor.seesInWindow({ role: 'img', name: /photo 2 of/ });
  await visitor.swipesLeft({ role: 'img', name: /photo 2 of/ });
  await visitor.seesInWindow({ role: 'img', name: /photo 3 of/ });
  site.release();
  await visitor.press({ role: 'button', name: 'Next photo' });
  await visitor.seesInWindow({ role: 'img', name: /photo 4 of/ });
});

test('text that was typed into a form is kept when the scripts arrive', async ({ visitor, site }) => {
  site.hold();
  await visitor.open('/preorder');
  await visitor.types({ role: 'textbox', name: 'Name' }, 'Priya');
  site.release();
  await visitor.press({ role: 'button', name: 'Place order' });
  await visitor.seesInWindow({ name: 'Please fill all values' });
  await visitor.seesValue({ role: 'textbox', name: 'Name' }, 'Priya');
});

test('the menu opens before the scripts arrive, and stays open when they do', async ({ visitor, site }) => {
  const entry = { role: 'link', name: 'INVENTORY', within: MENU };
  site.hold();
  await visitor.open('/about');
  await visitor.press({ role: 'button', name: 'Menu' });
  await visitor.seesInWindow(entry);
  site.release();
  await visitor.press(entry);
  await visitor.isAt('/search');
});
