import { comparedFeatures } from './compared-features.ts';

test('the features of one car alone come first, and capitals make no difference', () => {
  const first = { clientOptions: 'Push start;Reverse camera;Tow bar' };
  const second = { clientOptions: 'REVERSE CAMERA;Airbags' };
  expect(comparedFeatures(first, second)).toEqual([
    { feature: 'Push start', has: [true, false] },
    { feature: 'Tow bar', has: [true, false] },
    { feature: 'Airbags', has: [false, true] },
    { feature: 'REVERSE CAMERA', has: [true, true] },
  ]);
});

test('a car without features may have them', () => {
  expect(comparedFeatures({ clientOptions: '' }, { clientOptions: 'Airbags' })).toEqual([
    { feature: 'Airbags', has: [null, true] },
  ]);
});

test('two cars without features have none to compare', () => {
  expect(comparedFeatures({ clientOptions: '' }, { clientOptions: ' ; ' })).toEqual([]);
});
