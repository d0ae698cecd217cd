import { decodeSegment, encodeSegment } from './address-segment.ts';

test.each(['LAND ROVER', 'CITROËN', 'C/HR?%2F..', 'none', ''])('"%s" comes back from a segment', (text) => {
  const segment = encodeSegment(text);
  expect(segment).toMatch(/^[\w-]+$/);
  expect(decodeSegment(segment)).toBe(text);
});
