import { aBackoffice, status } from '#lib/backoffice/testing/a-backoffice.ts';
import { ENQUIRY_FORMS, enquiryAddress } from '#lib/domain/enquiry/forms.ts';
import { anEnquiry } from '#lib/domain/testing/an-enquiry.ts';
import { aJsonPost, aNativePost, aReceiver, SITE } from './testing/a-receiver.ts';

const EMPTY = { ...anEnquiry('contact'), phone: '' };

/** A receiver of contact forms from French pages. */
async function aFrenchReceiver(perMinute?: number) {
  const { url } = await aBackoffice({ 'GET /makes': [], 'POST /email': status(204) });
  const { receive } = await aReceiver({ backofficeUrl: url, ...(perMinute && { perMinute }) });
  const address = SITE + enquiryAddress(ENQUIRY_FORMS.contact, 'fr');
  return (request: Request) => receive('contact', new Request(address, request));
}

test('a form posted by a French page without JavaScript is answered by a French page', async () => {
  const receive = await aFrenchReceiver();
  const sent = await receive(aNativePost('contact', anEnquiry('contact')));
  expect(sent.headers.get('location')).toMatch(/^\/fr\/form-result\/sent\?form=contact&id=/);
  const rejected = await receive(aNativePost('contact', EMPTY));
  expect(rejected.headers.get('location')).toMatch(/^\/fr\/form-result\/[\da-f-]{36}\?form=contact$/);
});

test('a form posted by the script of a French page is answered in French', async () => {
  const receive = await aFrenchReceiver();
  const sent = await receive(aJsonPost('contact', anEnquiry('contact')));
  await expect(sent.json()).resolves.toEqual({ message: 'Message envoyé' });
  const rejected = await receive(aJsonPost('contact', EMPTY));
  const message = 'Veuillez remplir tous les champs';
  await expect(rejected.json()).resolves.toEqual({ message, fields: ['phone'] });
});

test('the page over the rate limit is in French and leads back to what was typed', async () => {
  const receive = await aFrenchReceiver(1);
  await receive(aNativePost('contact', anEnquiry('contact')));
  const rejected = await receive(aNativePost('contact', anEnquiry('contact', { name: 'Anil' })));
  expect(rejected.status).toBe(429);
  const page = await rejected.text();
  expect(page).toContain('<html lang="fr-MU">');
  expect(page).toContain('Veuillez réessayer dans ');
  expect(page).toMatch(
    /href="\/fr\/form-result\/[\da-f-]{36}\?form=contact">Revenir à ce que vous avez saisi</,
  );
  expect(page).toContain('Demander sur WhatsApp');
});

test('a form that is rejected before it is read is answered in French', async () => {
  const receive = await aFrenchReceiver();
  const foreign = aNativePost('contact', anEnquiry('contact'), { 'sec-fetch-site': 'cross-site' });
  const page = await (await receive(foreign)).text();
  expect(page).toContain('Votre message n’a pas été envoyé');
  expect(page).toContain('href="/fr#contact"');
});
