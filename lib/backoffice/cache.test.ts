import { vehicleTag } from './cache';

test.each([
  ['NHP10-6712345', 'vehicle:NHP10-6712345'],
  ['nhp10-6712345', 'vehicle:NHP10-6712345'],
  ['A,B Ü', 'vehicle:A%2CB%20%C3%9C'],
  ['\ud800', 'vehicle:%EF%BF%BD'],
])('pages of the car %p are tagged %s', (chassisNumber, tag) => {
  expect(vehicleTag(chassisNumber)).toBe(tag);
});

test('a tag is never longer than Next accepts', () => {
  expect(vehicleTag('X'.repeat(5000))).toHaveLength(256);
});
