import { expect, test } from '#e2e/visitor.ts';
import { structuredDataProblems } from './read.ts';

const CONTEXT = { '@context': 'https://schema.org' };

function pageWith(json: string): string {
  return `<!doctype html><script type="application/ld+json">${json}</script>`;
}

for (const [name, thing, problem] of [
  ['a property of no type', { '@type': 'Car', horsepower: 90 }, /Property "horsepower" for type "Car"/],
  [
    'a property of another type, deep inside',
    { '@type': 'Car', offers: { '@type': 'Offer', fuelType: 'PETROL' } },
    /Car > offers:Offer: Property "fuelType"/,
  ],
  ['a type that does not exist', { '@type': 'Car', offers: { '@type': 'Ofer' } }, /Type "Ofer"/],
  [
    'a breadcrumb without address before the last',
    {
      '@type': 'BreadcrumbList',
      itemListElement: ['Home', 'Inventory'].map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb,
      })),
    },
    /Field "item" with URL is missing/,
  ],
] as const) {
  test(`the validator finds ${name}`, async () => {
    const problems = await structuredDataProblems(pageWith(JSON.stringify({ ...CONTEXT, ...thing })));
    expect(problems).toEqual([expect.stringMatching(problem)]);
  });
}

test('the validator finds invalid JSON', async () => {
  const problems = await structuredDataProblems(pageWith('{"@type":'));
  expect(problems).toEqual([expect.stringContaining('Could not parse JSON-LD')]);
});

test('the validator accepts valid data', async () => {
  const car = { ...CONTEXT, '@type': 'Car', name: 'A car', vehicleTransmission: 'MANUAL' };
  expect(await structuredDataProblems(pageWith(JSON.stringify(car)))).toEqual([]);
});
