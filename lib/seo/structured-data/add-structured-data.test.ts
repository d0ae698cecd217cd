import fc from 'fast-check';
import { scriptJson } from './add-structured-data.ts';

test.each([
  ['the end of a script', '</script><script>alert(1)</script>'],
  ['the start of a comment', '<!-- <script>'],
  ['an entity', 'A &amp; B & C'],
  ['line breaks of their own kind', 'one\u2028two\u2029three\nfour'],
  ['quotes and backslashes', `"it's" \\u003c \\`],
])('%s is escaped and reads back unchanged', (_, name) => {
  const written = scriptJson({ name });
  expect(written).not.toMatch(/[<>&\u2028\u2029\n]/);
  expect(JSON.parse(written)).toEqual({ name });
});

test('a lone surrogate becomes U+FFFD', () => {
  expect(scriptJson({ name: 'A\uD83D!\uDE97', list: ['\uD83D\uDE97'] })).toBe(
    '{"name":"A\uFFFD!\uFFFD","list":["\uD83D\uDE97"]}',
  );
});

test('any text is parsed back unchanged and cannot end the script element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.json({ noUnicodeString: false }), (name, data) => {
      const written = scriptJson({ name, data });
      expect(written).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual({ name, data });
    }),
  );
});
