import { aDealerFile } from './dealer-file.ts';
import { request, requestAll } from './request.ts';
import { expect, test } from './test.ts';

/** A dealership with a name and an address, and terms for imports only. */
const HARDLY_ANYTHING = {
  postalCode: null,
  position: null,
  phones: [],
  whatsapp: null,
  email: null,
  vatNumber: null,
  companyRegistrationNumber: null,
  networks: { Facebook: null, TikTok: null, Instagram: null, LinkedIn: null },
  showroom: null,
  departments: { Sales: { 'Mon-Fri': '09:00-18:00' }, Parts: null, Service: null },
  terms: {
    import: {
      priceIncludes: { en: 'Duty and registration.', fr: 'Les droits et l’immatriculation.' },
      warranty: { en: 'Two years on the engine.', fr: 'Deux ans sur le moteur.' },
    },
    preOwned: { priceIncludes: null, warranty: null },
  },
};

const PAGES = ['/', '/about', '/car/AQUA-100001', '/preorder', '/privacy', '/nothing', '/search?page=%E0'];

/** Links to somebody, registrations, a map, and structured data without a value. */
const LEFT_OUT = [
  /href="tel:|href="mailto:[^?]|wa\.me\/\d/,
  /facebook\.com\/(?!sharer)|tiktok|instagram|linkedin/,
  /\b(?:VAT|BRN) /,
  /embed\.html|"(?:geo|telephone|email|vatID|postalCode)":/,
  /null, Union Park|>null<|undefined/,
];

test('what is null in DEALER_FILE is left out of every page', async ({ dataDir, openSite }) => {
  const site = await openSite({ env: { DEALER_FILE: aDealerFile(dataDir, HARDLY_ANYTHING) } });
  for (const { address, body } of await requestAll(site, PAGES)) {
    const shown = body.replace(/<style.*?<\/style>|<script(?! type="application\/ld).*?<\/script>/gs, '');
    expect(shown.match(/Example Motors/)?.[0], address).toBe('Example Motors');
    for (const pattern of LEFT_OUT) expect.soft(pattern.exec(shown)?.[0], address).toBeUndefined();
  }
});

test('what the dealership says of the price and the guarantee is on cars of that origin', async ({
  dataDir,
  openSite,
}) => {
  const site = await openSite({ env: { DEALER_FILE: aDealerFile(dataDir, HARDLY_ANYTHING) } });
  for (const [address, warranty] of [
    ['/car/AQUA-100001', 'Two years on the engine.'],
    ['/fr/car/AQUA-100001', 'Deux ans sur le moteur.'],
  ] as const) {
    const { body } = await request(site, address);
    expect(body.includes(`<p>${warranty}</p>`), address).toBe(true);
  }
});
