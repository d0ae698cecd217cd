import { facetOptions } from './facet-options.ts';
import type { FacetCounts } from './inventory-view.ts';

const COUNTS: FacetCounts = {
  make: [
    ['TOYOTA', 42],
    ['KIA', 1],
  ],
  model: [],
  transmission: [],
  fuel: [],
  body: [],
  colour: [],
  origin: [['pre-owned', 3]],
  availability: [],
};

function capitalized(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}

test.each([
  ['make', ['HONDA', 'Kia', 'TOYOTA'], ['Kia (1)', 'TOYOTA (42)', 'HONDA (0)']],
  ['origin', ['import', 'pre-owned'], ['Pre-owned (3)', 'Import (0)']],
  ['minYear', ['2020', '2019'], ['2020', '2019']],
] as const)('options of %s tell their cars, and those without cars come last', (key, options, labels) => {
  expect(facetOptions(options, key, COUNTS, capitalized).map(({ label }) => label)).toEqual(labels);
});

test('without counts the options keep their order', () => {
  expect(facetOptions(['HONDA', 'import'], 'make', null, capitalized)).toEqual([
    { value: 'HONDA', name: 'HONDA', label: 'HONDA' },
    { value: 'import', name: 'Import', label: 'Import' },
  ]);
});
