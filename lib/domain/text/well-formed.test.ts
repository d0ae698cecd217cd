import * as fc from 'fast-check';
import { toWellFormed } from './well-formed.ts';

test('a text becomes the result of String.prototype.toWellFormed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0xd800, max: 0xdfff }), (text, half) => {
      const broken = `${text}${String.fromCharCode(half)}${text}`;
      expect(toWellFormed(broken)).toBe(broken.toWellFormed());
    }),
  );
});
