import { anEnquiry } from '../testing/an-enquiry';
import { isTooQuick } from './fill-time';

test.each([
  [0, true],
  [199, true],
  [200, false],
  [60_000, false],
])('a form without a link that comes %i ms after the first page is too quick: %p', (elapsedMs, expected) => {
  expect(isTooQuick(anEnquiry('contact'), elapsedMs)).toBe(expected);
});

test.each([
  'see https://pills.example',
  'see HTTP://pills.example',
  'www.pills.example',
  '<a href=//pills.example>',
  '<A\nhref=//pills.example>',
  '[url=//pills.example]',
])('a form with the link %j takes three seconds', (message) => {
  const texts = anEnquiry('contact', { message });
  expect(isTooQuick(texts, 2999)).toBe(true);
  expect(isTooQuick(texts, 3000)).toBe(false);
});

test('a link counts in every field', () => {
  expect(isTooQuick(anEnquiry('contact', { name: 'https://pills.example' }), 2999)).toBe(true);
});

test.each(['a < b', 'the http protocol', 'urls', 'see the <address>'])('%j is no link', (message) => {
  expect(isTooQuick(anEnquiry('contact', { message }), 200)).toBe(false);
});

test('who was never seen before is not too quick', () => {
  expect(isTooQuick(anEnquiry('contact', { message: 'https://pills.example' }), null)).toBe(false);
});
